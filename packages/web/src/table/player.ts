import type { Accusation, Seat } from '@mazmorra/kernel';
import type { StoreApi } from '../settings/stores.ts';
import type { Beat, LogEntry, TableChange, TableClient, TableState, TableStep } from './client.ts';
import type { Clock, Pace, ShownBeat, StageState, Timing } from './stage.ts';
import { Teller } from './teller.ts';

const repeatLimit = 40;
/** Milliseconds by which the screen of a table online may be behind the table. */
const MOST_BEHIND = 15_000;

interface Waiting {
  readonly step: TableStep;
  readonly again: boolean;
}

interface Running extends Waiting {
  /** The beat to show next. */
  next: number;
  /** What tells the beat that is drawn and not told yet. */
  tell?: () => void;
}

/** Plays steps: draws each beat, tells it when it lies open, and says it in words that can be read. */
export class Player {
  readonly #store: StoreApi<StageState>;
  readonly #pace: Pace;
  readonly #clock: Clock;
  /** Others play on while the screen shows something. */
  readonly #live: boolean;
  /** The viewer has come to look at everything. */
  readonly #film: boolean;
  readonly #teller: Teller;
  #queue: Waiting[] = [];
  /** The steps since the viewer's last answer, for looking again. */
  #recent: TableStep[] = [];
  #current: Running | undefined;
  #cancel: (() => void) | undefined;
  #shown = 0;
  /** What was told since the last line, and will be said in one. */
  #breath: LogEntry[] = [];
  /** All that waits is shown at once, and said in one line. */
  #hurried = false;
  /** Everything that was said, also about what is still to be shown. */
  #talk: readonly Accusation[] | undefined;

  constructor(store: StoreApi<StageState>, pace: Pace, clock: Clock, kind: TableClient['kind']) {
    this.#store = store;
    this.#pace = pace;
    this.#clock = clock;
    this.#live = kind === 'remote';
    this.#film = kind === 'replay';
    this.#teller = new Teller(
      clock,
      (entries) => pace.reading(entries, this.#own),
      (said) => store.setState({ said }),
    );
  }

