import type { Language } from '@mazmorra/kernel';
import { wordsIn } from './words/words.ts';

interface Seen {
  readonly language: Language;
  readonly view: { readonly phase: string };
}

export const meanwhile = ({ language, view }: Seen): string =>
  wordsIn(language).meanwhile[view.phase === 'draft' ? 'sharing' : 'digging'];
