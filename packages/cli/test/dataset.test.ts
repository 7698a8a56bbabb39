import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mazmorra, scratch } from './run.ts';

const folder = scratch();
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) process.stderr.write('python3 is not here: the test of examples/learn.py is skipped\n');

interface Line {
  readonly type: string;
  readonly [field: string]: unknown;
}

function dataset(
  name: string,
  ...args: string[]
): { readonly file: string; readonly lines: readonly Line[] } {
  const file = join(folder, name);
  const { code, err } = mazmorra('dataset', 'welcome-to-the-dungeon', '--seats', '3', '--out', file, ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const text = gunzipSync(readFileSync(file)).toString();
  return {
    file,
    lines: text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line),
  };
}

test('a data set has a header, each position as its seat saw it, and the end of every game', () => {
  const args = ['--games', '2', '--bots', 'master,random', '--iterations', '20'];
  const { lines } = dataset('a.jsonl.gz', ...args);
  const [header, ...rest] = lines;
  expect(header).toMatchObject({ type: 'header', format: 1, games: 2, bots: ['master', 'random', 'master'] });
  const positions = rest.filter(({ type }) => type === 'position');
  expect(rest.filter(({ type }) => type === 'outcome')).toMatchObject([{ n: 1 }, { n: 2 }]);
  for (const position of positions) {
    expect(position['options']).toContain(position['answer']);
    expect(position['view']).toMatchObject({ viewer: position['seat'] });
    // A master values what it looked at; nobody else has values.
    const hasChoice = (position['options'] as readonly string[]).length > 1;
    if (position['bot'] === 'random') expect(position).not.toHaveProperty('values');
    else if (hasChoice) expect(position['values']).toHaveProperty([String(position['answer'])]);
  }
  expect(dataset('b.jsonl.gz', ...args).lines).toEqual(lines);
});

test('a file that cannot be written is told, exit 2', () => {
  const { code, err } = mazmorra(
    'dataset',
    'saboteur',
    '--games',
    '1',
    '--out',
    join(folder, 'no/such/folder.gz'),
  );
  expect(code).toBe(2);
  expect(err).toContain('--out: ');
});

test.runIf(hasPython)('examples/learn.py learns more than chance would know', () => {
  const { file } = dataset('c.jsonl.gz', '--games', '20');
  const { status, stdout } = spawnSync(
    'python3',
    [join(import.meta.dirname, '../../../examples/learn.py'), file],
    {
      encoding: 'utf8',
    },
  );
  expect(status).toBe(0);
  const [, right, luck] = /([\d.]+)% right, ([\d.]+)% by chance/.exec(stdout) ?? [];
  expect(Number(right)).toBeGreaterThan(Number(luck) + 10);
});
