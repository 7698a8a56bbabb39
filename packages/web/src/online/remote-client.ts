import { factsOf, isGameId } from '@mazmorra/catalogue';
import type { Accusation, RefusalReason, Seat, Viewer } from '@mazmorra/kernel';
import {
  botName,
  type ChatLine,
  type ClockView,
  type Happened,
  type RoomView,
  type SeatView,
  type SeenPair,
} from '@mazmorra/protocol';
import {
  type Link,
  type OpenOptions,
  type Play,
  type RemoteChange,
  RemoteTable,
  RequestError,
} from '@mazmorra/protocol/client';
import { tellAll } from '../parts/tell-all.ts';
import { useSettings } from '../settings/store.ts';
import { createStore } from '../settings/stores.ts';
import type {
  AnswerResult,
  Connection,
  Hint,
  LogEntry,
  OfferedDecision,
  SeatInfo,
  TableChange,
  TableClient,
  TableInfo,
  TableState,
} from '../table/client.ts';
import { isGuest } from './guests.ts';
import { onlineWordsIn } from './words.ts';

export interface HeardClock extends ClockView {
  readonly heard: number;
}

/** More answers than this are not played one by one after a break: they are told. */
const mostPlayed = 3;

/** The table around the game, for the waiting room and the chat. */
export interface RoomState {
  readonly room?: RoomView;
  readonly begun: boolean;
  /** The table had a fault and is being read again by the server. */
  readonly interrupted: boolean;
  readonly chat: readonly ChatLine[];
  /** What each awaited seat had left when we heard of it. */
  readonly clock: HeardClock | undefined;
  /** A bot had our seat while we were away, and we have not played since. */
  readonly returned: boolean;
  /** The table cannot be opened, or we were sent away. */
  readonly gone?: string;
}

export interface RemoteOptions {
  readonly table: string;
  readonly invite?: string;
  readonly watch: boolean;
  /** The big screen of everybody in the room: looks on, too. */
  readonly screen?: boolean;
}

type Happening = Pick<Extract<RemoteChange, { type: 'step' }>, 'n' | 'seat' | 'events' | 'views'>;

/** A table on the server as the screens know tables. Says only what the server said. */
export class RemoteClient implements TableClient {
  readonly kind = 'remote';
  readonly store = createStore<RoomState>(() => ({
    begun: false,
    interrupted: false,
    chat: [],
    clock: undefined,
    returned: false,
  }));
  readonly remote: RemoteTable;
  readonly #options: RemoteOptions;
  readonly #listeners = new Set<(change: TableChange) => void>();
  #connection: Connection = 'connecting';
  #log: LogEntry[] | undefined;
  /** We were here when the game began: whatever the log holds, we have seen. */
  #fromTheStart = false;
  #coveredAtOpening = false;
  /** What the last state told besides the game itself. */
  #shown = '';

  constructor(link: Link, options: RemoteOptions) {
    this.#options = options;
    const { table, invite, watch, screen = false } = options;
    const open: OpenOptions = {
      table,
      watch,
      screen,
      ...(invite !== undefined && { invite }),
      listen: (change) => this.#heard(change),
    };
    this.remote = new RemoteTable(link, open);
  }

  subscribe(listener: (change: TableChange) => void): () => void {
    this.#listeners.add(listener);
    const snapshot = this.#snapshot();
    if (snapshot) listener(snapshot);
    return () => void this.#listeners.delete(listener);
  }

  async answer(decision: OfferedDecision, option: string): Promise<AnswerResult> {
    const now = this.remote.play?.decision;
    if (now?.number !== decision.number)
      return { ok: false, reason: { code: 'stale', given: decision.number, current: now?.number ?? 0 } };
    try {
      await this.remote.answer(option);
      return { ok: true };
    } catch (error) {
      return { ok: false, reason: reasonOf(error, decision, option) };
    }
  }

  /** Only one's own seat has a token here; the server knows which it is. */
  async accuse(_: Seat, about: Seat | undefined): Promise<void> {
    // A refusal changes nothing: the token stays where it was.
    await this.remote.request('accuse', { about: about ?? null }).catch(() => undefined);
  }

  /** The master's advice, which the server gives where all others are bots; never in the game of a day. */
  get hint(): (() => Promise<Hint>) | undefined {
    const { room } = this.remote;
    return room?.daily ? undefined : () => this.remote.request('hint', {});
  }

  /** Others have seen it: at a table online what is done is done. */
  async takeBack(): Promise<AnswerResult> {
    return { ok: false, reason: { code: 'no-take-back' } };
  }

