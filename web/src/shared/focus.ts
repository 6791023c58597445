/** Closes a dialog and gives the focus back to whatever opened it, if that is still there. */
export function returnTo(dialog: HTMLDialogElement, before: Element | null): void {
  dialog.close();
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}

/** Whether the focus was lost with the thing that had it. */
export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
