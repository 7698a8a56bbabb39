import {
  type AnyGame,
  FastRng,
  fastSource,
  makeRecord,
  type Option,
  type Seat,
  Table,
  type Variants,
  verifyRecord,
} from '@mazmorra/kernel';
import {
  Broken,
  checkCensus,
  checkCopy,
  checkEvents,
  checkEveryOption,
  checkOptions,
  checkRefusals,
  checkSecrecy,
  viewersOf,
} from './checks.ts';

/** One game of the battery, with everything needed to play it again. */
export interface Case {
  readonly seats: number;
  readonly variants: Variants;
  readonly seed: string;
}

export interface Bounds {
  /** Maximum number of answers in a game. */
  readonly maxAnswers: number;
  /** The expensive checks (every option, refusals, secrecy, events) run at one step in `every`; 1 means every step. */
  readonly every: number;
  /** All rule ids of the specification, for the reasons of refusals. */
  readonly rules: ReadonlySet<string>;
  readonly openChoices?: (kind: string, awaited: number) => boolean;
}

/** What happened in a run, so that a whole battery can report what never happened. */
export interface Sighting {
  readonly answers: number;
  /** Viewers for whom something was re-dealt in at least one step. */
  readonly dealtAnew: readonly string[];
}

/** Plays one random game and checks the game contract at each step. */
export function runCase(game: AnyGame, one: Case, bounds: Bounds): Sighting {
  const answers: (readonly [Seat, Option])[] = [];
  try {
    return play(game, one, bounds, answers);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const given = answers.map(([seat, option]) => `${seat} ${game.nameOf(option)}`);
    const kind = error instanceof Broken ? '' : `${error.stack}\n`;
    throw new Error(
      `${kind}${error.message}\n  after ${answers.length} answers of ${game.id} ${JSON.stringify(one)}\n` +
        `  repeat it: BATTERY='${JSON.stringify(one)}' npx vitest run ${game.id}/test/battery\n  answers: ${JSON.stringify(given)}`,
    );
  }
}

function play(game: AnyGame, one: Case, bounds: Bounds, answers: (readonly [Seat, Option])[]): Sighting {
  const chooser = new FastRng(`${one.seed} choices`);
  const table = Table.open(game, { ...one, random: fastSource(one.seed) });
  const census = JSON.stringify(game.census(table.state));
  const earlier: { readonly state: unknown; readonly json: string }[] = [];
  const names = new Set<string>();
  const dealtAnew = new Set<string>();

  for (let step = 0; ; step++) {
    if (step > bounds.maxAnswers) throw new Broken(`no end after ${bounds.maxAnswers} answers`);
    checkOptions(game, table);
    checkCopy(game, table.state);
    checkCensus(game, table.state, census);
    for (const { options } of table.decisions) for (const option of options) names.add(game.nameOf(option));
    earlier.push({ state: table.state, json: JSON.stringify(table.state) });
    const dear = step % bounds.every === 0 || table.decisions.length === 0;
    const seed = `${one.seed} ${step}`;
    if (dear) {
      checkEveryOption(game, table, seed);
      checkRefusals(game, table, sample([...names], 12, chooser), bounds.rules);
      for (const viewer of viewersOf(one.seats)) {
        if (checkSecrecy(game, table.state, viewer, seed)) dealtAnew.add(String(viewer));
      }
    }
    const decision = chooser.pick(table.decisions.length > 0 ? table.decisions : [undefined]);
    if (!decision) break;
    const option = chooser.pick(decision.options);
    if (dear) {
      const open = bounds.openChoices?.(decision.kind, game.awaited(table.state)) ?? false;
      for (const viewer of viewersOf(one.seats))
        checkEvents(game, table.state, decision.seat, option, viewer, seed, open);
    }
    answers.push([decision.seat, option]);
    table.answer(decision.seat, option, decision.number);
  }

  for (const [step, { state, json }] of earlier.entries()) {
    if (JSON.stringify(state) !== json)
      throw new Broken(`the state after ${step} answers was changed by a later answer`);
  }
  checkReplay(game, one, answers, table);
  return { answers: answers.length, dealtAnew: [...dealtAnew] };
}

/**
 * Checks that the same answers lead to the same end, played straight through and with a JSON save and restore before
 * every answer.
 */
function checkReplay(
  game: AnyGame,
  one: Case,
  answers: readonly (readonly [Seat, Option])[],
  end: ReturnType<typeof Table.open>,
): void {
  const random = fastSource(one.seed);
  let resumed = Table.open(game, { ...one, random });
  for (const [seat, option] of answers) {
    resumed = Table.resume(game, JSON.parse(JSON.stringify(resumed.snapshot())), random);
    resumed.answer(seat, option);
  }
  if (JSON.stringify(resumed.state) !== JSON.stringify(end.state))
    throw new Broken('saved and resumed at every decision, the game ends differently');
  const record = makeRecord(game, {
    ...one,
    // A record names every variant; a missing one would mean the value from before the variant existed.
    variants: end.variants,
    names: [],
    random: { algorithm: 'sfc32', seed: one.seed },
    answers,
  });
  const verdict = verifyRecord(game, JSON.parse(JSON.stringify(record)));
  if (!verdict.holds) throw new Broken(`its own record does not hold: ${JSON.stringify(verdict.difference)}`);
}

function sample<T>(items: T[], count: number, rng: FastRng): T[] {
  return items.length <= count ? items : rng.shuffle(items).slice(0, count);
}
