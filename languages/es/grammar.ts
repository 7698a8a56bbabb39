import { lowerFirst, spanish } from '@mazmorra/kernel';
import { type Grammar, grammarOf, type Noun } from '@mazmorra/languages';

/**
 * `.gender = f`, `.one` where the name is written another way in a sentence, `.article = none` for names, `el` for «el hacha» and
 * `plural` for «unas monedas».
 */
const nounOf = ({ name, is }: Noun) => ({
  one: is['one'] ?? lowerFirst(name),
  gender: is['gender'] === 'f' ? ('f' as const) : ('m' as const),
  ...(is['article'] === 'none' && { proper: true as const }),
  ...(is['article'] === 'el' && { stressedA: true as const }),
  ...(is['article'] === 'plural' && { plural: true as const }),
});

const base = grammarOf('es', {
  quotes: ['«', '»', '“', '”'],
  you: 'tú',
  reader: 'last',
  // «Ana e Inés», «siete u ocho».
  and: spanish.y,
  or: spanish.o,
  forms: {
    ONE: (noun) => nounOf(noun).one,
    EL: (noun) => spanish.el(nounOf(noun)),
    AL: (noun) => spanish.al(nounOf(noun)),
    DEL: (noun) => spanish.del(nounOf(noun)),
    UN: (noun) => spanish.un(nounOf(noun)),
    GENDER: (noun) => nounOf(noun).gender,
  },
});

export const grammar: Grammar = {
  ...base,
  /** «a Ana, a Bea y a ti». */
  toPeople: ({ others, withReader }) =>
    base.and([...others.map((name) => `a ${name}`), ...(withReader ? ['a ti'] : [])]),
};
