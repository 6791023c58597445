import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** How the server is started; `REGLETTE_SERVE` says it otherwise, with the same two places. */
function command(listen: string, db: string): string[] {
  const said = process.env['REGLETTE_SERVE'];
  if (said) return said.split(' ').map((it) => it.replace('{listen}', listen).replace('{db}', db));
  const all = ['debug', 'release'].map((it) => join(root, 'target', it, 'reglette')).filter(existsSync);
  const built = all.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  if (!built) throw new Error('build the program first: cargo build');
  // No test waits for bots longer than they think.
  return [built, 'serve', '--listen', listen, '--db', db, '--bot-pause', '0'];
}

/** A real server on a database of its own. */
export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'reglette-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#port ||= await freePort();
    const [program = '', ...args] = command(`127.0.0.1:${this.#port}`, join(this.#folder, 'tables.db'));
    this.#process = spawn(program, args, { cwd: join(root, 'web'), stdio: ['ignore', 'ignore', 'inherit'] });
    for (let tries = 0; tries < 300; tries++) {
      const up = await fetch(`${this.url}/healthz`).then((it) => it.ok, () => false);
      if (up) return;
      await new Promise((wake) => setTimeout(wake, 100));
    }
    throw new Error('the server did not come up');
  }

  /** Ends it at once, as a power cut would. */
  async kill(): Promise<void> {
    const process = this.#process;
    this.#process = null;
    if (!process || process.exitCode !== null) return;
    const gone = new Promise((done) => process.once('exit', done));
    process.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
