import { english } from '@mazmorra/kernel';
import { type Grammar, grammarOf } from '@mazmorra/languages';

export const grammar: Grammar = grammarOf('en', {
  quotes: ['“', '”', '‘', '’'],
  you: 'you',
  reader: 'first',
  // British: no comma before the last.
  and: english.and,
  or: english.or,
});
