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

/** Through whose eyes a connection looks at a running game. */
export type Eyes = Seat | 'spectator';

// biome-ignore lint/suspicious/noExplicitAny: the server holds tables of any game
export type AnyTable = Table<any, any, any>;

const NO_DECISION = -1;

function awaited(table: AnyTable): SeatSet {
  let seats = 0;
  for (const { seat, optional } of table.decisions) if (!optional) seats |= 1 << seat;
  return seats;
}

const seatsTexts = new Map<SeatSet, string>();

/** The seats as a list in JSON. */
function seatsText(seats: SeatSet): string {
  let text = seatsTexts.get(seats);
  if (text === undefined) {
    text = JSON.stringify(seatsOf(seats));
    seatsTexts.set(seats, text);
  }
  return text;
}

/** The decision of the seat whose eyes these are; nobody is told what others are asked. */
function decisionView(table: AnyTable, eyes: Eyes): DecisionView | undefined {
  const open = eyes === 'spectator' ? undefined : table.decisionOf(eyes);
  if (!open) return undefined;
  const { number, kind, options, optional } = open;
  const names = options.map((option) => table.game.nameOf(option));
  return optional ? { number, kind, options: names, optional } : { number, kind, options: names };
}

export function playView(table: AnyTable, eyes: Eyes): PlayView {
  const d = decisionView(table, eyes);
  return { n: table.number, view: table.view(eyes), ...(d && { d }), w: seatsOf(awaited(table)) };
}

export function seenPairs(events: readonly GameEvent<unknown>[], eyes: Eyes): SeenPair[] {
  const pairs: SeenPair[] = [];
  for (const event of events) {
    const seen = seenBy(event, eyes);
    if (seen) pairs.push([seen.rule, seen.event as Json]);
  }
  return pairs;
}

/** What everybody is told alike about one step; made once and sent to all. */
export class StepText {
  readonly step: Step<unknown>;
  readonly head: string;
  readonly awaited: SeatSet;
  #public: string | undefined;
  #publicHappened: string | undefined;

  constructor(step: Step<unknown>, table: AnyTable) {
    this.step = step;
    this.head = `"n":${step.number},"s":${step.seat ?? -1}`;
    this.awaited = awaited(table);
  }

  /** The events as these eyes see them, a list; most are the same for all and written down once. */
  events(eyes: Eyes): string {
    if (this.#hasOwn(eyes)) return eventsText(this.step.events, eyes);
    this.#public ??= eventsText(this.step.events, 'spectator');
    return this.#public;
  }

  /** The step as one of several, as `Happened`. */
  happened(eyes: Eyes): string {
    if (this.#hasOwn(eyes)) return this.#happened(eyes);
    this.#publicHappened ??= this.#happened('spectator');
    return this.#publicHappened;
  }

  #hasOwn(eyes: Eyes): boolean {
    for (const event of this.step.events) if (isOwn(event, eyes)) return true;
    return false;
  }

  /** Joined, which makes one piece of it: many such texts are kept for a while. */
  #happened(eyes: Eyes): string {
    const { number, seat } = this.step;
    const who = seat === undefined ? '' : `"seat":${seat},`;
    return ['{"n":', number, ',', who, '"e":', this.events(eyes), '}'].join('');
  }
}

const isOwn = (event: GameEvent<unknown>, eyes: Eyes): boolean =>
  event.private !== undefined && eyes !== 'spectator' && event.private[eyes] !== undefined;

const NO_EVENTS = '[]';

const eventsText = (events: readonly GameEvent<unknown>[], eyes: Eyes): string =>
  JSON.stringify(seenPairs(events, eyes));

/** What one pair of eyes has been shown, so that only what is new must be sent. */
export class Feed {
  readonly eyes: Eyes;
  /**
   * The newest step that is told with the next one, those before it, and since when the first of them waits. Texts, because
   * a thousand people may wait, and the steps themselves would be kept in memory for them.
   */
  #newest: StepText | undefined;
  #missed: string[] = [];
  #waitingSince = 0;
  /** Absent at a table that rests: then it is made from the state before, when it is needed again. */
  #view: Json | undefined;
  #decision: number;
  #awaited: SeatSet;

  constructor(table: AnyTable, eyes: Eyes) {
    this.eyes = eyes;
    this.#decision = decisionNumber(table, eyes);
    this.#awaited = awaited(table);
  }

  /** Whether there are steps not told of yet. */
  get late(): boolean {
    return this.#newest !== undefined;
  }

  /** These eyes only looked on in this step and are asked nothing: to be told a little later does not hinder them. */
  canWait(table: AnyTable, { step }: StepText): boolean {
    return (
      step.seat !== this.eyes &&
      this.#decision === NO_DECISION &&
      decisionNumber(table, this.eyes) === NO_DECISION
    );
  }

  /** Since when somebody has waited to be told. */
  get waitingSince(): number {
    return this.#waitingSince;
  }

  postpone(table: AnyTable, said: StepText, before: unknown, now: number): void {
    this.#view ??= this.#viewOf(table, before);
    if (this.#newest) this.#missed.push(this.#newest.happened(this.eyes));
    else this.#waitingSince = now;
    this.#newest = said;
  }

  /** The update for all that was postponed. */
  catchUp(table: AnyTable, clock: string): string {
    const newest = this.#newest;
    if (!newest) throw new Error('there is nothing to catch up with');
    return this.#tell(table, newest, clock);
  }

  /** The update for a step, as JSON without the opening brace: each channel puts its own number first. */
  update(table: AnyTable, said: StepText, before: unknown, clock: string): string {
    this.#view ??= this.#viewOf(table, before);
    if (this.#newest) this.#missed.push(this.#newest.happened(this.eyes));
    return this.#tell(table, said, clock);
  }

  #viewOf(table: AnyTable, state: unknown): Json {
    return table.game.view(state, this.eyes);
  }

  #tell(table: AnyTable, said: StepText, clock: string): string {
    let text = said.head;
    if (this.#missed.length > 0) {
      text += `,"missed":[${this.#missed.join()}]`;
      this.#missed = [];
    }
    const view: Json = table.view(this.eyes);
    const change = diffText(this.#view as Json, view);
    if (change !== '') text += `,"v":${change}`;
    const events = said.events(this.eyes);
    if (events !== NO_EVENTS) text += `,"e":${events}`;
    const decision = decisionNumber(table, this.eyes);
    if (decision !== this.#decision)
      text += `,"d":${decision === NO_DECISION ? 0 : JSON.stringify(decisionView(table, this.eyes))}`;
    if (said.awaited !== this.#awaited) text += `,"w":${seatsText(said.awaited)}`;
    this.#newest = undefined;
    this.#view = view;
    this.#decision = decision;
    this.#awaited = said.awaited;
    return `${text}${clock}}`;
  }

  /** Keeps nothing that can be made again. */
  rest(): void {
    if (!this.late) this.#view = undefined;
  }
}

/** A decision of another number is another decision; the same number is the same one (see `OpenDecision`). */
const decisionNumber = (table: AnyTable, eyes: Eyes): number =>
  eyes === 'spectator' ? NO_DECISION : (table.decisionOf(eyes)?.number ?? NO_DECISION);
