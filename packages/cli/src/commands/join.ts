import { BotFault, LineBot, usualAnswerMs } from '@mazmorra/bots/outside';
import { readFlags, wholeNumber } from '../flags.ts';
import { Guest } from '../guest.ts';
import { print, printJson } from '../print.ts';
import { type Text, typed } from '../text/index.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = ({ help }: Text): string => help.join(usualAnswerMs);

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readFlags(
    args,
    {
      bot: { type: 'string' },
      'bot-time': { type: 'string' },
      token: { type: 'string' },
      json: { type: 'boolean' },
    },
    ['LINK'],
  );
  if (values.bot === undefined) throw new UsageError(({ join }) => join.missingBot('"python3 bot.py"'));
  const link = readLink(words[0] ?? '');
  const bot = await start(
    values.bot,
    wholeNumber('--bot-time', values['bot-time'], usualAnswerMs, { min: 1, max: 3_600_000 }),
  );
  try {
    const seated = (seat: number): void => {
      if (!values.json) print(text.join.seated(seat));
    };
    const { seat, outcome } = await new Guest({ ...link, token: values.token }, bot, seated).play();
    if (values.json) printJson({ seat, outcome: { ...outcome } });
    else print(text.join.place(seat, outcome.places[seat] ?? 0, outcome.places.length));
    return exitCodes.fine;
  } catch (error) {
    if (!(error instanceof BotFault)) throw error;
    process.stderr.write(`mazmorra join: ${text.join.failed(values.bot, text.failure(error))}\n`);
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
    throw new UsageError((text) => `--bot ${typed(command)} ${text.failure(error)}`);
  }
}

function readLink(text: string): {
  readonly origin: string;
  readonly table: string;
  readonly invite?: string;
} {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const table = /^\/t\/([\w-]+)$/.exec(url?.pathname ?? '')?.[1];
  if (url === undefined || table === undefined || !/^https?:$/.test(url.protocol))
    throw new UsageError(({ join }) => join.wrongLink(typed(text)));
  const invite = url.hash.slice(1);
  const origin = `${url.protocol === 'https:' ? 'wss:' : 'ws:'}//${url.host}`;
  return { origin, table, ...(invite !== '' && { invite }) };
}
