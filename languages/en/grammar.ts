import { english } from '@mazmorra/kernel';
import type { Grammar, Noun } from '@mazmorra/languages';

const singular = ({ name, is }: Noun): string => is['one'] ?? name;

function the(noun: Noun): string {
  const { is } = noun;
  if (is['the'] !== undefined) return is['the'];
  if (is['title'] === 'yes') return `“${singular(noun)}”`;
  if (is['own'] === 'yes') return `your ${singular(noun)}`;
  return is['article'] === 'none' ? singular(noun) : `the ${singular(noun)}`;
}

export const refine = (grammar: Grammar): Grammar => ({
  ...grammar,
  // British: no comma before the last of several.
  and: english.and,
  or: english.or,
  // `.article = none` for names and what is abstract, `.title = yes` for a name that is no noun, `.one` where a sentence says it in another
  // way than the card, `.many` where the plural is not made with an s. `own` is what the reader plays, `cell` a place such as G5.
  forms: {
    ONE: singular,
    THE: the,
    A: (noun) =>
      noun.is['title'] === 'yes'
        ? the(noun)
        : `${/^[aeiou]/i.test(singular(noun)) ? 'an' : 'a'} ${singular(noun)}`,
    MANY: (noun) => `${singular(noun)}s`,
    IN: (noun) => `${noun.is['cell'] === 'yes' ? 'at' : 'in'} ${the(noun)}`,
  },
});
