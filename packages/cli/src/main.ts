import { gameIds } from '@mazmorra/catalogue';
import { LANGUAGES } from '@mazmorra/kernel';
import { COMMANDS } from './commands.ts';
import { readFlags } from './flags.ts';
import { sources } from './folders.ts';
import { languageOf } from './language.ts';
import { print } from './print.ts';
import { textIn, typed } from './text/index.ts';
import { type ExitCode, exitCodes, UsageError } from './usage.ts';

const [name = '--help', ...args] = process.argv.slice(2);
const text = textIn(languageOf(process.argv, process.env));

/** Commands that work on the repository itself. */
const NEED_SOURCES: readonly string[] = ['bench', 'new-game'];
const available = Object.entries(COMMANDS).filter(
  ([command]) => sources !== undefined || !NEED_SOURCES.includes(command),
);

async function overview(): Promise<ExitCode> {
  const commands = await Promise.all(available.map(([, load]) => load()));
  const lines = commands.map(({ help }) => `  ${help(text).split('\n')[0] ?? ''}`);
  print(text.overview(lines.join('\n'), text.or(gameIds), text.or(LANGUAGES)));
  return exitCodes.fine;
}

async function run(): Promise<ExitCode> {
  if (['--help', '-h', 'help'].includes(name)) return overview();
  if (/^--lang(=|$)/.test(name)) {
    readFlags([name, ...args], { help: { type: 'boolean', short: 'h' } }, []);
    return overview();
  }
  const load = new Map(available).get(name);
  if (load === undefined)
    throw new UsageError(({ refusals, allowed }) =>
      NEED_SOURCES.includes(name)
        ? refusals.needsSources(name)
        : refusals.unknownCommand(typed(name), allowed(available.map(([command]) => command))),
    );
  const command = await load();
  if (!args.includes('--help') && !args.includes('-h')) return command.run(args, text);
  print(command.help(text));
  return exitCodes.fine;
}

// A reader that stops early (`| head`) is no error and ends a command that prints; a server goes on without a reader.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  if (name !== 'serve') process.exit(exitCodes.fine);
});

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`mazmorra ${name}: ${error.sentence(text)}\n`);
  process.exitCode = exitCodes.wrongUse;
}
