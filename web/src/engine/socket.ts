import type { At, Choice, Fault, Hint, Json, Legality, Odds } from '../documents';
import type { Heard, Hello, Snapshot, Told } from '../generated/documents';
import { saltFor } from '../state/dice';
import { Refused, type Listener, type Place, type TableKey } from './engine';
import { ask, changeSeat, part, unreachable } from './http';

interface Waiting {
  done(answer: Json): void;
  refused(error: Refused): void;
}

/** How long to wait before the next attempt to connect, in milliseconds. */
const RETRY = [300, 700, 1500, 3000, 5000];

/** A silent socket is asked for a sign of life after so long, and given up after twice that. */
const SILENCE = 20_000;

/** Sits at a table of a server and stays there: a lost connection is opened again. */
export function sitAt(api: string, key: TableKey, as: number | null, listener: Listener): Place {
  const url = `${api}/tables/${part(key.table)}`;
  const post = <T>(what: string, body: object, signal?: AbortSignal) =>
    ask<T>(`${url}/${what}`, { token: key.token, body, ...(signal && { signal }) });
  const line = new SocketLine(`${url}/socket`, key, as, listener);
  return {
    choose: (at, choice) => line.choose(at, choice),
    odds: (choice, of, policy, signal) => post<Odds>('odds', { choice, ...(of && { of }), ...(policy && { policy }) }, signal),
    hint: (level) => post<Hint>('hint', level ? { level } : {}),
    legal: (...choices) => post<Legality>('legal', { choice: choices.length > 1 ? choices : choices[0] }),
    measure: (asked) => line.measure(asked),
    undo: async (at) => (await post<{ asked?: number[] }>('undo', at)).asked ?? [],
    consent: async (at, seat, yes) => void (await post('consent', { ...at, seat, yes })),
    redo: async (at) => void (await post('redo', at)),
    seat: (seat, change) => changeSeat(url, key.token, seat, change),
    say: async (text) => void (await post('chat', { text })),
    pace: async (pace) => void (await post('pace', { pace })),
    leave: () => line.close(),
  };
}

class SocketLine {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #attempt = 0;
  #next = 0;
  #closed = false;
  #heard = 0;
  /** The table as it was told last. */
  #table: Snapshot | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;

  constructor(
    private readonly url: string,
    private readonly key: TableKey,
    private readonly as: number | null,
    private readonly listener: Listener,
  ) {
    this.#open();
    this.#pulse = setInterval(() => this.#beat(), SILENCE / 2);
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
  }

  async choose(at: At, choice: Choice): Promise<number> {
    const added = saltFor(this.key.table, at.decision);
    return Number(await this.#send(`${at.decision}-`, (id) => ({ type: 'choose', id, ...at, choice, salt: added })));
  }

  measure(ask: Json): Promise<Json> {
    return this.#send('m-', (id) => ({ type: 'measure', id, ask }));
  }

  /** Sends something that is answered by its name. */
  #send(head: string, message: (id: string) => Heard): Promise<Json> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(unreachable()));
    const id = `${head}${this.#next++}`;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused });
      socket.send(JSON.stringify(message(id)));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
    this.#abandon();
  }

  #open(): void {
    this.listener.line(this.#attempt ? 'lost' : 'connecting');
    const address = new URL(this.url, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      // The page has the message files: it words questions and events itself.
      const hello: Hello = { token: this.key.token, texts: false, ...(this.as === null ? {} : { as: this.as }) };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(message.data)) as Told);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(told: Told): void {
    switch (told.type) {
      case 'snapshot':
        this.#attempt = 0;
        this.listener.line('open');
        this.#show(told);
        return;
      case 'update':
        if (this.#table) this.#show({ ...this.#table, ...told });
        return;
      case 'done':
        this.#take(told.id)?.done(told.decision);
        return;
      case 'measured':
        this.#take(told.id)?.done(told.measured);
        return;
      case 'refused': {
        const waiting = this.#take(told.id);
        if (waiting) waiting.refused(new Refused(told.error));
        else this.#refuse(told.error);
        return;
      }
      case 'presence':
        if (this.#table) this.#table = { ...this.#table, seats: told.seats };
        this.listener.presence(told.seats);
        return;
      case 'chat':
        if (this.#table) this.#table = { ...this.#table, chat: [...this.#table.chat, told] };
        this.listener.chat(told);
        return;
      case 'pong':
        return;
    }
  }

  #show(table: Snapshot): void {
    this.#table = table;
    this.listener.snapshot(table);
  }

  #take(id: string | null | undefined): Waiting | undefined {
    if (id === null || id === undefined) return undefined;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  /** The table does not want us: trying again would not help. */
  #refuse(fault: Fault): void {
    if (['unauthorized', 'not-found'].includes(fault.code)) {
      this.close();
      this.listener.line('refused', fault);
    }
  }

  #lost(): void {
    this.#socket = null;
    this.#table = null;
    this.#abandon();
    if (this.#closed) return;
    const wait = RETRY[Math.min(this.#attempt, RETRY.length - 1)] ?? 5000;
    this.#attempt += 1;
    this.listener.line('lost');
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  /** Whether an answer arrived is told by the next snapshot. */
  #abandon(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    waiting.forEach((it) => it.refused(new Refused(unreachable())));
  }

  #beat(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > 2 * SILENCE) socket.close();
    else if (Date.now() - this.#heard > SILENCE / 2) socket.send('{"type":"ping"}');
  }

  /** Somebody looks again, or the network is back: no reason to wait any longer. */
  #now = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === 'hidden') return;
    clearTimeout(this.#timer);
    this.#open();
  };
}
