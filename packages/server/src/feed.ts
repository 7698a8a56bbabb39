import { type GameEvent, type Json, type Seat, type Step, seenBy, type Table } from '@mazmorra/kernel';
import { type DecisionView, diffText, type PlayView, type SeenPair } from '@mazmorra/protocol';

/** Through whose eyes a connection looks at a running game. */
export type Eyes = Seat | 'spectator';

// biome-ignore lint/suspicious/noExplicitAny: the server holds tables of any game
export type AnyTable = Table<any, any, any>;

const NO_DECISION = -1;

const awaitedSeats = (table: AnyTable): Seat[] =>
  table.decisions.flatMap((decision) => (decision.optional ? [] : [decision.seat]));

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
  /** The state before the step. */
  readonly before: unknown;
  readonly head: string;
  readonly awaited: string;
  readonly #public: (string | undefined)[] = [];

  constructor(step: Step<unknown>, before: unknown, table: AnyTable) {
    this.step = step;
    this.before = before;
    this.head = `"n":${step.number},"s":${step.seat ?? -1}`;
    this.awaited = JSON.stringify(awaitedSeats(table));
  }

  /** The events as these eyes see them; most are the same for all and written down once. */
  events(eyes: Eyes): string {
    let text = '';
    for (let i = 0; i < this.step.events.length; i++) {
      const event = this.step.events[i] as GameEvent<unknown>;
      const own = event.private !== undefined && eyes !== 'spectator' && event.private[eyes] !== undefined;
      const line = own ? pairText(event, eyes) : this.#publicText(event, i);
      if (line !== '') text += text === '' ? line : `,${line}`;
    }
    return text;
  }

  /** The step as one of several, as `Happened`. */
  happened(eyes: Eyes): string {
    const { number, seat } = this.step;
    const who = seat === undefined ? '' : `"seat":${seat},`;
    return `{"n":${number},${who}"e":[${this.events(eyes)}]}`;
  }

  #publicText(event: GameEvent<unknown>, index: number): string {
    this.#public[index] ??= pairText(event, 'spectator');
    return this.#public[index];
  }
}

function pairText(event: GameEvent<unknown>, eyes: Eyes): string {
  const seen = seenBy(event, eyes);
  return seen ? JSON.stringify([seen.rule, seen.event]) : '';
}

/** What one pair of eyes has been shown, so that only what is new must be sent. */
export class Feed {
  readonly eyes: Eyes;
  /** Steps that are told with the next one. */
  #untold: StepText[] = [];
  /** Absent at a table that rests: then it is made from the state before, when it is needed again. */
  #view: Json | undefined;
  #decision: number;
  #awaited: string;

  constructor(table: AnyTable, eyes: Eyes) {
    this.eyes = eyes;
    this.#decision = decisionNumber(table, eyes);
    this.#awaited = JSON.stringify(awaitedSeats(table));
  }

  /** Whether there are steps not told of yet. */
  get late(): boolean {
    return this.#untold.length > 0;
  }

  /** These eyes only looked on in this step and are asked nothing: to be told a little later does not hinder them. */
  canWait(table: AnyTable, { step }: StepText): boolean {
    return (
      step.seat !== this.eyes &&
      this.#decision === NO_DECISION &&
      decisionNumber(table, this.eyes) === NO_DECISION
    );
  }

  postpone(said: StepText): void {
    this.#untold.push(said);
  }

  /** The update for all that was postponed. */
  catchUp(table: AnyTable, clock: string): string {
    const newest = this.#untold.pop();
    if (!newest) throw new Error('there is nothing to catch up with');
    return this.update(table, newest, clock);
  }

  /** The update for a step, as JSON without the opening brace: each channel puts its own number first. */
  update(table: AnyTable, said: StepText, clock: string): string {
    let text = said.head;
    const before = this.#view ?? (table.game.view((this.#untold[0] ?? said).before, this.eyes) as Json);
    if (this.late) text += `,"missed":[${this.#untold.map((step) => step.happened(this.eyes)).join(',')}]`;
    const view: Json = table.view(this.eyes);
    const change = diffText(before, view);
    if (change !== '') text += `,"v":${change}`;
    const events = said.events(this.eyes);
    if (events !== '') text += `,"e":[${events}]`;
    const decision = decisionNumber(table, this.eyes);
    if (decision !== this.#decision)
      text += `,"d":${decision === NO_DECISION ? 0 : JSON.stringify(decisionView(table, this.eyes))}`;
    if (said.awaited !== this.#awaited) text += `,"w":${said.awaited}`;
    if (this.late) this.#untold = [];
    this.#view = view;
    this.#decision = decision;
    this.#awaited = said.awaited;
    return `${text}${clock}}`;
  }

  /** Keeps nothing that can be made again. */
  rest(): void {
    this.#view = undefined;
  }
}

/** A decision of another number is another decision; the same number is the same one (see `OpenDecision`). */
const decisionNumber = (table: AnyTable, eyes: Eyes): number =>
  eyes === 'spectator' ? NO_DECISION : (table.decisionOf(eyes)?.number ?? NO_DECISION);
