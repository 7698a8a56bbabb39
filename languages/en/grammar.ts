import { english } from '@mazmorra/kernel';
import type { Grammar } from '@mazmorra/languages';

export const refine = (grammar: Grammar): Grammar => ({
  ...grammar,
  // British: no comma before the last of several.
  and: english.and,
  or: english.or,
  // `.article = none` for names and what is abstract, `.many` where the plural is not made with an s.
  forms: {
    THE: ({ name, is }) => (is['article'] === 'none' ? name : `the ${name}`),
    A: ({ name }) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`,
    MANY: ({ name }) => `${name}s`,
  },
});
