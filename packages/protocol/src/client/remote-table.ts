import type { Json, Seat } from '@mazmorra/kernel';
import { patch } from '../diff.ts';
import type {
  ChatLine,
  ClockView,
  DecisionView,
  Happened,
  Opened,
  PlayView,
  RoomView,
  SeenPair,
  ServerMessage,
  Update,
} from '../messages.ts';
import type { RequestInput, RequestName } from '../requests.ts';
import { Disconnected, type Link, type LinkChannel, RequestError } from './link.ts';

/** The game as it stands. */
export interface Play {
  readonly n: number;
  readonly view: Json;
  readonly decision: DecisionView | undefined;
  readonly awaited: readonly Seat[];
  readonly clock: ClockView | undefined;
}

export type RemoteChange =
  /** Opened, opened again after a break, or put back to what is saved. `missed` is what happened meanwhile, if known. */
  | {
      readonly type: 'loaded';
      readonly missed: readonly Happened[] | undefined;
      /** Right after the start: what happened in the set-up, and so all that has happened. */
      readonly setup: readonly SeenPair[] | undefined;
    }
  | {
      readonly type: 'step';
      readonly n: number;
      readonly seat: Seat | undefined;
      readonly events: readonly SeenPair[];
      /** The view at each event; none for an answer that is told late. */
      readonly views: readonly Json[];
    }
  | { readonly type: 'room' }
  | { readonly type: 'chat'; readonly line: ChatLine }
  /** The table had a fault; the server reads it again, and a room and a `loaded` follow. */
  | { readonly type: 'interrupted' }
  /** Refused or thrown out; nothing more will come. */
  | { readonly type: 'gone'; readonly why: string };

export interface OpenOptions {
  readonly table: string;
  readonly invite?: string;
  /** Look on without a seat, even where one is one's own. */
  readonly watch?: boolean;
  /** Look on as the big screen of everybody in the room. */
  readonly screen?: boolean;
  listen(change: RemoteChange): void;
}

type AtTable = Exclude<
  RequestName,
  | 'hello'
  | 'ping'
  | 'name'
  | 'handover'
  | 'lobby'
  | 'pool'
  | 'wait'
  | 'unwait'
  | 'mine'
  | 'muted'
  | 'unmute'
  | 'create'
  | 'open'
  | 'close'
  | 'answer'
>;

/** By `getRandomValues`, which a page from a plain http address in the home network has too. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Thrown away when the answer may have been taken: then the server knows its key, and saying it again is safe. */
const isWorthRepeating = (error: unknown): boolean =>
  error instanceof Disconnected ||
  (error instanceof RequestError && ['storage', 'stopping'].includes(error.reply.code));

/** One table on a server: always what the server last said, never a guess. */
export class RemoteTable implements LinkChannel {
  readonly #link: Link;
  readonly #options: OpenOptions;
  readonly #c: number;
  #room: RoomView | undefined;
  #play: Play | undefined;
  #chat: ChatLine[] = [];
  #opening = false;
  #open = false;
  #closed = false;
  readonly #waiters = new Set<() => void>();

  constructor(link: Link, options: OpenOptions) {
    this.#link = link;
    this.#options = options;
    this.#c = link.addChannel(this);
    if (link.online) this.connected();
  }

  get table(): string {
    return this.#options.table;
  }

  get room(): RoomView | undefined {
    return this.#room;
  }

  get play(): Play | undefined {
    return this.#play;
  }

  get chat(): readonly ChatLine[] {
    return this.#chat;
  }

