import { userInfo } from 'node:os';
import { type Json, LANGUAGES, type Language } from '@mazmorra/kernel';
import { actHelp, readAct } from '../admin/acts.ts';
import { Desk } from '../admin/desk.ts';
import { readWords } from '../flags.ts';
import { readPlace } from '../place.ts';
import { print, printJson } from '../print.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = (text: Text): string =>
  text.help.admin(actHelp(text), LANGUAGES.map((language) => `--${language}`).join(', '));

/** The words of an announcement in a language. */
const ANNOUNCED = Object.fromEntries(LANGUAGES.map((language) => [language, { type: 'string' }])) as Readonly<
  Record<Language, { readonly type: 'string' }>
>;

const FLAGS = {
  data: { type: 'string' },
  database: { type: 'string' },
  'database-password-file': { type: 'string' },
  server: { type: 'string' },
  as: { type: 'string' },
  why: { type: 'string' },
  hours: { type: 'string' },
  minutes: { type: 'string' },
  ...ANNOUNCED,
  settled: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const { values, words } = readWords(args, FLAGS);
  const asked = readAct(words, values);
  const as = (values.as ?? userInfo().username).trim();
  if (as === '' || as.length > 60) throw new UsageError(({ admin }) => admin.missingAs);
  const desk = await Desk.open(readPlace(values), as, values.server, asked.life);
  const { json, lines } = await asked.run(desk, text);
  if (values.json) printJson(json as Json);
  else for (const line of lines) print(line);
  return exitCodes.fine;
}
