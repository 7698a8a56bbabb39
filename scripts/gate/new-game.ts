import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isHere } from './provision.ts';
import { root, runProgram, type Step, type Tally } from './step.ts';

/** A game that nobody would make: long enough to break lines that a short name leaves whole. */
const ID = 'lantern-shadow';

/** The checks of the gate that look at games, run over a copy of the project that has one more. */
const STATIC =
  'types,arrows,no clock,every rule id stands in a test file,every rule id stands at the code,named after';

/** Copies the files that git knows or would add, and links what npm installed. */
async function copyProject(copy: string): Promise<void> {
  const listed = await runProgram('git', ['ls-files', '-co', '--exclude-standard', '-z']);
  if (listed.code !== 0) throw new Error(listed.output);
  for (const file of listed.output
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
  for (const folder of ['', 'bench', 'e2e/long', ...packages])
    linkModules(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
}

/** Caches, and our own packages. */
const NOT_SHARED = new Set(['.vite', '.cache', '@mazmorra']);

/** Our own packages must be those of the copy; all others are those of the project. */
function linkModules(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [there, here] = [join(from, entry.name), join(to, entry.name)];
    // What npm notes of its installation will be changed in the copy.
    if (entry.isFile()) copyFileSync(there, here);
    else if (!NOT_SHARED.has(entry.name)) symlinkSync(there, here);
  }
  if (!existsSync(join(from, '@mazmorra'))) return;
  mkdirSync(join(to, '@mazmorra'));
  // The links are relative, so the same ones lead to the packages of the copy.
  for (const name of readdirSync(join(from, '@mazmorra')))
    symlinkSync(readlinkSync(join(from, '@mazmorra', name)), join(to, '@mazmorra', name));
}

interface Part {
  readonly name: string;
  readonly args: readonly string[];
}

/** What bots must do in every game: play to the end, with every variant, and know nothing that they cannot. */
const BOT_TESTS = ['lab/test/arena', 'bots/test/fairness', 'bots/test/variants'].map(
  (name) => `packages/${name}.test.ts`,
);

const VITEST = 'node_modules/vitest/vitest.mjs';

const MAKE: Part = { name: 'new-game', args: ['bin/mazmorra.mjs', 'new-game', ID] };

/** What the folder must pass. The longest come first: two run at a time. */
const PARTS: readonly Part[] = [
  {
    name: 'format and lint',
    args: [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '--vcs-enabled=false',
      `packages/games/${ID}`,
      `packages/web/src/games/${ID}`,
      'packages/catalogue',
    ],
  },
  { name: 'static checks', args: ['scripts/gate/main.ts', '--only', STATIC] },
  {
    name: 'tests',
    args: [VITEST, 'run', `packages/games/${ID}`, 'packages/catalogue', 'packages/web/test/look.test.ts'],
  },
  { name: 'bots', args: [VITEST, 'run', ...BOT_TESTS, '-t', ID] },
  { name: 'simulate', args: ['bin/mazmorra.mjs', 'simulate', ID, '--games', '200', '--json'] },
];

const BROWSER: Part = {
  name: 'in the browser',
  args: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list',
    '-g',
    `${ID} by `,
  ],
};

/** Runs the parts, two at a time: each keeps about one core busy. */
async function checkCopy(copy: string, parts: readonly Part[]): Promise<Tally> {
  const faults: string[] = [];
  const waiting = [...parts];
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const { code, output } = await runProgram(process.execPath, part.args, false, copy);
      if (code !== 0) faults.push(`${part.name}:\n${output.trimEnd()}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed: parts.length - faults.length, failed: faults.length, skipped: 0, notes: faults };
}

/** What `mazmorra new-game` makes must pass as it is, so that it and docs/adding-a-game.md stay correct. */
export const newGame: Step = {
  name: 'a game fresh from new-game passes as it is and can be played',
  when: 'short',
  uses: ['Chromium'],
  async run() {
    const copy = mkdtempSync(join(tmpdir(), 'mazmorra-new-game-'));
    try {
      await copyProject(copy);
      const made = await checkCopy(copy, [MAKE]);
      if (made.failed > 0) return made;
      const tally = await checkCopy(copy, isHere('Chromium') ? [BROWSER, ...PARTS] : PARTS);
      return isHere('Chromium') ? tally : { ...tally, skipped: 1 };
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  },
};
