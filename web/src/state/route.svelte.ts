/** Where the reader is. Everything stands behind `#`, so that no server sees a token. */
export class Route {
  path = $state<string[]>(read());

  constructor() {
    globalThis.addEventListener?.('hashchange', () => (this.path = read()));
  }

  /** Changes the address of the page that is shown, and nothing else. */
  replace(path: string): void {
    history.replaceState(null, '', `#/${path}`);
  }

  go(path: string): void {
    location.hash = `#/${path}`;
  }
}

function read(): string[] {
  const hash = globalThis.location?.hash ?? '';
  return hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decode);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();
