import { join } from 'node:path';
import { LANGUAGES } from '@mazmorra/kernel';
import { filled, grammarOfLanguage, languages, textOf } from '@mazmorra/languages/node';
import type { Book } from './lesson.ts';
import { putIn } from './said.ts';
import type { Tip } from './tip.ts';

function inAllLanguages<T extends object>(data: T, name: string): T {
  for (const language of LANGUAGES) {
    const [own, english] = [language, 'en'].map((code) => textOf(join(languages, code), name));
    putIn(data, language, filled(own ?? '', english ?? ''), grammarOfLanguage(language));
  }
  return data;
}

/** What is taught of a game, in all languages; for tests. */
export const bookOf = async (game: string): Promise<Book<unknown>> =>
  inAllLanguages((await import(`./games/${game}/index.ts`)).book, `lessons-${game}`);

export const tipsOf = async (game: string): Promise<readonly Tip[]> =>
  inAllLanguages((await import(`./games/${game}/tips.ts`)).tips, `tips-${game}`);
