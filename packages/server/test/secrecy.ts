import {
  type AnyGame,
  type Deal,
  dealSource,
  FastRng,
  type GameEvent,
  Refusal,
  type Step,
  Table,
  type Viewer,
} from '@mazmorra/kernel';
import type { Update } from '@mazmorra/protocol';
import { replyFor } from '../src/refused.ts';
import type { StoredTable } from '../src/storage/port.ts';
import { type Film, filmOf } from '../src/table/film.ts';
import {
  type AnyTable,
  Feed,
  playView,
  StepText,
  seenPairs,
  type TableViewer,
} from '../src/table/updates.ts';

/** A finished game, step by step: the truth that nobody saw. */
export interface Truth {
  readonly game: AnyGame;
  readonly tables: readonly AnyTable[];
  readonly steps: readonly Step<unknown>[];
}

export function truthOf(game: AnyGame, stored: StoredTable): Truth {
  const { seats, variants } = JSON.parse(stored.row.room) as {
    seats: unknown[];
    variants: Record<string, string>;
  };
  const random = dealSource(JSON.parse(stored.row.deal) as Deal);
  const table: AnyTable = Table.open(game, { seats: seats.length, variants, random });
  const at = (): AnyTable => Table.resume(game, table.snapshot(), random);
  const tables = [at()];
  const steps = [table.last];
  for (const row of stored.answers) {
    steps.push(table.answer(row.seat, row.option, row.decision));
    tables.push(at());
  }
  return { game, tables, steps };
}

/** The table as it would be if all that the viewer cannot know were dealt anew. */
function dealtAnew(table: AnyTable, viewer: Viewer, seed: string): AnyTable {
  const state = table.game.redeal(table.state, viewer, new FastRng(seed));
  const still: AnyTable = Table.resume(
    table.game,
    { ...table.snapshot(), state },
    { stream: () => new FastRng(seed) },
  );
  return still;
}

const turnsUpFor = ({ reveals, private: forms }: GameEvent<unknown>, eyes: TableViewer): boolean =>
  reveals === true && (forms === undefined || (eyes !== 'spectator' && forms[eyes] !== undefined));

class CountingRng extends FastRng {
  draws = 0;
  override int(below: number): number {
    this.draws++;
    return super.int(below);
  }
}

function tell(game: AnyGame, state: unknown, seat: number, option: number, eyes: TableViewer) {
  const events: GameEvent<unknown>[] = [];
  const rng = new CountingRng('chance');
  const views: string[] = [];
  game.answer(state, seat, option, rng, (event: GameEvent<unknown>) => {
    events.push(event);
    views.push(JSON.stringify(game.view(state, eyes)));
  });
  const turnsUp = events.some((event) => turnsUpFor(event, eyes));
  return {
    told: JSON.stringify([seenPairs(events, eyes), views.slice(0, -1)]),
    chance: rng.draws > 0,
    turnsUp,
  };
}

/** One pair of eyes and everything they received. */
export interface Received {
  readonly eyes: TableViewer;
  readonly frames: readonly string[];
}

/** What somebody received in a game and could not have known: nothing, if all is well. */
export function leaksIn(truth: Truth, received: readonly Received[]): { leaks: string[]; updates: number } {
  const leaks: string[] = [];
  let updates = 0;
  for (const { eyes, frames } of received) {
    const censor = new Censor(truth, eyes);
    for (const frame of frames) censor.frame(frame);
    leaks.push(...censor.leaks);
    updates += censor.compared.updates;
  }
  return { leaks, updates };
}

/** What was compared, so that a test can say that there was something to compare. */
export interface Compared {
  updates: number;
  /** Updates that tell of several answers. */
  late: number;
  wholes: number;
  refusals: number;
  events: number;
  other: number;
}

/**
 * Looks at everything one pair of eyes received in a game. Each message is made once more by the server's own code
 * from a table on which all that these eyes cannot know was dealt anew: not a byte may differ.
 */
export class Censor {
  readonly #truth: Truth;
  readonly #eyes: TableViewer;
  readonly compared: Compared = { updates: 0, late: 0, wholes: 0, refusals: 0, events: 0, other: 0 };
  readonly leaks: string[] = [];

  constructor(truth: Truth, eyes: TableViewer) {
    this.#truth = truth;
    this.#eyes = eyes;
  }

  #anew(number: number): AnyTable {
    const table = this.#truth.tables[number];
    if (!table) throw new Error(`there is no answer ${number}`);
    return dealtAnew(table, this.#eyes, `${number} ${this.#eyes}`);
  }