  /** Waits for a table that is being opened. Rejects with `Disconnected` without a connection, also where the link is closed meanwhile. */
  async request<N extends AtTable>(name: N, args: Omit<RequestInput<N>, 'c'>) {
    if (this.#isAboutToOpen) await this.#openAgain(0);
    return this.#link.request(name, { ...args, c: this.#c } as RequestInput<N>);
  }

  /**
   * Answers the open decision. When the connection breaks on the way, the same answer is sent again with the same
   * key as soon as the table is open again, so it is taken once. Returns the number it got, or rejects with what the
   * server says, or with `Disconnected` where the table or the link is closed before that.
   */
  async answer(option: string): Promise<number> {
    const number = this.#play?.decision?.number;
    if (number === undefined) throw new RequestError({ code: 'not-asked', message: 'nothing is asked' });
    const key = newKey();
    if (this.#isAboutToOpen) await this.#openAgain(0);
    for (;;) {
      try {
        return (await this.#link.request('answer', { c: this.#c, n: number, option, key })).n;
      } catch (error) {
        if (this.#closed || !isWorthRepeating(error)) throw error;
        await this.#openAgain(error instanceof Disconnected ? 0 : 300);
      }
    }
  }

  close(): void {
    this.#closed = true;
    this.#link.removeChannel(this.#c);
    this.#wakeAll();
  }

  // What the link tells.

  connected(): void {
    this.#open = false;
    this.#load();
  }

  receive(message: ServerMessage & { readonly c: number }): void {
    if ('n' in message) this.#update(message);
    else if ('room' in message) {
      this.#room = message.room;
      if (this.#play) this.#play = { ...this.#play, clock: message.clock };
      this.#options.listen({ type: 'room' });
    } else if ('play' in message) {
      this.#play = playOf(message.play);
      this.#options.listen({ type: 'loaded', missed: undefined, setup: message.play.e });
    } else if ('chat' in message) {
      this.#chat = withLine(this.#chat, message.chat);
      this.#options.listen({ type: 'chat', line: message.chat });
    } else if ('interrupted' in message) this.#options.listen({ type: 'interrupted' });
    else if ('gone' in message) this.#gone(message.gone);
  }

  closed(): void {
    this.#closed = true;
    this.#wakeAll();
  }

  #update(update: Update): void {
    const before = this.#play;
    if (!this.#open || !before || update.n <= before.n) return;
    const missed = update.missed ?? [];
    // A number is missing: what we have is no base for this update.
    if (update.n - missed.length !== before.n + 1) {
      this.#reload();
      return;
    }
    this.#play = {
      n: update.n,
      view: update.v === undefined ? before.view : patch(before.view, update.v),
      decision: update.d === undefined ? before.decision : update.d === 0 ? undefined : update.d,
      awaited: update.w ?? before.awaited,
      clock: update.clock,
    };
    for (const { n, seat, e } of missed)
      this.#options.listen({ type: 'step', n, seat, events: e, views: [] });
    const events = update.e ?? [];
    const views = viewsAt(events, before.view, this.#play.view);
    this.#options.listen({ type: 'step', n: update.n, seat: update.s, events, views });
  }

  #reload(): void {
    this.#open = false;
    this.#link.ask(
      'close',
      { c: this.#c },
      {
        resolve: () => this.#load(),
        reject: () => this.#load(),
      },
    );
  }

  #load(): void {
    if (this.#opening || this.#open || this.#closed) return;
    this.#opening = true;
    const { table, invite, watch, screen } = this.#options;
    const since = this.#play?.n;
    const args = {
      table,
      c: this.#c,
      ...(invite !== undefined && { invite }),
      ...(watch && { watch }),
      ...(screen && { screen }),
      ...(since !== undefined && { since }),
    };
    this.#link.ask('open', args, {
      resolve: (opened) => {
        this.#opening = false;
        if (!this.#closed) this.#opened(opened);
      },
      reject: (error) => {
        this.#opening = false;
        if (error instanceof RequestError && !this.#closed) this.#failed(error);
      },
    });
  }

  #opened({ room, play, missed, chat }: Opened): void {
    this.#open = true;
    this.#room = room;
    this.#play = play && playOf(play);
    this.#chat = [...chat];
    this.#options.listen({ type: 'loaded', missed, setup: play?.e });
    this.#wakeAll();
  }

  #failed(error: RequestError): void {
    if (['storage', 'stopping', 'rate'].includes(error.reply.code)) setTimeout(() => this.#load(), 500);
    else this.#gone(error.reply.message);
  }

  #gone(why: string): void {
    this.#closed = true;
    this.#options.listen({ type: 'gone', why });
    this.#wakeAll();
  }

  /** Connected, but not at the table yet: the server would refuse what is said to a table that this connection has not opened. */
  get #isAboutToOpen(): boolean {
    return this.#link.online && !this.#open && !this.#closed;
  }

  /** Resolves when the table is open (again), or will not be any more. */
  async #openAgain(pause: number): Promise<void> {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    while (!this.#closed && !(this.#open && this.#link.online))
      await new Promise<void>((resolve) => this.#waiters.add(resolve));
  }

  #wakeAll(): void {
    for (const wake of this.#waiters) wake();
    this.#waiters.clear();
  }
}

/** The view at each event of an update, from the one before it to the one after it. */
function viewsAt(events: readonly SeenPair[], from: Json, to: Json): Json[] {
  let view = from;
  return events.map(([, , change, fromNew], place) => {
    if (place === events.length - 1) return to;
    if (change !== undefined) view = patch(fromNew ? to : view, change);
    return view;
  });
}

const playOf = ({ n, view, d, w, clock }: PlayView): Play => ({ n, view, decision: d, awaited: w, clock });

/** The lines with one more, or with one that was told before and has changed since. */
function withLine(lines: readonly ChatLine[], line: ChatLine): ChatLine[] {
  const known = lines.some(({ n }) => n === line.n);
  return known ? lines.map((old) => (old.n === line.n ? line : old)) : [...lines, line];
}
