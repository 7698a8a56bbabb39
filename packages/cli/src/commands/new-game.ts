import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { factsOf, gameIds, isGameId } from '@mazmorra/catalogue';
import { readFlags } from '../flags.ts';
import { sources } from '../folders.ts';
import { createGame, prefixFor } from '../new-game.ts';
import { print } from '../print.ts';
import { type Text, typed } from '../text/index.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help['new-game'];

// Without sources the command is not offered.
const ROOT = sources ?? '.';

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(args, { prefix: { type: 'string' } }, ['ID']);
  const id = requireNewId(words[0] ?? '');
  const prefix = requireFreePrefix(values.prefix ?? prefixFor(id));
  const files = createGame({ id, prefix }, ROOT);
  format(files);
  for (const file of files) print(file);
  print(`\n${text.newGame.registered}\n`);
  print(`  npx mazmorra simulate ${id}\n  npm start\n  npx vitest run packages/games/${id}`);
  return exitCodes.fine;
}

function requireNewId(id: string): string {
  if (!/^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 40)
    throw new UsageError(({ newGame }) => newGame.wrongId(typed(id), 'high-card'));
  if (isGameId(id)) throw new UsageError(({ newGame }) => newGame.taken(id));
  return id;
}

function requireFreePrefix(prefix: string): string {
  if (!/^[A-Z]{2}$/.test(prefix)) throw new UsageError(({ newGame }) => newGame.wrongPrefix(typed(prefix)));
  const taken = gameIds.find((id) => factsOf(id).prefix === prefix);
  if (taken !== undefined) throw new UsageError(({ newGame }) => newGame.prefixTaken(taken, prefix));
  return prefix;
}

/** Long and short names break lines at other places. */
function format(files: readonly string[]): void {
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  if (!existsSync(biome)) return;
  const code = files.filter((file) => /\.(tsx?|css|json)$/.test(file));
  const lists = ['facts.ts', 'parts.ts'].map((file) => `packages/catalogue/src/${file}`);
  const args = [biome, 'check', '--write', '--vcs-enabled=false', ...code, ...lists];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`the new files could not be formatted:\n${stdout}${stderr}`);
}
