import type { Accusation, RuleId, Seat } from '@mazmorra/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  Beat,
  Connection,
  LogEntry,
  TableChange,
  TableClient,
  TableInfo,
  TableState,
  TableStep,
} from './client.ts';

/** What is being shown at this moment of what happened. */
export interface ShownBeat {
  /** Grows by one with every beat shown, repeats included: a key for animations. */
  readonly id: number;
  readonly number: number;
  readonly seat?: Seat;
  readonly rule: RuleId;
  readonly event: unknown;
  /** How long it stays, in milliseconds; 0 when nothing moves. */
  readonly length: number;
  /** Whether it may be put into words: false while the card or die that shows it is still turning. */
  readonly told: boolean;
  /** Shown before, and looked at once more. */
  readonly again: boolean;
}

/** One line of the table: about one thing that happened, or about several. */
export interface Saying {
  /** Grows with every line. */
  readonly id: number;
  readonly entries: readonly LogEntry[];
  readonly again: boolean;
}

export interface StageState {
  readonly lost?: 'missing' | 'version' | 'broken';
  readonly info?: TableInfo;
  readonly connection: Connection;
  /** The table as it is drawn; behind the real one while beats are played. */
  readonly state?: TableState;
  /**
   * The view of the last moment that was shown to its end. While something turns over, `state.view` already has it and this one
   * does not: whatever speaks, lists, counts or colours reads this one.
   */
  readonly told?: unknown;
  readonly beat?: ShownBeat;
  /** The last beat shown: stays highlighted after it has been played. */
  readonly last?: ShownBeat;
  readonly playing: boolean;
  /** The reader runs ahead to their next decision: nothing is played until then. */
  readonly ahead: boolean;
  /** What happened, up to the last moment that was shown to its end. */
  readonly log: readonly LogEntry[];
  /** What the line of the table says now; absent before the first beat. */
  readonly said?: Saying;
  /** What was said at the table up to this moment; absent where nothing can be said. */
  readonly talk?: readonly Accusation[];
  readonly lastOwn: number;
  /** What came after this number happened while the reader was cut off; goes with the reader's next answer. */
  readonly unseenFrom?: number;
  /** There is something to look at again. */
  readonly repeatable: boolean;
}

export interface Stage {
  readonly store: StoreApi<StageState>;
  /** Shows at once everything that waits, and whatever else happens before the viewer is asked again. */
  skip(): void;
  /** Plays what happened since the viewer's last answer once more. */
  repeat(): void;
  stop(): void;
}

/** How a beat is shown, in milliseconds at the chosen speed. */
export interface Timing {
  /** How long it stays on the screen; 0 passes over it. */
  readonly length: number;
  /** How much of that passes while something turns over: until then nothing tells what it is. */
  readonly turning: number;
  /** Whether it has a line. */
  readonly spoken: boolean;
}

export type Pace = (beat: Beat, own: boolean) => Timing;

export interface Clock {
  /** Whether nobody can see the page: then nothing is played. */
  hidden?(): boolean;
  after(milliseconds: number, run: () => void): () => void;
}

