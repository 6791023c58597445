/** What a screen reader is told: the last things that happened. */
class Announcer {
  text = $state('');
  #turn = false;

  say(text: string): void {
    if (!text) return;
    // The same text twice in a row is told twice.
    this.#turn = !this.#turn;
    this.text = this.#turn ? text : `${text}\u00a0`;
  }
}

export const announcer = new Announcer();
