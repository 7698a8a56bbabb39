import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameId, gameIds } from '../../packages/catalogue/src/index.ts';
import { gameOf } from '../../packages/catalogue/src/loaded.ts';
import { LANGUAGES } from '../../packages/kernel/src/index.ts';
import { botName } from '../../packages/protocol/src/bot-names.ts';
import { forbiddenIn, readGlossary } from '../../packages/testkit/src/text/glossary.ts';
import { lint } from '../../packages/testkit/src/text/lint.ts';
import { found, type Run, runNode, type Step, type Tally } from './step.ts';
import { briefTables, type ToldTable, toldTables } from './transcript-tables.ts';

/** Games of each that are told in the long run; every one of them to each seat, a spectator and the open archive, in every language. */
const GAMES = 200;
const MOST_SHOWN = 20;
const MAZMORRA = 'bin/mazmorra.mjs';
const NAMES = Array.from({ length: 10 }, (_, seat) => botName(seat));

/** Plays games on the command line, tells them to everybody, and puts every line through the lint. */
export const transcripts: Step = {
  name: 'transcripts',
  when: 'short',
  async run(run) {
    const folder = mkdtempSync(join(tmpdir(), 'mazmorra-told-'));
    try {
      const faults: string[] = [];
      for (const game of gameIds) faults.push(...(await faultsOf(game, run, join(folder, game))));
      return tallyOf(faults);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const tallyOf = (faults: readonly string[]): Tally =>
  found(
    faults.length > MOST_SHOWN
      ? [...faults.slice(0, MOST_SHOWN), `… and ${faults.length - MOST_SHOWN} more`]
      : faults,
  );

/** Plays every table of a game, as many games at each as make the number together, and one at each of a few in the short run. */
async function faultsOf(game: GameId, run: Run, folder: string): Promise<string[]> {
  const tables = run === 'long' ? toldTables(gameOf(game)) : briefTables(gameOf(game));
  const games = run === 'long' ? Math.ceil(GAMES / tables.length) : 1;
  const faults: string[] = [];
  for (const [index, table] of tables.entries())
    faults.push(...(await faultsAt(game, table, games, join(folder, String(index)))));
  return [...new Set(faults)];
}

async function faultsAt(
  game: GameId,
  { seats, options }: ToldTable,
  games: number,
  folder: string,
): Promise<string[]> {
  const records = join(folder, 'records');
  const told = join(folder, 'told');
  const table = ['--seats', String(seats), ...options.flatMap((option) => ['--option', option])];
  const bots = ['--bots', seats === 1 ? 'adventurer' : 'adventurer,random', '--seed', 'told'];
  for (const args of [
    ['simulate', game, '--games', String(games), ...table, ...bots, '--out', records],
    ['replay', records, '--viewer', 'each', '--lang', 'all', '--out', told],
  ]) {
    const { code, output } = await runNode([MAZMORRA, ...args]);
    if (code !== 0) return [`mazmorra ${args.join(' ')} ended with ${code}: ${output.trimEnd()}`];
  }
  const files = readdirSync(told);
  const expected = games * (seats + 2) * LANGUAGES.length;
  if (files.length !== expected)
    return [`${game}, ${seats} seats: ${files.length} tellings instead of ${expected}`];
  return files.flatMap((file) => faultsIn(game, join(told, file)));
}

/** The faults of one transcript, without its name: the same line stands in many. */
function faultsIn(game: string, file: string): string[] {
  const language = LANGUAGES.find((one) => file.endsWith(`.${one}.txt`)) ?? 'en';
  const forbidden = forbiddenIn(readGlossary(), language, game);
  const lines = new Set(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.replace(/^ *\d* +/, '').trim()),
  );
  return [...lines].flatMap((line) =>
    lint(line, language, { names: [...NAMES, 'Omnipotence', 'Polymorph'], forbidden }).map(
      ({ rule, found: text }) => `${game}: ${rule} (${text}): ${line}`,
    ),
  );
}
