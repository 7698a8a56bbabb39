import type { Accusation, RuleId, Seat } from '@mazmorra/kernel';
import { createStore, type StoreApi } from '../settings/stores.ts';
import type { Beat, Connection, LogEntry, TableClient, TableInfo, TableState } from './client.ts';
import { Player } from './player.ts';

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
  /** How much of that passes while the card or die that shows it is still turning. */
  readonly turning: number;
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
  /** Whether it is said in a line; otherwise it is seen on the table, and read in the log. */
  readonly spoken: boolean;
  /** Whether it decides something, and so has its whole time. */
  readonly decides: boolean;
  /** Whether that line is worth saying before the turn is over. */
  readonly weighs: boolean;
}

/** For whom a beat is shown. */
export interface Circumstances {
  /** The viewer's seat. */
  readonly own: Seat | undefined;
  /** The viewer's answer did it. */
  readonly acted: boolean;
  /** The viewer has come to look at everything: a replay, or what they look at again. */
  readonly film: boolean;
}

export interface Pace {
  timing(beat: Beat, circumstances: Circumstances): Timing;
  /** How long it takes to read what is said of these entries, in milliseconds. */
  reading(entries: readonly LogEntry[], own: Seat | undefined): number;
}

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
  const player = new Player(store, pace, clock, client.kind);
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
