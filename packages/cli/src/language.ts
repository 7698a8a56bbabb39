import { basename } from 'node:path';
import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { firstOf } from '@mazmorra/languages';
import { UsageError } from './usage.ts';

/** The language in which a command speaks: that of `--lang`, or the machine's. Whether `--lang` is right is checked with the other flags. */
export function languageOf(args: readonly string[], environment: NodeJS.ProcessEnv): Language {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const named = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
  return LANGUAGES.find((language) => language === named) ?? machineLanguage(environment);
}

/** Whether this is how the code of a language is written: `fr`, `pt-BR`. */
function isCode(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code && /^[a-z]{2,3}(-|$)/.test(code);
  } catch {
    return false;
  }
}

/** The folder of a language is named by its code. */
export function requireCode(folder: string): void {
  if (!isCode(basename(folder)))
    throw new UsageError(({ translating }) => translating.wrongCode(JSON.stringify(basename(folder)), 'fr'));
}

/** The language of the machine's locale; English where we do not have it. */
export function machineLanguage(environment: NodeJS.ProcessEnv): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return firstOf([locale.split('.')[0] ?? ''], LANGUAGES) ?? 'en';
}