const browserClock: Clock = {
  hidden: () => document.hidden,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

const repeatLimit = 40;
/** Milliseconds by which the screen of a table online may be behind the table. */
const MOST_BEHIND = 15_000;

/**
 * Stands between a table and its screen: steps that arrive are played beat by beat, slowly enough to follow, and
 * decisions are offered when the screen has caught up with the table.
 */
export function openStage(client: TableClient, pace: Pace, clock: Clock = browserClock): Stage {
  const store = createStore<StageState>(() => ({
    connection: 'connecting',
    playing: false,
    ahead: false,
    log: [],
    lastOwn: 0,
    repeatable: false,
  }));
  const player = new Player(store, pace, clock, client.kind === 'remote');
  const unsubscribe = client.subscribe((change) => player.take(change));
  return {
    store,
    skip: () => player.skip(),
    repeat: () => player.repeat(),
    stop: () => {
      unsubscribe();
      player.stop();
    },
  };
}

interface Waiting {
  readonly step: TableStep;
  readonly again: boolean;
}

interface Running extends Waiting {
  /** The beat to show next. */
  next: number;
  /** The beat that is drawn and not told yet. */
  turning?: ShownBeat;
}

class Player {
  readonly #store: StoreApi<StageState>;
  readonly #pace: Pace;
  readonly #clock: Clock;
  /** Others play on while the screen shows something. */
  readonly #live: boolean;
  #queue: Waiting[] = [];
  /** The steps since the viewer's last answer, for looking again. */
  #recent: TableStep[] = [];
  #current: Running | undefined;
  #cancel: (() => void) | undefined;
  #shown = 0;
  /** Everything that was said, also about what is still to be shown. */
  #talk: readonly Accusation[] | undefined;

  constructor(store: StoreApi<StageState>, pace: Pace, clock: Clock, live: boolean) {
    this.#store = store;
    this.#pace = pace;
    this.#clock = clock;
    this.#live = live;
  }

  take(change: TableChange): void {
    switch (change.type) {
      case 'snapshot':
        this.#reset(change.snapshot);
        break;
      case 'step':
        this.#talk = change.step.state.talk ?? this.#talk;
        this.#remember(change.step);
        this.#queue.push({ step: change.step, again: false });
        if (!this.#current) this.#advance();
        else if (this.#live && this.#behind() > MOST_BEHIND) this.#catchUp();
        break;
      case 'talk':
        this.#talk = change.talk;
        this.#store.setState(this.#heard(this.#store.getState().state));
        break;
      case 'info':
        this.#store.setState({ info: change.info });
        break;
      case 'connection':
        this.#store.setState({ connection: change.connection });
        break;
      case 'lost':
        this.#store.setState({ lost: change.why });
    }
  }

  skip(): void {
    this.#store.setState({ ahead: true });
    this.#catchUp();
    this.#arrive();
  }

  /** How long it would take to play all that waits. */
  #behind(): number {
    const lengths = this.#queue.flatMap(({ step }) =>
      step.beats.map((beat) => this.#pace(beat, isOwn(step)).length),
    );
    return lengths.reduce((sum, length) => sum + length, 0);
  }

  /** Shows the table as it is now, and what happened in the log alone. */
  #catchUp(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    while (this.#current || this.#queue.length > 0) {
      const current = this.#current ?? this.#nextStep();
      if (!current) break;
      this.#tellTurning(current);
      for (const beat of current.step.beats.slice(current.next)) this.#show(current, beat, true);
      this.#finish(current);
    }
  }

  /** Ends running ahead where somebody who has a seat is asked, and at once for those who never are. */
  #arrive(): void {
    const { state, ahead } = this.#store.getState();
    const asked = state?.decision !== undefined && !state.decision.optional;
    const arrived = asked || state?.outcome !== undefined || typeof state?.viewer !== 'number';
    if (ahead && arrived) this.#store.setState({ ahead: false });
  }

  /** Shows the recent steps again; after what is being shown, where others have gone on in the same moment. */
  repeat(): void {
    const repeats = this.#current?.again === true || this.#queue.some(({ again }) => again);
    if (repeats || this.#recent.length === 0) return;
    this.#queue.push(...this.#recent.map((step) => ({ step, again: true })));
    if (!this.#current) this.#advance();
  }

  stop(): void {
    this.#cancel?.();
    this.#queue = [];
    this.#current = undefined;
  }

  #reset(snapshot: Extract<TableChange, { type: 'snapshot' }>['snapshot']): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#queue = [];
    this.#current = undefined;
    this.#recent = [];
    const { info, state, log, lastOwn, connection, unseenFrom } = snapshot;
    const unseen = unseenFrom !== undefined && { unseenFrom };
    this.#talk = state.talk;
    this.#store.setState(
      {
        info,
        state,
        told: state.view,
        log,
        lastOwn,
        connection,
        ...unseen,
        ...(state.talk && { talk: state.talk }),
        playing: false,
        ahead: false,
        repeatable: false,
      },
      true,
    );
  }

  #remember(step: TableStep): void {
    // The viewer's own step opens a new stretch: it stays in it, because its effects are worth seeing again too.
    if (isOwn(step)) this.#recent = [];
    this.#recent.push(step);
    if (this.#recent.length > repeatLimit) this.#recent.shift();
  }

  #nextStep(): Running | undefined {
    const waiting = this.#queue.shift();
    this.#current = waiting && { ...waiting, next: 0 };
    return this.#current;
  }

  #advance(): void {
    for (;;) {
      const current = this.#current ?? this.#nextStep();
      if (!current) {
        this.#arrive();
        return;
      }
      const beat = current.step.beats[current.next];
      if (!beat) {
        this.#finish(current);
        continue;
      }
      const unseen = this.#store.getState().ahead || (this.#live && this.#clock.hidden?.() === true);
      const { length, turning } = this.#show(current, beat, unseen);
      if (length <= 0) continue;
      this.#wait(turning, () => {
        this.#tellTurning(current);
        this.#wait(length - turning, () => this.#advance());
      });
      return;
    }
  }

  /** Goes on later, or at once where there is nothing to wait for. */
  #wait(milliseconds: number, run: () => void): void {
    if (milliseconds <= 0) {
      run();
      return;
    }
    this.#cancel = this.#clock.after(milliseconds, () => {
      this.#cancel = undefined;
      run();
    });
  }

  /** Draws the next beat of a step; tells it too, unless something turns over first. */
  #show(current: Running, beat: Beat, unseen: boolean): Timing {
    const { step, again } = current;
    current.next += 1;
    const { number, seat } = step;
    const { rule, event, view } = beat;
    const timing = this.#pace(beat, isOwn(step));
    const { length, turning, spoken } = unseen ? { ...timing, length: 0, turning: 0 } : timing;
    this.#shown += 1;
    const shown: ShownBeat = {
      id: this.#shown,
      number,
      ...(seat !== undefined && { seat }),
      rule,
      event,
      length,
      told: turning <= 0,
      again,
    };
    const { state } = this.#store.getState();
    this.#store.setState({
      ...(length > 0 && { beat: shown }),
      last: shown,
      playing: true,
      ...(state && { state: between(state, step, view, again) }),
    });
    if (shown.told) this.#tell(shown, spoken);
    else current.turning = shown;
    return { length, turning, spoken };
  }

  /** Tells what was turning over: it lies open now. */
  #tellTurning(current: Running): void {
    const { turning } = current;
    if (!turning) return;
    delete current.turning;
    const shown = { ...turning, told: true };
    this.#store.setState({ beat: shown, last: shown });
    this.#tell(shown, true);
  }

  #tell({ id, number, seat, rule, event, again }: ShownBeat, spoken: boolean): void {
    const entry: LogEntry = { number, ...(seat !== undefined && { seat }), rule, event };
    const { log, state } = this.#store.getState();
    this.#store.setState({
      told: state?.view,
      ...(spoken && { said: { id, entries: [entry], again } }),
      ...(!again && { log: [...log, entry] }),
    });
  }

  #finish(current: Running): void {
    this.#current = undefined;
    const { step, again } = current;
    const own = isOwn(step);
    const newest = this.#queue.at(-1);
    const { beat: _, lastOwn, unseenFrom, ...kept } = this.#store.getState();
    const state = newest ? passing(kept.state, step.state, newest.step.state) : step.state;
    this.#store.setState(
      {
        ...kept,
        ...(unseenFrom !== undefined && !own && { unseenFrom }),
        state,
        told: state.view,
        playing: newest !== undefined,
        lastOwn: own && !again ? step.number : lastOwn,
        ...this.#heard(state),
        repeatable: this.#recent.length > 0,
      },
      true,
    );
  }

  /** What was said about what has been shown. */
  #heard(state: TableState | undefined): Pick<StageState, 'talk'> {
    if (!this.#talk || !state) return {};
    return { talk: this.#talk.filter(({ number }) => number <= state.number) };
  }
}

