/** A part of the sources whose tests are tried on mutants. */
export interface Target {
  readonly name: string;
  /** The files that are mutated. */
  readonly mutate: readonly string[];
  /** The tests that should notice. */
  readonly tests: readonly string[];
  readonly without: readonly string[];
  /** Percent of the mutants that must be killed. */
  readonly least: number;
  /** How often a test may ask which mutant is active, before it counts as endless: several times what the longest test asks. */
  readonly questions: number;
  /** How long a test may wait for what does not come, in ms. */
  readonly patience: number;
}

/** A long test of the rules asks seven million times, and waits for nothing. */
const RULES = { questions: 40_000_000, patience: 60_000 };

/**
 * Suites that play whole games at random, or read texts. They would run for nearly every mutant and find few that the tests of the
 * rules do not.
 */
const LONG_SUITES = [
  '**/battery*.test.ts',
  '**/*battery.test.ts',
  '**/coverage.test.ts',
  '**/golden.test.ts',
  '**/invariants.test.ts',
  '**/model.test.ts',
  '**/sentences/**',
  '**/summary.test.ts',
  '**/text.test.ts',
  '**/transcripts.test.ts',
  '**/resume.test.ts',
];

const game = (name: string): Target => ({
  name,
  mutate: [`packages/games/${name}/src/rules/**/*.ts`],
  tests: [`packages/games/${name}/test/**/*.test.ts`],
  without: LONG_SUITES,
  least: 90,
  ...RULES,
});

/** From the smallest to the largest. */
export const TARGETS: readonly Target[] = [
  {
    name: 'server-table',
    mutate: ['packages/server/src/table/*.ts'],
    // In memory, a few milliseconds each. The suites with a server, a database or processes would run for nearly every mutant.
    tests: [
      'packages/server/test/{table,tables}/*.test.ts',
      'packages/server/test/retention/retention-forget.test.ts',
    ],
    without: ['**/tables/restore.test.ts', '**/table/film.test.ts'],
    least: 92,
    questions: 1_000_000,
    patience: 10_000,
  },
  {
    name: 'protocol',
    mutate: ['packages/protocol/src/**/*.ts'],
    tests: ['packages/protocol/test/*.test.ts'],
    without: [],
    least: 90,
    ...RULES,
  },
  {
    name: 'kernel',
    mutate: ['packages/kernel/src/**/*.ts'],
    tests: ['packages/kernel/test/*.test.ts'],
    without: [],
    least: 90,
    ...RULES,
  },
  game('welcome-to-the-dungeon'),
  game('dungeon-raiders'),
  game('saboteur'),
  game('dungeonquest'),
];

export function targetNamed(name: string): Target {
  const target = TARGETS.find((one) => one.name === name);
  if (target !== undefined) return target;
  const names = TARGETS.map((one) => one.name).join(', ');
  throw new Error(`there is nothing to mutate named ${JSON.stringify(name)}: there are ${names}`);
}
