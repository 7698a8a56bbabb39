import {
  type GameEvent,
  type Json,
  type Seat,
  type SeatSet,
  type Step,
  seatsOf,
  seenBy,
  type Table,
} from '@mazmorra/kernel';
import { type DecisionView, diffText, type PlayView, type SeenPair } from '@mazmorra/protocol';
import { type Film, filmText } from './film.ts';

/** The viewer whose view of a running game a connection gets. */
export type TableViewer = Seat | 'spectator';

// biome-ignore lint/suspicious/noExplicitAny: the server holds tables of any game
export type AnyTable = Table<any, any, any>;

const NO_DECISION = -1;

const seatsTexts = new Map<SeatSet, string>();

/** The seats as a JSON list. */
function seatsText(seats: SeatSet): string {
  let text = seatsTexts.get(seats);
  if (text === undefined) {
    text = JSON.stringify(seatsOf(seats));
    seatsTexts.set(seats, text);
  }
  return text;
}

/** The open decision of a seat. Nobody sees the decisions of others. */
function decisionView(table: AnyTable, viewer: TableViewer): DecisionView | undefined {
  const open = viewer === 'spectator' ? undefined : table.decisionOf(viewer);
  if (!open) return undefined;
  const { number, kind, options, optional } = open;
  const names = options.map((option) => table.game.nameOf(option));
  return optional ? { number, kind, options: names, optional } : { number, kind, options: names };
}

export function playView(table: AnyTable, viewer: TableViewer): PlayView {
  const d = decisionView(table, viewer);
  return { n: table.number, view: table.view(viewer), ...(d && { d }), w: seatsOf(awaitedSeats(table)) };
}

export function seenPairs(events: readonly GameEvent<unknown>[], viewer: TableViewer): SeenPair[] {
  const pairs: SeenPair[] = [];
  for (const event of events) {
    const seen = seenBy(event, viewer);
    if (seen) pairs.push([seen.rule, seen.event as Json]);
  }
  return pairs;
}

/** The part of a step that is the same for everybody, serialised once. Its film is made when a step with events is told at once. */
export class StepText {
  readonly step: Step<unknown>;
  readonly head: string;
  readonly awaited: SeatSet;
  readonly #film: () => Film | undefined;
  #public: string | undefined;
  #publicHappened: string | undefined;

  constructor(step: Step<unknown>, table: AnyTable, film: () => Film | undefined) {
    this.step = step;
    let made: { readonly film: Film | undefined } | undefined;
    this.#film = () => {
      made ??= { film: film() };
      return made.film;
    };
    this.head = `"n":${step.number},"s":${step.seat ?? -1}`;
    this.awaited = awaitedSeats(table);
  }

  /** The events as this viewer sees them, as a JSON list. Most are the same for all and are serialised once. */
  events(viewer: TableViewer): string {
    if (this.#hasOwn(viewer)) return eventsText(this.step.events, viewer);
    this.#public ??= eventsText(this.step.events, 'spectator');
    return this.#public;
  }

  /** The events with the views between them, as a JSON list; `views` are those before and after the step. */
  filmed(table: AnyTable, viewer: TableViewer, views: readonly [from: Json, to: Json]): string {
    const film = this.#film();
    return film ? filmText(table, film, viewer, views) : this.events(viewer);
  }

  /** The step as one of several, as `Happened`. */
  happened(viewer: TableViewer): string {
    if (this.#hasOwn(viewer)) return this.#happened(viewer);
    this.#publicHappened ??= this.#happened('spectator');
    return this.#publicHappened;
  }

  #hasOwn(viewer: TableViewer): boolean {
    for (const event of this.step.events) if (isOwn(event, viewer)) return true;
    return false;
  }

  /** Joined into a flat string, which takes less memory than a rope: many such texts are kept for a while. */
  #happened(viewer: TableViewer): string {
    const { number, seat } = this.step;
    const who = seat === undefined ? '' : `"seat":${seat},`;
    return ['{"n":', number, ',', who, '"e":', this.events(viewer), '}'].join('');
  }
}

const isOwn = (event: GameEvent<unknown>, viewer: TableViewer): boolean =>
  event.private !== undefined && viewer !== 'spectator' && event.private[viewer] !== undefined;

const NO_EVENTS = '[]';

const eventsText = (events: readonly GameEvent<unknown>[], viewer: TableViewer): string =>
  JSON.stringify(seenPairs(events, viewer));

