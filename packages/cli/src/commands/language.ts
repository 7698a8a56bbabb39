import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { LANGUAGES } from '@mazmorra/kernel';
import { languages } from '@mazmorra/languages/node';
import { checkFolder, newLanguage, type Report } from '@mazmorra/languages/tool';
import { readFlags } from '../flags.ts';
import { requireCode } from '../language.ts';
import { print, printJson } from '../print.ts';
import type { Text } from '../text/index.ts';
import { type ExitCode, exitCodes, UsageError } from '../usage.ts';

export const help = ({ translating }: Text): string => translating.help;

export async function run(args: readonly string[], text: Text): Promise<ExitCode> {
  const flags = { check: { type: 'boolean' }, new: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { values, words } = readFlags(args, flags, ['LANGUAGE']);
  if (values.check && values.new)
    throw new UsageError(({ refusals }) => refusals.exclusive('--check', '--new'));
  const folder = folderOf(words[0] ?? '');
  if (values.new) return make(folder, text);
  if (!existsSync(folder))
    throw new UsageError(({ translating }) => translating.noFolder(shown(folder), known()));
  const report = checkFolder(folder);
  if (values.json) printJson(asJson(report));
  else tell(report, text.translating, values.check === true);
  const isWhole = report.faults.length + report.missing.length === 0;
  return values.check && !isWhole ? exitCodes.different : exitCodes.fine;
}

const known = (): string[] =>
  readdirSync(languages, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** As a person who stands in the current folder would name it. */
const shown = (path: string): string => relative('', path) || '.';

/** The folder of a language that is named by its code, or by a path. */
function folderOf(name: string): string {
  const folder = /[\\/]/.test(name) ? resolve(name) : join(languages, name);
  requireCode(folder);
  return folder;
}

function make(folder: string, { translating }: Text): ExitCode {
  const files = newLanguage(folder);
  print(translating.made(files.length, shown(folder)));
  print(translating.see(`npm start -- --language-folder ${shown(folder)}`));
  return exitCodes.fine;
}

function tell(report: Report, words: Text['translating'], whole: boolean): void {
  const place = ({ file, line }: { readonly file: string; readonly line: number }) =>
    `${shown(file)}:${line}`;
  if (whole) {
    for (const fault of report.faults) print(words.wrong(place(fault), fault.what));
    for (const gap of report.missing) print(words.missing(place(gap), gap.what));
  }
  const { all, done } = report.sentences;
  // What is not whole is never told as 100 %.
  print(words.far(report.name, done, all, Math.floor((100 * done) / all)));
  print(words.faults(report.faults.length));
  print((LANGUAGES as readonly string[]).includes(report.code) ? words.offered : words.notOffered);
}

const asJson = ({ code, name, faults, missing, sentences }: Report) => ({
  language: code,
  name,
  sentences: { ...sentences },
  faults: faults.map((one) => ({ ...one, file: shown(one.file) })),
  missing: missing.map((one) => ({ ...one, file: shown(one.file) })),
});
