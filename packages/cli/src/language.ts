import { LANGUAGES, type Language } from '@mazmorra/kernel';

/** The language in which a command speaks: that of `--lang`, or the machine's. Whether `--lang` is right is checked with the other flags. */
export function languageOf(args: readonly string[], environment: NodeJS.ProcessEnv): Language {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const named = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
  return LANGUAGES.find((language) => language === named) ?? machineLanguage(environment);
}

/** The language of the machine's locale; English unless it is Spanish. */
export function machineLanguage(environment: NodeJS.ProcessEnv): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return locale.startsWith('es') ? 'es' : 'en';
}
