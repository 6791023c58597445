declare module 'virtual:deck/cardgame' {
  const cards: Record<string, import('./games/cardgame/documents').Printed>;
  export default cards;
}