  frame(text: string): void {
    const message = JSON.parse(text) as Record<string, unknown>;
    if (typeof message['n'] === 'number') this.#update(text, message as unknown as Update);
    else if ('play' in message) this.#whole(text, message['play']);
    else if ('ok' in message) this.#reply(text, message['ok'] as Record<string, unknown>);
    else if ('turn' in message || 'chat' in message || 'room' in message || 'error' in message)
      this.compared.other++;
    else this.leaks.push(`a message of no known kind: ${text}`);
  }

  #update(text: string, { n, missed = [], e = [] }: Update): void {
    const first = n - missed.length;
    // A busy server leaves the views between out.
    const isFilmed = e.some(([, , change]) => change !== undefined);
    const before = this.#anew(first - 1);
    const after = this.#anew(n);
    const feed = new Feed(before, this.#eyes);
    for (let number = first; number < n; number++) {
      const table = this.#anew(number);
      feed.postpone(
        table,
        new StepText(this.#step(number), table, () => undefined),
        this.#anew(number - 1).state,
        0,
      );
    }
    const tail = feed.update(
      after,
      new StepText(this.#step(n), after, () => (isFilmed ? this.#film(n) : undefined)),
      this.#anew(n - 1).state,
      '',
    );
    if (!text.endsWith(tail)) this.leaks.push(`update ${n} for ${this.#eyes}:\n${text}\n${tail}`);
    this.compared.updates++;
    if (missed.length > 0) this.compared.late++;
    for (let number = first; number <= n; number++) this.#events(this.#step(number));
  }

  /**
   * The moments of a step as they were: between two decisions nothing can be dealt anew. That the views of them tell no secret is
   * shown by `table/film.test.ts`.
   */
  #film(number: number): Film | undefined {
    const before = this.#truth.tables[number - 1] as AnyTable;
    return filmOf(before, this.#step(number), before.state);
  }

  #step(number: number): Step<unknown> {
    const step = this.#truth.steps[number];
    if (!step) throw new Error(`there is no step ${number}`);
    return step;
  }

  /**
   * The same answer in a world that looks the same: where no chance is drawn on and nothing turns up for these eyes, the
   * tale must be the same.
   */
  #events({ number, seat, option, events }: Step<unknown>): void {
    if (seat === undefined || option === undefined || events.some((event) => turnsUpFor(event, this.#eyes)))
      return;
    const { game, state } = this.#truth.tables[number - 1] as AnyTable;
    const other = game.redeal(state, this.#eyes, new FastRng(`${number}`));
    const options: number[] = [];
    game.options(other, seat, options);
    if (!options.includes(option)) return;
    const here = tell(game, game.copy(state), seat, option, this.#eyes);
    const there = tell(game, other, seat, option, this.#eyes);
    if (here.chance || there.chance || there.turnsUp) return;
    this.compared.events++;
    if (here.told !== there.told)
      this.leaks.push(`events of ${number} for ${this.#eyes}:\n${here.told}\n${there.told}`);
  }

  #whole(text: string, play: unknown): void {
    const { n } = play as { n: number };
    const expected = JSON.stringify(playView(this.#anew(n), this.#eyes)).slice(0, -1);
    if (!text.includes(`"play":${expected}`))
      this.leaks.push(`view ${n} for ${this.#eyes}:\n${text}\n${expected}`);
    this.compared.wholes++;
  }

  #reply(text: string, ok: Record<string, unknown>): void {
    if (ok['play']) this.#whole(text, ok['play']);
    for (const list of [ok['missed'], ok['log']]) if (Array.isArray(list)) this.#told(list);
    this.compared.other++;
  }

  /** What is told later is what was told at the time. */
  #told(list: readonly { readonly n: number; readonly e: unknown }[]): void {
    for (const { n, e } of list) {
      const step = this.#truth.steps[n] as Step<unknown>;
      if (JSON.stringify(e) !== JSON.stringify(seenPairs(step.events, this.#eyes)))
        this.leaks.push(`told of ${n} for ${this.#eyes}`);
    }
  }

  /** A refused answer: the reason, as the seat would get it in another world. */
  refusal(number: number, attempt: { readonly option: string; readonly n: number }, error: unknown): void {
    const seat = this.#eyes;
    if (seat === 'spectator') throw new Error('spectators answer nothing');
    this.compared.refusals++;
    try {
      this.#anew(number).answer(seat, attempt.option, attempt.n);
      this.leaks.push(`${attempt.option} is refused to ${seat} at ${number}, but not in another world`);
    } catch (other) {
      if (!(other instanceof Refusal)) throw other;
      const expected = JSON.stringify(replyFor(other));
      if (expected !== JSON.stringify(error))
        this.leaks.push(`refusal at ${number} for ${seat}: ${JSON.stringify(error)} or ${expected}`);
    }
  }
}
