/** What the device remembers, under one prefix. Without storage it forgets, and nothing else. */
const PREFIX = 'reglette.';

export function kept<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Storage is forbidden.
  }
}