/** The seats whose turn it is on the screen: nobody's while things move, unless a decision of the viewer stays open. */
export const askedNow = ({ playing }: Pick<StageState, 'playing'>, state: TableState): readonly Seat[] =>
  playing && !state.decision ? [] : state.awaited;

/**
 * Whether the viewer has a seat and waits for others: from here they may run ahead to their next decision, also between
 * two things that are shown, while somebody thinks.
 */
export const waits = (state: TableState): boolean =>
  typeof state.viewer === 'number' &&
  state.outcome === undefined &&
  (state.decision === undefined || state.decision.optional);

/** What the viewer did, not somebody else. */
const isOwn = (step: TableStep): boolean => step.seat !== undefined && step.seat === step.state.viewer;

/**
 * The table in the middle of a step: what was, with the view of this moment. A decision of the viewer that the step
 * leaves as it is stays open, so that others who act at the same time do not take it out of one's hands.
 */
function between(state: TableState, step: TableStep, view: unknown, again: boolean): TableState {
  const { number, viewer, awaited, decision } = state;
  const now = view === undefined ? state.view : view;
  const kept = !again && decision !== undefined && decision.number === step.state.decision?.number;
  return {
    number: Math.max(number, step.number - 1),
    viewer,
    awaited,
    view: now,
    takeBack: false,
    ...(kept && { decision }),
  };
}

/** The table after a step when more steps wait: only a decision that outlasts them stays. */
function passing(
  before: TableState | undefined,
  { decision, ...state }: TableState,
  last: TableState,
): TableState {
  const number = decision?.number;
  const kept =
    number !== undefined && number === before?.decision?.number && number === last.decision?.number;
  return { ...state, takeBack: false, ...(kept && decision && { decision }) };
}
