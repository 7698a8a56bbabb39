import { readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { basicsIn } from './basics.ts';
import { filledBook } from './book.ts';
import { isBook, textOf } from './files.ts';
import { filled } from './filled.ts';
import { languages } from './folders.ts';
import type { Draft } from './grammar.ts';

/** The language in a folder; nothing while its `language.ftl` says too little. */
export function draftIn(folder: string): Draft | undefined {
  const basics = basicsIn(textOf(folder, 'language'));
  const english = join(languages, 'en');
  const names = readdirSync(english).flatMap((file) =>
    file.endsWith('.ftl') || isBook(file) ? [basename(file, extname(file))] : [],
  );
  const texts = names.map((name) => {
    const fill = isBook(name) ? filledBook : filled;
    return [name, fill(textOf(folder, name), textOf(english, name))] as const;
  });
  return basics && { basics, texts: Object.fromEntries(texts) };
}
