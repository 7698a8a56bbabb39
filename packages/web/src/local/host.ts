import type { Spoken } from '@mazmorra/bots';
import { pauseFor } from '@mazmorra/bots/pause';
import type { GameId } from '@mazmorra/catalogue';
import {
  type Accusation,
  type AnyGame,
  allSeenBy,
  completeVariants,
  type GameEvent,
  type GameTexts,
  newDeal,
  type OpenDecision,
  type RandomSource,
  type RecordedStep,
  Refusal,
  recordedLog,
  type Seat,
  type Snapshot,
  seenBy,
  sourceOf,
  Table,
  type Viewer,
} from '@mazmorra/kernel';
import { anyStyle, drawnStyle } from '../settings/styles.ts';
import type {
  AnswerResult,
  Hint,
  LogEntry,
  OfferedDecision,
  TableChange,
  TableInfo,
  TableSnapshot,
  TableState,
} from '../table/client.ts';
import type { Bots } from './bots.ts';
import { type Film, filmed } from './filmed.ts';
import { firstViewer } from './first-eyes.ts';
import { type NewTable, newTableId, type SavedSeat, type SavedTable } from './saved.ts';
import type { Shelf } from './shelf.ts';

type AnyTable = Table<unknown, unknown, unknown>;

/** Where a table begins that was not dealt: a position and its chance. */
export interface Beginning {
  readonly snapshot: Snapshot<unknown>;
  readonly random: RandomSource;
}

interface PastStep {
  readonly number: number;
  readonly seat: Seat | undefined;
  readonly events: readonly GameEvent<unknown>[];
}

