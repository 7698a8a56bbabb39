import { PROTOCOL } from '@mazmorra/protocol';
import { WebSocket } from 'ws';
import { choose } from './meter.ts';

interface Decision {
  readonly number: number;
  readonly options: readonly string[];
}

type Reply = { readonly ok?: unknown; readonly error?: unknown };

export interface Plays {
  readonly c: number;
  /** A decision was put to the seat, and is answered now. */
  asked?(): void;
  over?(): void;
}

/** A guest of a misbehaving client: waits for the reply to each request that is asked, and may answer all decisions at once. */
export class Person {
  readonly #socket: WebSocket;
  #id = 0;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  /** Where this person answers all decisions at once. */
  plays: Plays | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(String(data)));
  }

  static async enter(port: number, localAddress: string): Promise<Person> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { localAddress });
    socket.on('error', () => undefined);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const person = new Person(socket);
    await person.ask('hello', { protocol: PROTOCOL, name: 'Neighbour' });
    return person;
  }

  ask(name: string, args: object = {}): Promise<Reply> {
    const id = ++this.#id;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.send(JSON.stringify({ id, do: name, ...args }));
    });
  }

  /** Asks and does not wait for the reply. */
  tell(name: string, args: object = {}): void {
    this.send(JSON.stringify({ id: ++this.#id, do: name, ...args }));
  }

  send(text: string): void {
    if (this.isOpen) this.#socket.send(text);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.#socket.terminate();
  }

  #receive(text: string): void {
    const isReply = text.startsWith('{"re":');
    if (!isReply && !this.plays) return;
    const message = JSON.parse(text);
    if (isReply) {
      this.#waiting.get(message.re)?.(message);
      this.#waiting.delete(message.re);
    }
    const d: Decision | undefined = message.d ?? message.play?.d;
    if (d) this.#answer(d);
    else if (message.room?.status === 'finished') this.plays?.over?.();
  }

  #answer({ number, options }: Decision): void {
    if (!this.plays) return;
    const { c } = this.plays;
    this.plays.asked?.();
    this.tell('answer', { c, n: number, option: options[choose(options)] ?? '', key: `k${this.#id}` });
  }
}
