import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { refine as de } from '../../../languages/de/grammar.ts';
import { refine as en } from '../../../languages/en/grammar.ts';
import { refine as es } from '../../../languages/es/grammar.ts';
import { refine as fr } from '../../../languages/fr/grammar.ts';
import { refine as it } from '../../../languages/it/grammar.ts';
import { refine as ptBR } from '../../../languages/pt-BR/grammar.ts';
import { basicsIn } from './basics.ts';
import { type Grammar, grammarOf } from './grammar.ts';

/** The modules of the languages that have one, for Node. The page loads that of its reader alone. */
const REFINED: Readonly<Record<string, (grammar: Grammar) => Grammar>> = {
  de,
  en,
  es,
  fr,
  it,
  'pt-BR': ptBR,
};

/** The grammar of the language in a folder; nothing if its `language.ftl` is missing or says too little. */
export function grammarIn(folder: string): Grammar | undefined {
  const file = join(folder, 'language.ftl');
  const basics = existsSync(file) ? basicsIn(readFileSync(file, 'utf8')) : undefined;
  const code = basename(folder);
  return basics && grammarOf(code, basics, REFINED[code]);
}
