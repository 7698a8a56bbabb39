import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '../../packages/catalogue/src/index.ts';
import type { Language } from '../../packages/kernel/src/index.ts';
import { botName } from '../../packages/protocol/src/bot-names.ts';
import { forbiddenIn, readGlossary } from '../../packages/testkit/src/text/glossary.ts';
import { lint } from '../../packages/testkit/src/text/lint.ts';
import { found, type Run, runNode, type Step, type Tally } from './step.ts';

/** Games of each that are told; every one of them to each seat, a spectator and the open archive, in both languages. */
const GAMES: Readonly<Record<Run, number>> = { quick: 1, short: 5, long: 200 };
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
      for (const game of gameIds) faults.push(...(await faultsOf(game, GAMES[run], join(folder, game))));
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

async function faultsOf(game: string, games: number, folder: string): Promise<string[]> {
  const records = join(folder, 'records');
  const told = join(folder, 'told');
  const bots = ['--bots', 'adventurer,random'];
  for (const args of [
    ['simulate', game, '--games', String(games), ...bots, '--seed', 'told', '--out', records],
    ['replay', records, '--viewer', 'each', '--lang', 'both', '--out', told],
  ]) {
    const { code, output } = await runNode([MAZMORRA, ...args]);
    if (code !== 0) return [`mazmorra ${args[0]} ${game} ended with ${code}: ${output.trimEnd()}`];
  }
  const files = readdirSync(told);
  if (files.length === 0) return [`${game}: nothing was told`];
  return [...new Set(files.flatMap((file) => faultsIn(game, join(told, file))))];
}

/** The faults of one transcript, without its name: the same line stands in many. */
function faultsIn(game: string, file: string): string[] {
  const language: Language = file.endsWith('.es.txt') ? 'es' : 'en';
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
