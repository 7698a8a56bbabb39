import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GameInPlay } from '@mazmorra/bots';
import { gameIds } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { expect, test } from 'vitest';
import { ENGLISH, LAUNCHER, mazmorra } from './run.ts';

const python = join(import.meta.dirname, '../../../examples/python');
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stderr.write('python3 is not here: the tests of examples/python are skipped\n');

interface Seen {
  readonly seat: number;
  readonly view: object;
  readonly events: readonly unknown[];
  readonly options?: readonly string[];
  readonly numbers?: readonly number[];
}

interface Line {
  readonly error?: string;
  readonly waits?: readonly Seen[];
  readonly over?: { readonly winners: readonly number[]; readonly places: readonly number[] };
  readonly seats?: readonly Seen[];
}

/** What comes back for these lines, without the greeting. */
function said(game: string, lines: readonly object[], ...args: string[]): Line[] {
  const { stdout, status } = spawnSync(process.execPath, [LAUNCHER, 'environment', game, ...args], {
    encoding: 'utf8',
    env: ENGLISH,
    input: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Line);
}

test('the greeting names the game with the version of its rules', () => {
  const { out } = mazmorra('environment', 'saboteur', '--seats', '3');
  expect(JSON.parse(out)).toMatchObject({ protocol: 1, name: 'mazmorra/saboteur-v1', seats: 3 });
});

test('who decides at the same time is asked together, and each sees with their own eyes', () => {
  const [begun] = said('dungeon-raiders', [{ do: 'game', seed: '1' }]);
  expect(begun?.waits?.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  const game = gameOf('dungeon-raiders');
  const { state } = new GameInPlay(game, 4, { seed: '1' }, false);
  for (const { seat, view, options, numbers } of begun?.waits ?? []) {
    expect(view).toEqual(game.view(state, seat));
    expect(numbers).toHaveLength(options?.length ?? 0);
  }
});

test('what another seat has chosen at the same time is seen by nobody', () => {
  const after = (option: string) =>
    said('dungeon-raiders', [
      { do: 'game', seed: '1' },
      { do: 'answer', seat: 0, option },
      { do: 'look', seat: 1 },
    ]).slice(1);
  expect(after('play:power-1')).toEqual(after('play:power-5'));
});

test('the same seed and answers make the same game; another seed makes another', () => {
  const lines = (seed: string) => [
    { do: 'game', seed },
    { do: 'look', seat: 0 },
  ];
  const game = said('saboteur', lines('1'));
  expect(said('saboteur', lines('1'))).toEqual(game);
  expect(said('saboteur', lines('2'))).not.toEqual(game);
});

test('what cannot be done is said and changes nothing', () => {
  const look = { do: 'look', seat: 0 };
  const [early, , before, ...wrong] = said('welcome-to-the-dungeon', [
    look,
    { do: 'game', seed: '1' },
    look,
    { do: 'game' },
    { do: 'answer', seat: 0, option: 'fly' },
    { do: 'answer', seat: 1, option: 'pass' },
    { do: 'answer', seat: 0 },
    { do: 'look', seat: 4 },
    { do: 'sing' },
    [],
    look,
  ]);
  expect(early?.error).toBe('no game has begun: {"do":"game","seed":"1"}');
  const after = wrong.pop();
  expect(wrong.map(({ error }) => error)).toEqual([
    '`seed` is a text',
    expect.stringMatching(/is not (asked|one of the options)/),
    expect.stringMatching(/is not (asked|one of the options)/),
    expect.stringMatching(/is not (asked|one of the options)/),
    '`seat` is a number from 0 to 3',
    '`do` is one of game, answer and look',
    '`do` is one of game, answer and look',
  ]);
  // The events were told with the first look.
  expect(after).toEqual({ ...before, events: [] });
});

test.runIf(hasPython).each(gameIds)('Python plays whole games of %s', (game) => {
  const env = { ...ENGLISH, MAZMORRA: `"${process.execPath}" "${LAUNCHER}"`, PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout, stderr } = spawnSync('python3', [join(python, 'play_at_random.py'), game, '2'], {
    encoding: 'utf8',
    env,
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(new RegExp(`^mazmorra/${game}-v\\d+, 2 games:( \\d\\.\\d\\d)+\n$`));
});

test.runIf(hasPython)('every Python file can be read by Python', () => {
  const files = readdirSync(python, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.py'),
  );
  expect(files.length).toBeGreaterThan(4);
  const read =
    'import ast, sys\nfor name in sys.argv[1:]: ast.parse(open(name, encoding="utf-8").read(), name)';
  const { stderr } = spawnSync('python3', ['-c', read, ...files.map((name) => join(python, name))], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});
