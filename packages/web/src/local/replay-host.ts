import {
  type AnyGame,
  at,
  Refusal,
  type Scene,
  seenBy,
  sourceOf,
  Table,
  type Viewer,
} from '@mazmorra/kernel';
import type { TableChange, TableSnapshot, TableState } from '../table/client.ts';
import { type Film, filmed } from './filmed.ts';
import { firstEyes } from './first-eyes.ts';
import { infoOf, logFor } from './host.ts';
import type { SavedClip, SavedTable } from './saved.ts';

type AnyTable = Table<unknown, unknown, unknown>;
type Moment = ReturnType<AnyTable['snapshot']> & {
  readonly events: AnyTable['last']['events'];
  readonly seat: number | undefined;
  readonly outcome: AnyTable['outcome'];
  readonly awaited: readonly number[];
};

/** What is known of a game that is opened to be watched. */
export interface ReplayFacts {
  /** How many moves can be shown. */
  readonly length: number;
  /** The move that the rules refuse, where a record was altered: it is shown up to there. */
  readonly broken?: number;
  /** Through whose eyes it is seen at first. */
  readonly viewer: Viewer;
}

/** A finished game, played through once and then open at every move, through any eyes. Lives in a worker. */
export class ReplayHost {
  readonly #film: Film;
  readonly #saved: SavedTable;
  readonly #moments: Moment[] = [];
  readonly #tell: (change: TableChange) => void;
  readonly #table: AnyTable;
  #at = 0;

  constructor(game: AnyGame, saved: SavedTable, tell: (change: TableChange) => void) {
    this.#saved = saved;
    this.#tell = tell;
    this.#film = filmed(game, firstEyes(saved));
    this.#table = playThrough(game, saved, this.#moments);
  }

  get length(): number {
    return this.#moments.length - 1;
  }

  get facts(): ReplayFacts {
    const { length } = this;
    const broken = length < this.#saved.answers.length ? { broken: length + 1 } : {};
    return { length, ...broken, viewer: this.#film.viewer };
  }

  look(viewer: Viewer): void {
    this.#film.viewer = viewer;
    this.show(this.#at);
  }

  /** Jumps there. */
  show(number: number): void {
    this.#at = Math.max(0, Math.min(this.length, number));
    this.#tell({ type: 'snapshot', snapshot: this.#snapshot() });
  }

  /** The table as a viewer saw it before the move after this one. */
  still(viewer: Viewer, number: number): TableSnapshot {
    this.#film.viewer = viewer;
    this.#at = Math.max(0, Math.min(this.length, number));
    return this.#snapshot();
  }

  /** Plays the next move for the eye. */
  next(): void {
    if (this.#at >= this.length) return;
    const before = at(this.#moments, this.#at);
    const [seat, option] = at(this.#saved.answers, this.#at);
    const random = sourceOf(this.#saved.random);
    if (!random) return;
    const table: AnyTable = Table.resume(this.#film.game, before, random);
    const step = table.answer(seat, option);
    this.#at += 1;
    const beats = step.events.flatMap((event, index) => {
      const seen = seenBy(event, this.#film.viewer);
      const view = this.#film.views[index];
      return seen ? [{ ...seen, ...(view !== undefined && { view }) }] : [];
    });
    this.#tell({ type: 'step', step: { number: this.#at, seat, beats, state: this.#state() } });
  }

  /** Pictures after these moves; none for a game without pictures. */
  pictures({ at: from, to, eyes }: SavedClip): Scene[] {
    const { game } = this.#film;
    const moments = this.#moments.slice(from, to + 1);
    return moments.flatMap(({ state }) => {
      const scene = game.scene?.(game.view(state, eyes));
      return scene ? [scene] : [];
    });
  }

  /** The open view at up to `most` moments, evenly spread, for charts. */
  history(most: number): unknown[] {
    const steps = Math.min(most, this.length);
    return Array.from({ length: steps + 1 }, (_, index) => {
      const moment = at(this.#moments, Math.round((index * this.length) / Math.max(1, steps)));
      return this.#film.game.view(moment.state, 'all');
    });
  }

  #state(): TableState {
    const moment = at(this.#moments, this.#at);
    const { viewer } = this.#film;
    const { talk } = this.#saved;
    return {
      number: this.#at,
      viewer,
      view: this.#film.game.view(moment.state, viewer),
      awaited: moment.awaited,
      takeBack: false,
      ...(moment.outcome && { outcome: moment.outcome }),
      ...(talk && { talk: talk.filter(({ number }) => number <= this.#at) }),
    };
  }

  #snapshot(): TableSnapshot {
    const past = this.#moments.slice(0, this.#at + 1);
    const info = infoOf(this.#saved, this.#table);
    return {
      // Nobody plays here any more: no curtain falls, whoever's turn it was.
      info: { ...info, seats: info.seats.map((seat) => ({ ...seat, here: false })) },
      state: this.#state(),
      log: logFor(past, this.#film.viewer),
      lastOwn: 0,
      connection: 'here',
    };
  }
}

function playThrough(game: AnyGame, saved: SavedTable, moments: Moment[]): AnyTable {
  const random = sourceOf(saved.random);
  if (!random) throw new Error('this record keeps its seed to itself');
  const table: AnyTable = Table.reopen(game, { seats: saved.seats.length, variants: saved.variants, random });
  const note = (): void => {
    const { events, seat } = table.last;
    const awaited = table.decisions.filter(({ optional }) => !optional).map((open) => open.seat);
    moments.push({ ...table.snapshot(), events, seat, outcome: table.outcome, awaited });
  };
  note();
  for (const [seat, option] of saved.answers) {
    try {
      table.answer(seat, option);
    } catch (error) {
      // Rules that have changed refuse honest answers too: that is another matter, told by the caller.
      if (error instanceof Refusal && saved.version === game.version) break;
      throw error;
    }
    note();
  }
  return table;
}
