declare module 'virtual:deck/cardgame' {
  const cards: Record<string, import('./games/cardgame/deck').Printed>;
  export default cards;
}