  async look(): Promise<void> {
    // Everybody has the eyes the server gives.
  }

  /** After the end everything lies open: who only watched sees it then. */
  openHands(view: unknown): void {
    const { room, play } = this.remote;
    if (!room?.outcome || !play || !this.#log || this.#viewer() !== 'spectator') return;
    const state = { ...this.#state(play), viewer: 'all' as const, view };
    this.#tell({ type: 'step', step: { number: play.n, beats: [], state } });
  }

  setConnection(connection: Connection): void {
    if (connection === this.#connection) return;
    this.#connection = connection;
    this.#tell({ type: 'connection', connection });
  }

  close(): void {
    this.#listeners.clear();
    this.remote.close();
  }

  #heard(change: RemoteChange): void {
    const { room, play, chat } = this.remote;
    this.store.setState({
      ...(room && { room }),
      begun: play !== undefined,
      interrupted: change.type === 'interrupted',
      chat: chat.filter(({ accusation }) => accusation === undefined),
      ...(change.type !== 'chat' && { clock: heard(play?.clock) }),
      ...this.#returned(change),
    });
    switch (change.type) {
      case 'loaded':
        this.#loaded(change.missed, change.setup);
        break;
      case 'step':
        this.#step(change);
        break;
      case 'room':
        this.#roomChanged();
        break;
      case 'chat':
        if (change.line.accusation) this.#tell({ type: 'talk', talk: this.#talk() ?? [] });
        break;
      case 'gone':
        this.store.setState({ gone: change.why });
        this.#tell({ type: 'lost', why: 'missing' });
    }
  }

  /** Who comes back is told first that a bot has the seat, and then that they have it again. */
  #returned(change: RemoteChange): { returned?: boolean } {
    const { you } = this.remote.room ?? {};
    if (change.type === 'step') return change.seat === you && you !== undefined ? { returned: false } : {};
    const was = this.#coveredAtOpening;
    if (change.type === 'loaded') this.#coveredAtOpening = this.covered;
    if (change.type !== 'room' || !was || this.covered) return {};
    this.#coveredAtOpening = false;
    return { returned: true };
  }

  /**
   * A little that was missed is played like everything else, much is told in a list; where it is not known, the table is
   * shown as it stands.
   */
  #loaded(missed: readonly Happened[] | undefined, setup: readonly SeenPair[] | undefined): void {
    const { play } = this.remote;
    if (!play) return;
    if (!this.#log && setup) {
      this.#log = entriesOf(0, undefined, setup);
      this.#fromTheStart = true;
      const change = this.#snapshot();
      if (change) this.#tell(change);
      return;
    }
    if (!this.#log || !missed) {
      this.#readLog();
      return;
    }
    if (missed.length > mostPlayed) {
      const unseenFrom = this.#log.at(-1)?.number ?? 0;
      this.#log.push(...missed.flatMap(({ n, seat, e }) => entriesOf(n, seat, e)));
      const change = this.#snapshot(unseenFrom);
      if (change) this.#tell(change);
      return;
    }
    for (const { n, seat, e } of missed) this.#step({ n, seat, events: e, views: [] });
    this.#roomChanged();
  }