/** What viewers with the same view have been sent, so that an update contains only what is new. */
export class Feed {
  readonly viewer: TableViewer;
  /**
   * Postponed steps: the newest one, the earlier ones as text, and since when the first of them waits. Text, because the steps
   * themselves would otherwise stay in memory for a thousand viewers.
   */
  #newest: StepText | undefined;
  #missed: string[] = [];
  #waitingSince = 0;
  /** Absent at an idle table; computed from the previous state when needed again. */
  #view: Json | undefined;
  #decision: number;
  #awaited: SeatSet;

  constructor(table: AnyTable, viewer: TableViewer) {
    this.viewer = viewer;
    this.#decision = decisionNumber(table, viewer);
    this.#awaited = awaitedSeats(table);
  }

  /** Whether there are postponed steps. */
  get late(): boolean {
    return this.#newest !== undefined;
  }

  /** Whether the update can be postponed: the viewer had no part in this step and has nothing to decide. */
  canWait(table: AnyTable, { step }: StepText): boolean {
    return (
      step.seat !== this.viewer &&
      this.#decision === NO_DECISION &&
      decisionNumber(table, this.viewer) === NO_DECISION
    );
  }

  /** Since when the first postponed step waits. */
  get waitingSince(): number {
    return this.#waitingSince;
  }

  postpone(table: AnyTable, said: StepText, before: unknown, now: number): void {
    this.#view ??= this.#viewOf(table, before);
    if (this.#newest) this.#missed.push(this.#newest.happened(this.viewer));
    else this.#waitingSince = now;
    this.#newest = said;
  }

  /** The update for all postponed steps. */
  catchUp(table: AnyTable, clock: string): string {
    const newest = this.#newest;
    if (!newest) throw new Error('there is nothing to catch up with');
    return this.#tell(table, newest, clock);
  }

  /** The update for a step, as JSON without the opening brace: each channel adds its own number in front. */
  update(table: AnyTable, said: StepText, before: unknown, clock: string): string {
    this.#view ??= this.#viewOf(table, before);
    if (this.#newest) this.#missed.push(this.#newest.happened(this.viewer));
    return this.#tell(table, said, clock);
  }

  #viewOf(table: AnyTable, state: unknown): Json {
    return table.game.view(state, this.viewer);
  }

  #tell(table: AnyTable, said: StepText, clock: string): string {
    let text = said.head;
    if (this.#missed.length > 0) {
      text += `,"missed":[${this.#missed.join()}]`;
      this.#missed = [];
    }
    const view: Json = table.view(this.viewer);
    const before = this.#view as Json;
    const change = diffText(before, view);
    if (change !== '') text += `,"v":${change}`;
    const events = said.filmed(table, this.viewer, [before, view]);
    if (events !== NO_EVENTS) text += `,"e":${events}`;
    const decision = decisionNumber(table, this.viewer);
    if (decision !== this.#decision)
      text += `,"d":${decision === NO_DECISION ? 0 : JSON.stringify(decisionView(table, this.viewer))}`;
    if (said.awaited !== this.#awaited) text += `,"w":${seatsText(said.awaited)}`;
    this.#newest = undefined;
    this.#view = view;
    this.#decision = decision;
    this.#awaited = said.awaited;
    return `${text}${clock}}`;
  }

  /** Frees the view, which can be computed again. */
  rest(): void {
    if (!this.late) this.#view = undefined;
  }
}

/** Decisions are identified by their number (see `OpenDecision`). */
const decisionNumber = (table: AnyTable, viewer: TableViewer): number =>
  viewer === 'spectator' ? NO_DECISION : (table.decisionOf(viewer)?.number ?? NO_DECISION);

type OpenDecision = AnyTable['decisions'][number];

/** The decisions that a game waits for. What a seat merely may do is not its turn. */
export const turnsOf = (table: AnyTable | undefined): OpenDecision[] =>
  table?.decisions.filter(({ optional }) => !optional) ?? [];

/** The decision that a game waits for from this seat: whether it is its turn. */
export function turnOf(table: AnyTable | undefined, seat: Seat): OpenDecision | undefined {
  const decision = table?.decisionOf(seat);
  return decision?.optional ? undefined : decision;
}

/** The seats whose turn it is. */
export function awaitedSeats(table: AnyTable | undefined): SeatSet {
  let seats = 0;
  for (const { seat } of turnsOf(table)) seats |= 1 << seat;
  return seats;
}

/** Whether a seat still has the decision with this number, be it its turn or not. */
export const isOpen = (table: AnyTable | undefined, seat: Seat, number: number): boolean =>
  table?.decisionOf(seat)?.number === number;
