/** Tells whoever looks elsewhere that it is their turn. */
const plain = 'Réglette';

export function canAsk(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'default';
}

export async function askToNotify(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

/** The title shows it always; a notification does when it is allowed and the page is hidden. */
export function yourTurn(text: string, detail: string): void {
  document.title = `● ${text} – ${plain}`;
  const allowed = 'Notification' in globalThis && Notification.permission === 'granted';
  if (!allowed || document.visibilityState !== 'hidden') return;
  try {
    const note = new Notification(text, { body: detail, tag: 'reglette-turn', icon: '/favicon.svg' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only allow it to a service worker; the title has to do.
  }
}

export function titled(page: string): void {
  document.title = page ? `${page} – ${plain}` : plain;
}
