import { spanish } from '@mazmorra/kernel';
import { type Grammar, grammarOf } from '@mazmorra/languages';

const base = grammarOf('es', {
  quotes: ['«', '»', '“', '”'],
  you: 'tú',
  reader: 'last',
  // «Ana e Inés», «siete u ocho».
  and: spanish.y,
  or: spanish.o,
});

export const grammar: Grammar = {
  ...base,
  /** «a Ana, a Bea y a ti». */
  toPeople: ({ others, withReader }) =>
    base.and([...others.map((name) => `a ${name}`), ...(withReader ? ['a ti'] : [])]),
};
