import { BotFault, LineBot, usualAnswerMs } from '@mazmorra/bots/outside';
import { readFlags, wholeNumber } from '../flags.ts';
import { Guest } from '../guest.ts';
import { print, printJson } from '../print.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = `mazmorra join LINK --bot "COMMAND" [--bot-time MS] [--json]

Takes a seat at a table on a server for a program that plays (docs/bot-protocol.md), and ends with the game.
  LINK            the link to the table with its invitation, such as "http://127.0.0.1:8080/t/TABLE#INVITE"
  --bot COMMAND   the program, such as "python3 bot.py"
  --bot-time MS   how long it may take for one answer (${usualAnswerMs})
  --json          the outcome as one JSON object and nothing else
When the program fails, its seat is left to a bot of the server and the exit code is 1.`;

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    { bot: { type: 'string' }, 'bot-time': { type: 'string' }, json: { type: 'boolean' } },
    ['LINK'],
  );
  if (values.bot === undefined)
    throw new UsageError('--bot is missing: name a program, as in --bot "python3 bot.py"');
  const link = readLink(words[0] ?? '');
  const bot = await start(
    values.bot,
    wholeNumber('--bot-time', values['bot-time'], usualAnswerMs, { min: 1, max: 3_600_000 }),
  );
  try {
    const { seat, outcome } = await new Guest(link, bot, values.json ? () => undefined : print).play();
    if (values.json) printJson({ seat, outcome: { ...outcome } });
    else print(`Seat ${seat} came in at place ${outcome.places[seat]} of ${outcome.places.length}.`);
    return exitCodes.fine;
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    process.stderr.write(
      `mazmorra join: ${values.bot} ${error.message}; a bot of the server plays on for it\n`,
    );
    return exitCodes.different;
  } finally {
    bot.stop();
  }
}

async function start(command: string, time: number): Promise<LineBot> {
  try {
    return await LineBot.start(command, time);
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    throw new UsageError(`--bot ${JSON.stringify(command)} ${error.message}`);
  }
}

function readLink(text: string): {
  readonly socket: string;
  readonly table: string;
  readonly invite?: string;
} {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const table = /^\/t\/([\w-]+)$/.exec(url?.pathname ?? '')?.[1];
  if (url === undefined || table === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(
      `${JSON.stringify(text)}: allowed is the link to a table, such as http://127.0.0.1:8080/t/TABLE#INVITE`,
    );
  const invite = url.hash.slice(1);
  const socket = `${url.protocol === 'https:' ? 'wss:' : 'ws:'}//${url.host}/socket`;
  return { socket, table, ...(invite !== '' && { invite }) };
}
