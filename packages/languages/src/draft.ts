import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { basicsIn } from './basics.ts';
import { textOf } from './files.ts';
import { filled } from './filled.ts';
import { languages } from './folders.ts';
import type { Draft } from './grammar.ts';

/** The language in a folder; nothing while its `language.ftl` says too little. */
export function draftIn(folder: string): Draft | undefined {
  const basics = basicsIn(textOf(folder, 'language'));
  const english = join(languages, 'en');
  const names = readdirSync(english).flatMap((file) =>
    file.endsWith('.ftl') ? [basename(file, '.ftl')] : [],
  );
  const texts = names.map((name) => [name, filled(textOf(folder, name), textOf(english, name))] as const);
  return basics && { basics, texts: Object.fromEntries(texts) };
}
