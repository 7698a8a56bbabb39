import { lowerFirst, spanish } from '@mazmorra/kernel';
import type { Grammar, Noun } from '@mazmorra/languages';

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

/** «Ana e Inés», «siete u ocho», «a Ana, a Bea y a ti». */
export const refine = (grammar: Grammar): Grammar => ({
  ...grammar,
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
  toPeople: ({ others, withReader }) =>
    spanish.y([...others.map((name) => `a ${name}`), ...(withReader ? ['a ti'] : [])]),
});
