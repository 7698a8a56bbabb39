import { arena, arenaHelp } from './commands/arena.ts';
import { bench, benchHelp } from './commands/bench.ts';
import { replay, replayHelp } from './commands/replay.ts';
import { simulate, simulateHelp } from './commands/simulate.ts';
import { verify, verifyHelp } from './commands/verify.ts';
import { gameIds } from './games.ts';
import { print } from './print.ts';
import { type ExitCode, exitCodes, listed, UsageError } from './usage.ts';

interface Command {
  readonly help: string;
  run(args: readonly string[]): Promise<ExitCode>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  simulate: { help: simulateHelp, run: simulate },
  arena: { help: arenaHelp, run: arena },
  replay: { help: replayHelp, run: replay },
  verify: { help: verifyHelp, run: verify },
  bench: { help: benchHelp, run: bench },
};

function overview(): string {
  const lines = Object.values(COMMANDS).map(({ help }) => `  ${help.split('\n')[0] ?? ''}`);
  return `Mazmorra: the open table for four dungeon games.\n\n${lines.join('\n')}\n
GAME is ${listed(gameIds)}. \`mazmorra COMMAND --help\` tells more.`;
}

async function run(name: string | undefined, args: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(overview());
    return name === undefined ? exitCodes.wrongUse : exitCodes.fine;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const allowed = listed(Object.keys(COMMANDS));
    throw new UsageError(`unknown command ${JSON.stringify(name)}: allowed are ${allowed}`);
  }
  if (args.includes('--help') || args.includes('-h')) {
    print(command.help);
    return exitCodes.fine;
  }
  return command.run(args);
}

// A reader that stops early (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exitCodes.fine);
  throw error;
});

const [name, ...args] = process.argv.slice(2);
try {
  process.exitCode = await run(name, args);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`mazmorra${name === undefined ? '' : ` ${name}`}: ${error.message}\n`);
  process.exitCode = exitCodes.wrongUse;
}