  get #own(): Seat | undefined {
    const { state } = this.#store.getState();
    return typeof state?.viewer === 'number' ? state.viewer : undefined;
  }

  take(change: TableChange): void {
    switch (change.type) {
      case 'snapshot':
        this.#reset(change.snapshot);
        break;
      case 'step':
        this.#talk = change.step.state.talk ?? this.#talk;
        // Who answers has read enough.
        if (isOwn(change.step)) {
          this.#teller.drop();
          this.#breath = [];
        }
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

  #fallSilent(): void {
    this.#teller.cut();
    this.#breath = [];
  }

  #timing(beat: Beat, { step, again }: Waiting): Timing {
    const film = this.#film || again;
    return this.#pace.timing(beat, { own: this.#own, acted: isOwn(step), film });
  }

  /** How long it would take to play all that waits. */
  #behind(): number {
    const lengths = this.#queue.flatMap((waiting) =>
      waiting.step.beats.map((beat) => this.#timing(beat, waiting).length),
    );
    return lengths.reduce((sum, length) => sum + length, 0);
  }

  /** Shows the table as it is now, and what happened in the log alone. */
  #catchUp(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#hurried = true;
    while (this.#current || this.#queue.length > 0) {
      const current = this.#current ?? this.#nextStep();
      if (!current) break;
      current.tell?.();
      for (const beat of current.step.beats.slice(current.next)) this.#show(current, beat, true);
      this.#finish(current);
    }
    this.#hurried = false;
    const entries = this.#breath;
    this.#breath = [];
    if (entries.length > 0) this.#teller.cut({ entries, again: false });
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
    this.#fallSilent();
    const repeats = this.#current?.again === true || this.#queue.some(({ again }) => again);
    if (repeats || this.#recent.length === 0) return;
    this.#queue.push(...this.#recent.map((step) => ({ step, again: true })));
    if (!this.#current) this.#advance();
  }

  stop(): void {
    this.#cancel?.();
    this.#teller.cut();
    this.#queue = [];
    this.#current = undefined;
  }

  #reset(snapshot: Extract<TableChange, { type: 'snapshot' }>['snapshot']): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#queue = [];
    this.#current = undefined;
    this.#recent = [];
    this.#fallSilent();
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
      const unseen =
        this.#isRoutine(current) ||
        this.#store.getState().ahead ||
        (this.#live && this.#clock.hidden?.() === true);
      const { length, turning, decides } = this.#show(current, beat, unseen);
      if (length <= 0) continue;
      this.#wait(turning, () => {
        current.tell?.();
        const rest = turning > 0 && !decides && this.#isAskedAfter(current) ? 0 : length - turning;
        this.#wait(rest, () => this.#advance());
      });
      return;
    }
  }

  /** The viewer is asked next, and what is left before it decides nothing: it is told while they think. */
  #isRoutine(current: Running): boolean {
    const { step, again, next } = current;
    const { decision } = step.state;
    if (again || this.#film || this.#queue.length > 0 || !decision || decision.optional) return false;
    const left = step.beats.slice(next).map((beat) => this.#timing(beat, current));
    return !left.some(({ weighs, turning }) => weighs || turning > 0);
  }

  /** Nothing more is to be shown before the viewer is asked: what lies open now stays to be seen while they think. */
  #isAskedAfter({ step, again, next }: Running): boolean {
    const isLast = !again && !this.#film && next === step.beats.length && this.#queue.length === 0;
    return isLast && step.state.decision?.optional === false;
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
    const asked = this.#timing(beat, current);
    const timing = unseen ? { ...asked, length: 0, turning: 0 } : asked;
    const { length, turning } = timing;
    this.#shown += 1;
    const entry = entryOf(step, beat);
    const shown: ShownBeat = { ...entry, id: this.#shown, length, turning, told: turning <= 0, again };
    const { state } = this.#store.getState();
    this.#store.setState({
      ...(length > 0 && { beat: shown }),
      last: shown,
      playing: true,
      ...(state && { state: between(state, step, beat.view, again) }),
    });
    const tell = (): void => {
      delete current.tell;
      if (turning > 0)
        this.#store.setState({ beat: { ...shown, told: true }, last: { ...shown, told: true } });
      this.#tell(entry, again);
      if (timing.spoken) this.#say(entry, timing, again);
    };
    if (turning > 0) current.tell = tell;
    else tell();
    return timing;
  }

  #tell(entry: LogEntry, again: boolean): void {
    const { log, state } = this.#store.getState();
    this.#store.setState({ told: state?.view, ...(!again && { log: [...log, entry] }) });
  }

  /** What weighs is said at once if the line is free; the rest is gathered, and said in one when the turn is over. */
  #say(entry: LogEntry, { length, weighs }: Timing, again: boolean): void {
    this.#breath.push(entry);
    if (length <= 0 || !weighs) return;
    if (again || this.#film) {
      this.#teller.cut({ entries: [entry], again });
      this.#breath = [];
    } else if (this.#teller.free) this.#sayBreath(again);
  }

  #sayBreath(again: boolean): void {
    if (this.#breath.length > 0) this.#teller.say({ entries: this.#breath, again });
    this.#breath = [];
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
    const goesOn = newest ? newest.step.seat === step.seat : !state.decision && isAwaited(step);
    if (!goesOn && !this.#hurried) this.#sayBreath(again);
  }

  /** What was said about what has been shown. */
  #heard(state: TableState | undefined): Pick<StageState, 'talk'> {
    if (!this.#talk || !state) return {};
    return { talk: this.#talk.filter(({ number }) => number <= state.number) };
  }
}

/** Whoever has answered is asked again: their turn goes on. */
const isAwaited = ({ seat, state }: TableStep): boolean => seat !== undefined && state.awaited.includes(seat);

function entryOf({ number, seat }: TableStep, { rule, event }: Beat): LogEntry {
  return { number, ...(seat !== undefined && { seat }), rule, event };
}

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
