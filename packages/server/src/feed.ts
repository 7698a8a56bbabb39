import { type GameEvent, type Json, type Seat, type Step, seenBy, type Table } from '@mazmorra/kernel';
import { type DecisionView, diffText, type PlayView, type SeenPair } from '@mazmorra/protocol';

/** Through whose eyes a connection looks at a running game. */
export type Eyes = Seat | 'spectator';

// biome-ignore lint/suspicious/noExplicitAny: the server holds tables of any game
export type AnyTable = Table<any, any, any>;

const NO_DECISION = -1;

function awaitedSeats(table: AnyTable): Seat[] {
  const seats: Seat[] = [];
  for (const { seat, optional } of table.decisions) if (!optional) seats.push(seat);
  return seats;
}

const awaitedText = (table: AnyTable): string => `[${awaitedSeats(table).join(',')}]`;

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
  return { n: table.number, view: table.view(eyes), ...(d && { d }), w: awaitedSeats(table) };
}

export const seenPairs = (events: readonly GameEvent<unknown>[], eyes: Eyes): SeenPair[] =>
  events.flatMap((event): SeenPair[] => {
    const seen = seenBy(event, eyes);
    return seen ? [[seen.rule, seen.event as Json]] : [];
  });

/** What everybody is told alike about one step; made once and sent to all. */
export class StepText {
  readonly step: Step<unknown>;
  readonly head: string;
  readonly awaited: string;
  #public: string | undefined;

  constructor(step: Step<unknown>, table: AnyTable) {
    this.step = step;
    this.head = `"n":${step.number},"s":${step.seat ?? -1}`;
    this.awaited = awaitedText(table);
  }

  /** The events as these eyes see them; most are the same for all and written down once. */
  events(eyes: Eyes): string {
    const { events } = this.step;
    if (events.some((event) => isOwn(event, eyes))) return eventsText(events, eyes);
    this.#public ??= eventsText(events, 'spectator');
    return this.#public;
  }

  /** The step as one of several, as `Happened`. */
  happened(eyes: Eyes): string {
    const { number, seat } = this.step;
    const who = seat === undefined ? '' : `"seat":${seat},`;
    return `{"n":${number},${who}"e":[${this.events(eyes)}]}`;
  }
}

const isOwn = (event: GameEvent<unknown>, eyes: Eyes): boolean =>
  event.private !== undefined && eyes !== 'spectator' && event.private[eyes] !== undefined;

function eventsText(events: readonly GameEvent<unknown>[], eyes: Eyes): string {
  const text = JSON.stringify(seenPairs(events, eyes));
  return text.slice(1, -1);
}

/** What one pair of eyes has been shown, so that only what is new must be sent. */
export class Feed {
  readonly eyes: Eyes;
  /**
   * The newest step that is told with the next one, those before it, and since when the first of them waits. Texts, because
   * a thousand people may wait, and the steps themselves would be kept in memory for them.
   */
  #newest: StepText | undefined;
  #missed = '';
  #waitingSince = 0;
  /** Absent at a table that rests: then it is made from the state before, when it is needed again. */
  #view: Json | undefined;
  #decision: number;
  #awaited: string;

  constructor(table: AnyTable, eyes: Eyes) {
    this.eyes = eyes;
    this.#decision = decisionNumber(table, eyes);
    this.#awaited = awaitedText(table);
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
    if (this.late) this.#missed = this.#missedWithNewest();
    else this.#waitingSince = now;
    this.#newest = said;
  }

  #missedWithNewest(): string {
    const newest = this.#newest?.happened(this.eyes) ?? '';
    return this.#missed === '' ? newest : `${this.#missed},${newest}`;
  }

  /** The update for all that was postponed. */
  catchUp(table: AnyTable, clock: string): string {
    const newest = this.#newest;
    if (!newest) throw new Error('there is nothing to catch up with');
    return this.#tell(table, newest, this.#missed, clock);
  }

  /** The update for a step, as JSON without the opening brace: each channel puts its own number first. */
  update(table: AnyTable, said: StepText, before: unknown, clock: string): string {
    this.#view ??= this.#viewOf(table, before);
    return this.#tell(table, said, this.#missedWithNewest(), clock);
  }

  #viewOf(table: AnyTable, state: unknown): Json {
    return table.game.view(state, this.eyes);
  }

  #tell(table: AnyTable, said: StepText, missed: string, clock: string): string {
    let text = said.head;
    if (missed !== '') text += `,"missed":[${missed}]`;
    const view: Json = table.view(this.eyes);
    const change = diffText(this.#view as Json, view);
    if (change !== '') text += `,"v":${change}`;
    const events = said.events(this.eyes);
    if (events !== '') text += `,"e":[${events}]`;
    const decision = decisionNumber(table, this.eyes);
    if (decision !== this.#decision)
      text += `,"d":${decision === NO_DECISION ? 0 : JSON.stringify(decisionView(table, this.eyes))}`;
    if (said.awaited !== this.#awaited) text += `,"w":${said.awaited}`;
    this.#newest = undefined;
    this.#missed = '';
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
