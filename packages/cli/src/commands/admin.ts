import { userInfo } from 'node:os';
import type { Json } from '@mazmorra/kernel';
import { actHelp, readAct } from '../admin/acts.ts';
import { Desk } from '../admin/desk.ts';
import { readWords } from '../flags.ts';
import { readPlace } from '../place.ts';
import { print, printJson } from '../print.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = `mazmorra admin ACT [WORDS]… [--data DIR | --database postgres://…] [--server URL] [--as NAME] [--why TEXT] [--json]

What the operator of a running server may do: the command writes a short-lived token into the server's database and then asks the
server. Everything but looking is kept in the audit log with --as and --why.
${actHelp}
  --data DIR        the folder of the server (./data)
  --database URL    its PostgreSQL database instead
  --database-password-file FILE
                    a file whose first line is the database's password
  --server URL      the address of the server (the one it left in its data)
  --as NAME         who you are, for the audit log (your name on this machine)
  --why TEXT        why you do it; needed for everything that changes something
  --hours N         for token, silence and ban: how long it lasts (token 12, silence and ban 24)
  --minutes N       for announce: when the server stops
  --en TEXT, --es TEXT
                    for announce: your own words in a language
  --settled         for reports: those already settled
  --json            the answer as one JSON object`;

const FLAGS = {
  data: { type: 'string' },
  database: { type: 'string' },
  'database-password-file': { type: 'string' },
  server: { type: 'string' },
  as: { type: 'string' },
  why: { type: 'string' },
  hours: { type: 'string' },
  minutes: { type: 'string' },
  en: { type: 'string' },
  es: { type: 'string' },
  settled: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

export async function run(args: readonly string[]): Promise<ExitCode> {
  const { values, words } = readWords(args, FLAGS);
  const asked = readAct(words, values);
  const as = (values.as ?? userInfo().username).trim();
  if (as === '' || as.length > 60)
    throw new UsageError('--as is missing: say who you are, in at most 60 letters');
  const desk = await Desk.open(readPlace(values), as, values.server, asked.life);
  const { json, lines } = await asked.run(desk);
  if (values.json) printJson(json as Json);
  else for (const line of lines) print(line);
  return exitCodes.fine;
}
