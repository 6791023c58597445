/**
 * Asks for the newest thing only: one question is on its way at a time, and what is out of date by
 * then is never asked. What comes of a question is told unless it failed.
 */
export function latest<A, T>(ask: (it: A) => Promise<T>, told: (answer: T, it: A) => void): { want(it: A): void; stop(): void } {
  let asking = false;
  let next: { it: A } | null = null;
  let round = 0;

  async function go(it: A): Promise<void> {
    const own = round;
    asking = true;
    try {
      const answer = await ask(it);
      if (own === round) told(answer, it);
    } catch {
      // The next question may fare better.
    } finally {
      asking = false;
    }
    const waiting = next;
    next = null;
    if (waiting) void go(waiting.it);
  }

  return {
    want(it) {
      if (asking) next = { it };
      else void go(it);
    },
    /** Forgets what was asked. */
    stop() {
      round += 1;
      next = null;
    },
  };
}