/** A new table, dealt with bytes of the browser's own secure random. */
export function newTable(game: AnyGame, wanted: NewTable, now: number): SavedTable {
  const deal = newDeal((bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  return {
    id: newTableId(wanted.game),
    game: wanted.game,
    version: game.version,
    variants: completeVariants(game, wanted.seats.length, wanted.variants),
    seats: wanted.seats.map((seat) => withStyle(wanted.game, seat)),
    random: { algorithm: 'chacha20', ...deal },
    answers: [],
    started: now,
    updated: now,
  };
}

/** Where chance decides on a bot's style, it does so now. */
function withStyle(game: GameId, { style, ...seat }: SavedSeat): SavedSeat {
  const drawn = style === anyStyle ? drawnStyle(game) : style;
  return drawn === undefined ? seat : { ...seat, style: drawn };
}

/** A table of this device: the rules, the bots at it, and its place on the shelf. Lives in a worker. */
export class Host {
  readonly #film: Film;
  readonly #bots: Bots;
  readonly #shelf: Pick<Shelf, 'put'>;
  readonly #tell: (change: TableChange) => void;
  readonly #texts: (() => Promise<Partial<GameTexts<unknown>>>) | undefined;
  #table: AnyTable;
  #saved: SavedTable;
  #past: PastStep[] = [];
  #grace = 0;
  #pause = 0;
  #talking = true;
  #closed = false;
  #thinking = false;
  /** When each bot was asked what it has not answered yet. */
  #asked = new Map<Seat, { readonly number: number; readonly since: number }>();
  /** Answers one after another, each saved before the next. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    game: AnyGame,
    saved: SavedTable,
    bots: Bots,
    shelf: Pick<Shelf, 'put'>,
    tell: (change: TableChange) => void,
    from?: Beginning,
    texts?: () => Promise<Partial<GameTexts<unknown>>>,
  ) {
    this.#texts = texts;
    this.#bots = bots;
    this.#shelf = shelf;
    this.#tell = tell;
    this.#saved = saved;
    this.#film = filmed(game, firstViewer(saved));
    this.#table = this.#replay(saved, from);
    this.#tell({ type: 'snapshot', snapshot: this.#snapshot() });
    this.#wakeBots();
  }

  answer(seat: Seat, option: string, decision: number): Promise<AnswerResult> {
    return this.#inTurn(async () => {
      const result = this.#try(() => this.#table.answer(seat, option, decision));
      if (!result.ok) return result;
      const step = this.#table.last;
      const { number } = step;
      this.#past.push({ number, seat: step.seat, events: step.events });
      await this.#save([...this.#saved.answers, [seat, option]]);
      const beats = step.events.flatMap((event, index) => {
        const seen = seenBy(event, this.#film.viewer);
        const view = this.#film.views[index];
        return seen ? [{ ...seen, ...(view !== undefined && { view }) }] : [];
      });
      this.#tell({ type: 'step', step: { number, seat, beats, state: this.#state() } });
      this.#wakeBots();
      return result;
    });
  }

  takeBack(): Promise<AnswerResult> {
    return this.#inTurn(async () => {
      const { viewer } = this.#film;
      const result = this.#try(() => this.#table.takeBack(typeof viewer === 'number' ? viewer : -1));
      if (!result.ok) return result;
      this.#past.pop();
      const { talk, ...saved } = this.#saved;
      const said = talk?.filter(({ number }) => number < saved.answers.length);
      this.#saved = { ...saved, ...(said && { talk: said }) };
      await this.#save(this.#saved.answers.slice(0, -1));
      this.#tell({ type: 'snapshot', snapshot: this.#snapshot() });
      return result;
    });
  }

  look(viewer: Viewer): Promise<void> {
    return this.#inTurn(async () => {
      // Only people of this device, the public, and everybody once the game is over: no peeking at bots.
      const allowed =
        this.#table.outcome !== undefined ||
        viewer === 'spectator' ||
        (typeof viewer === 'number' && this.#saved.seats[viewer]?.kind === 'person');
      if (allowed) this.#film.viewer = viewer;
      this.#tell({ type: 'snapshot', snapshot: this.#snapshot() });
    });
  }

  /**
   * What the master would answer in the place of the only person at this table, from what that seat knows. The table remembers
   * that it was asked.
   */
  async hint(): Promise<Hint | undefined> {
    const { viewer, game } = this.#film;
    const people = this.#saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const decision = people.length === 1 && people[0] === viewer ? this.#table.decisionOf(viewer) : undefined;
    if (!decision || typeof viewer !== 'number') return undefined;
    const events = this.#past.flatMap((step) => allSeenBy(step.events, viewer));
    const advice = await this.#bots.advise({ game, state: this.#table.state, decision, events });
    await this.#inTurn(async () => {
      this.#saved = { ...this.#saved, hints: (this.#saved.hints ?? 0) + 1 };
      await this.#shelf.put(this.#saved);
    });
    const { option, reason, explanation } = advice;
    const why = explanation?.options.find((one) => one.option === option)?.why;
    return {
      name: game.nameOf(option),
      sure: explanation?.sure ?? 'only',
      ...(reason !== undefined && { reason }),
      ...(why && { why }),
    };
  }

  /** A person of this device lays their token before a seat, or takes it back. */
  accuse(seat: Seat, about: Seat | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const { seats } = this.#saved;
      const real = about === undefined || (seats[about] !== undefined && about !== seat);
      if (real && seats[seat]?.kind === 'person')
        await this.#hear(seat, { ...(about !== undefined && { about }) });
    });
  }

  setTalk(on: boolean): void {
    this.#talking = on;
  }

  /** How long a person may take an answer back, and how long a bot seems to think about a middling decision. */
  setGrace(milliseconds: number, pause: number): void {
    this.#grace = milliseconds;
    this.#pause = pause;
  }

  close(): void {
    this.#closed = true;
  }

  #replay(saved: SavedTable, from: Beginning | undefined): AnyTable {
    const table = from
      ? Table.resume(this.#film.game, from.snapshot, from.random)
      : dealtAgain(this.#film.game, saved);
    this.#past = [{ number: 0, seat: undefined, events: table.last.events }];
    for (const [seat, option] of saved.answers) {
      const step = table.answer(seat, option);
      this.#past.push({ number: step.number, seat, events: step.events });
    }
    return table;
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(task);
    this.#queue = next.catch(() => undefined);
    return next;
  }

  #try(act: () => unknown): AnswerResult {
    try {
      act();
      return { ok: true };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, reason: error.reason };
      throw error;
    }
  }

  async #save(answers: SavedTable['answers']): Promise<void> {
    const { outcome: _, log: __, ...rest } = this.#saved;
    const outcome = this.#table.outcome;
    const log = outcome && (await this.#log());
    this.#saved = { ...rest, answers, updated: Date.now(), ...(outcome && { outcome }), ...(log && { log }) };
    await this.#shelf.put(this.#saved);
  }

  /** The log in words. Without a network the texts may not be there; the game is kept without it then. */
  async #log(): Promise<readonly RecordedStep[] | undefined> {
    try {
      const texts = await this.#texts?.();
      return texts && recordedLog(texts, this.#past);
    } catch {
      return undefined;
    }
  }

  /**
   * Lets the bots that are waited for think, one after the other, until only people are. Bots leave alone what
   * they need not answer.
   */
  async #wakeBots(): Promise<void> {
    this.#noteAsked();
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      while (!this.#closed) {
        const decision = this.#nextBot();
        if (!decision) break;
        await this.#playBot(decision);
      }
    } finally {
      this.#thinking = false;
    }
  }

  /** Those who are asked at the same time seem to think at the same time, although they are computed one after the other. */
  #noteAsked(): void {
    const since = performance.now();
    const before = this.#asked;
    this.#asked = new Map(
      this.#table.decisions.map(({ seat, number }) => {
        const known = before.get(seat);
        return [seat, known?.number === number ? known : { number, since }];
      }),
    );
  }

  #nextBot(): OpenDecision | undefined {
    return this.#table.decisions.find(
      ({ seat, optional }) => !optional && this.#saved.seats[seat]?.kind === 'bot',
    );
  }

  async #playBot(decision: OpenDecision): Promise<void> {
    const { seat } = decision;
    const started = performance.now();
    const { takeable } = this;
    let spoken: Spoken | undefined;
    const option = await this.#bots.choose({
      game: this.#film.game,
      level: this.#saved.seats[seat]?.level ?? '',
      style: this.#saved.seats[seat]?.style,
      state: this.#table.state,
      decision,
      events: this.#past.flatMap((step) => allSeenBy(step.events, seat)),
      talk: this.#talking ? this.#talk : undefined,
      say: (said) => {
        spoken = said;
      },
    });
    const now = performance.now();
    const usual = pauseFor(this.#pause, decision.options.length, seat, decision.number);
    const thought = now - (this.#asked.get(seat)?.since ?? started);
    const rest = Math.max(usual - thought, takeable ? this.#grace - (now - started) : 0);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    if (option === undefined || this.#closed) return;
    const { ok } = await this.answer(seat, this.#film.game.nameOf(option), decision.number);
    const said = spoken;
    if (ok && said && this.#talking) await this.#inTurn(() => this.#hear(seat, said));
  }

  /** What was said so far; nothing can be said where there are no hidden roles, or once they are known. */
  get #talk(): readonly Accusation[] | undefined {
    return this.#film.game.hiddenRoles && (this.#saved.talk ?? []);
  }

  async #hear(seat: Seat, said: Spoken): Promise<void> {
    const talk = this.#talk;
    const roles = this.#film.game.hiddenRoles;
    if (!talk || !roles || this.#table.outcome) return;
    const { round } = roles.now(this.#table.state);
    const next = [...talk, { ...said, seat, round, number: this.#table.number }];
    this.#saved = { ...this.#saved, talk: next };
    await this.#shelf.put(this.#saved);
    this.#tell({ type: 'talk', talk: next });
  }

  /** A person could still take the newest answer back. */
  get takeable(): boolean {
    const { seat } = this.#table.last;
    const person = seat !== undefined && this.#saved.seats[seat]?.kind === 'person';
    return person && this.#table.canTakeBack(seat);
  }

  #state(): TableState {
    const { viewer } = this.#film;
    const decision = typeof viewer === 'number' ? this.#table.decisionOf(viewer) : undefined;
    const outcome = this.#table.outcome;
    return {
      number: this.#table.number,
      viewer,
      view: this.#table.view(viewer),
      awaited: this.#table.decisions.filter((open) => !open.optional).map((open) => open.seat),
      ...(decision && { decision: offered(this.#table, decision) }),
      takeBack: typeof viewer === 'number' && this.#table.canTakeBack(viewer),
      ...(outcome && { outcome }),
      ...(this.#talk && { talk: this.#talk }),
    };
  }

  #snapshot(): TableSnapshot {
    const { viewer } = this.#film;
    return {
      info: infoOf(this.#saved, this.#table),
      state: this.#state(),
      log: logFor(this.#past, viewer),
      lastOwn: this.#past.findLast((step) => step.seat === viewer)?.number ?? 0,
      connection: 'here',
    };
  }
}

function dealtAgain(game: AnyGame, saved: SavedTable): AnyTable {
  const random = sourceOf(saved.random);
  if (!random) throw new Error('a table of this device keeps its seed');
  return Table.reopen(game, { seats: saved.seats.length, variants: saved.variants, random });
}

export function infoOf(saved: SavedTable, table: AnyTable): TableInfo {
  return {
    id: saved.id,
    game: saved.game,
    variants: table.variants,
    seats: saved.seats.map((seat) => ({ ...seat, here: seat.kind === 'person', presence: 'here' as const })),
  };
}

export function logFor(past: readonly PastStep[], viewer: Viewer): LogEntry[] {
  return past.flatMap(({ number, seat, events }) =>
    allSeenBy(events, viewer).map((seen) => ({ number, ...(seat !== undefined && { seat }), ...seen })),
  );
}

function offered(table: AnyTable, decision: OpenDecision): OfferedDecision {
  const { seat, kind, number, optional } = decision;
  const options = decision.options.map((option) => table.game.nameOf(option));
  return { seat, kind, number, optional, options };
}
