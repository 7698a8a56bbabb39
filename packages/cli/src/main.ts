import { gameIds } from '@mazmorra/catalogue';
import { allowed } from '@mazmorra/kernel';
import { print } from './print.ts';
import { type ExitCode, exitCodes, listed, UsageError } from './usage.ts';

interface Command {
  /** Its first line is the usage. */
  readonly help: string;
  run(args: readonly string[]): Promise<ExitCode>;
}

/** Loaded when called: checking a record does not wait for a web server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: () => import('./commands/serve.ts'),
  admin: () => import('./commands/admin.ts'),
  simulate: () => import('./commands/simulate.ts'),
  join: () => import('./commands/join.ts'),
  arena: () => import('./commands/arena.ts'),
  balance: () => import('./commands/balance.ts'),
  dilemmas: () => import('./commands/dilemmas.ts'),
  exploit: () => import('./commands/exploit.ts'),
  dataset: () => import('./commands/dataset.ts'),
  replay: () => import('./commands/replay.ts'),
  verify: () => import('./commands/verify.ts'),
  bench: () => import('./commands/bench.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  move: () => import('./commands/move.ts'),
  export: () => import('./commands/export.ts'),
  ratings: () => import('./commands/ratings.ts'),
  'new-game': () => import('./commands/new-game.ts'),
};

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const lines = commands.map(({ help }) => `  ${help.split('\n')[0] ?? ''}`);
  return `Mazmorra: the open table for dungeon board games.\n\n${lines.join('\n')}\n
GAME is ${listed(gameIds)}. \`mazmorra COMMAND --help\` tells more;
a value in brackets there is the default.`;
}

async function run(name: string, args: readonly string[]): Promise<ExitCode> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    throw new UsageError(`unknown command ${JSON.stringify(name)}: ${allowed(Object.keys(COMMANDS))}`);
  }
  const command = await load();
  if (!args.includes('--help') && !args.includes('-h')) return command.run(args);
  print(command.help);
  return exitCodes.fine;
}

const [name = '--help', ...args] = process.argv.slice(2);
// A reader that stops early (`| head`) is no error and ends a command that prints; a server goes on without a reader.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  if (name !== 'serve') process.exit(exitCodes.fine);
});

try {
  if (['--help', '-h', 'help'].includes(name)) print(await overview());
  else process.exitCode = await run(name, args);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`mazmorra ${name}: ${error.message}\n`);
  process.exitCode = exitCodes.wrongUse;
}
