import { english } from '@mazmorra/kernel';
import type { Grammar, Noun } from '@mazmorra/languages';

const singular = ({ name, is }: Noun): string => is['one'] ?? name;

export const refine = (grammar: Grammar): Grammar => ({
  ...grammar,
  // British: no comma before the last of several.
  and: english.and,
  or: english.or,
  // `.article = none` for names and what is abstract, `.one` where a sentence says it in another way than the card, `.many` where the
  // plural is not made with an s.
  forms: {
    ONE: singular,
    THE: (noun) => (noun.is['article'] === 'none' ? singular(noun) : `the ${singular(noun)}`),
    A: (noun) => `${/^[aeiou]/i.test(singular(noun)) ? 'an' : 'a'} ${singular(noun)}`,
    MANY: (noun) => `${singular(noun)}s`,
  },
});
