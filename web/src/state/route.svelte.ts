/** Where the reader is. Everything stands behind `#`, so that no server sees a token. */
export class Route {
  path = $state<string[]>(read());
  /** The table or the replay that was left to look at the rules. */
  left = $state.raw<{ page: 'table' | 'replay'; way: string } | null>(null);

  constructor() {
    globalThis.addEventListener?.('hashchange', (event) => {
      const before = parts(new URL(event.oldURL).hash);
      this.path = read();
      if (this.path[0] !== 'rules') this.left = null;
      else if (before[0] === 'table' || before[0] === 'replay') this.left = { page: before[0], way: new URL(event.oldURL).hash };
    });
  }

  /** Changes the address of the page that is shown, and nothing else. */
  replace(path: string): void {
    history.replaceState(null, '', `#/${path}`);
  }

  go(path: string): void {
    location.hash = `#/${path}`;
  }
}

/** The way to a page; an address of nothing is the way to nothing. */
function read(): string[] {
  const { hash = '', pathname = '/' } = globalThis.location ?? {};
  const strays = !hash && pathname !== '/' && pathname !== '/index.html';
  return strays ? ['?', pathname] : parts(hash);
}

function parts(hash: string): string[] {
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