  #readLog(): void {
    this.#log = undefined;
    const told = (log: readonly Happened[]): void => {
      const number = this.remote.play?.n ?? 0;
      this.#log = log.filter(({ n }) => n <= number).flatMap(({ n, seat, e }) => entriesOf(n, seat, e));
      const snapshot = this.#snapshot();
      if (snapshot) this.#tell(snapshot);
    };
    this.remote.request('log', {}).then(
      ({ log }) => told(log),
      // Without its history a game can still be played; a broken connection opens the table again.
      (error) => error instanceof RequestError && told([]),
    );
  }

  #step({ n, seat, events, views }: Happening): void {
    const { play } = this.remote;
    if (!this.#log || !play) return;
    this.#log.push(...entriesOf(n, seat, events));
    const state = this.#state(play);
    const { decision: _, outcome: __, ...passing } = state;
    const last = n === play.n;
    if (last) this.#shown = this.#seating();
    this.#tell({
      type: 'step',
      step: {
        number: n,
        ...(seat !== undefined && { seat }),
        beats: events.map(([rule, event], index) => ({
          rule,
          event,
          ...(index in views && { view: views[index] }),
        })),
        state: last ? state : { ...passing, number: n },
      },
    });
  }

  /** The end is told after the last answer, and a seat is covered at any time: then the state is shown once more. */
  #roomChanged(): void {
    const { room, play } = this.remote;
    if (!room || !play || !this.#log) return;
    this.#tell({ type: 'info', info: this.#info(room) });
    const seating = this.#seating();
    if (seating === this.#shown) return;
    this.#shown = seating;
    this.#tell({ type: 'step', step: { number: play.n, beats: [], state: this.#state(play) } });
  }

  #snapshot(unseenFrom?: number): TableChange | undefined {
    const { room, play } = this.remote;
    const log = this.#log;
    if (!room || !play || !log) return undefined;
    const state = this.#state(play);
    this.#shown = this.#seating();
    const own = log.findLast(({ seat }) => seat !== undefined && seat === state.viewer)?.number ?? 0;
    const seen = this.#fromTheStart && unseenFrom === undefined ? (log.at(-1)?.number ?? 0) : 0;
    const lastOwn = Math.max(own, seen);
    const connection = this.#connection;
    return {
      type: 'snapshot',
      snapshot: {
        info: this.#info(room),
        state,
        log: [...log],
        lastOwn,
        ...(unseenFrom !== undefined && { unseenFrom }),
        connection,
      },
    };
  }

  #state({ n, view, decision, awaited }: Play): TableState {
    const viewer = this.#viewer();
    const outcome = this.remote.room?.outcome;
    const talk = this.#talk();
    const asked = decision !== undefined && typeof viewer === 'number' && !this.covered;
    return {
      number: n,
      viewer,
      view,
      awaited: outcome ? [] : awaited,
      takeBack: false,
      ...(asked && {
        decision: {
          seat: viewer,
          kind: decision.kind,
          number: decision.number,
          optional: decision.optional === true,
          options: decision.options,
        },
      }),
      ...(outcome && { outcome }),
      ...(talk && { talk }),
    };
  }

  /** Tokens of accusation go the way of the chat. */
  #talk(): readonly Accusation[] | undefined {
    const { room, chat } = this.remote;
    if (!room || room.daily || !isGameId(room.game) || !factsOf(room.game).hiddenRoles) return undefined;
    return chat.flatMap(({ accusation }) => accusation ?? []);
  }

  #seating(): string {
    return `${this.remote.room?.status} ${this.covered}`;
  }

  /** A bot plays our seat until we take it back. */
  get covered(): boolean {
    const { room } = this.remote;
    return room?.you !== undefined && room.seats[room.you]?.covered !== undefined;
  }

  #viewer(): Viewer {
    return this.#options.watch || this.#options.screen === true
      ? 'spectator'
      : (this.remote.room?.you ?? 'spectator');
  }

  #info(room: RoomView): TableInfo {
    if (!isGameId(room.game)) throw new Error(`no screen for ${room.game}`);
    return {
      id: room.table,
      game: room.game,
      variants: room.variants,
      seats: room.seats.map((seat, place) => ({
        name: seat.anonymous ? anonymousName() : (seat.name ?? botName(place)),
        kind: seat.kind === 'bot' ? 'bot' : 'person',
        ...(isGuest(room, place) && { guest: true as const }),
        ...(seat.level !== undefined && { level: seat.level }),
        ...(seat.style !== undefined && { style: seat.style }),
        here: place === room.you,
        presence: presenceOf(seat),
      })),
    };
  }

  #tell(change: TableChange): void {
    tellAll(this.#listeners, change);
  }
}

const anonymousName = (): string => onlineWordsIn(useSettings.getState().language).anonymous;

const heard = (clock: ClockView | undefined): HeardClock | undefined =>
  clock && { ...clock, heard: Date.now() };

const presenceOf = ({ kind, online, covered }: SeatView): SeatInfo['presence'] =>
  covered !== undefined ? 'covered' : kind === 'person' && online !== true ? 'away' : 'here';

const entriesOf = (number: number, seat: Seat | undefined, events: readonly SeenPair[]): LogEntry[] =>
  events.map(([rule, event]) => ({ number, rule, event, ...(seat !== undefined && { seat }) }));

/** The server's refusal in the words of the rules; a broken connection leaves the decision as it was. */
function reasonOf(error: unknown, { seat, number }: OfferedDecision, option: string): RefusalReason {
  if (!(error instanceof RequestError)) return { code: 'not-asked', seat };
  const { code, rule, current } = error.reply;
  switch (code) {
    case 'over':
      return { code };
    case 'stale':
      return { code, given: number, current: current ?? 0 };
    case 'unknown-option':
      return { code, option };
    case 'not-offered':
      return rule === undefined ? { code: 'unknown-option', option } : { code: 'not-allowed', option, rule };
    default:
      return { code: 'not-asked', seat };
  }
}
