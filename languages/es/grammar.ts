import { type SpanishNoun, spanish } from '@mazmorra/kernel';
import type { Grammar, Noun } from '@mazmorra/languages';

/**
 * `.gender = f`, `.one` where a sentence says it in another way than the card, `.plural = yes` for «unas monedas», `.title = yes` for a name
 * that is no noun, `.article = none` for names and `el` for «el hacha». `own` is what the reader plays: «tu Troll».
 */
const nounOf = ({ name, is }: Noun): SpanishNoun => {
  const one = is['one'] ?? name;
  if (is['title'] === 'yes') return { one: `«${one}»`, gender: 'f', proper: true };
  if (is['own'] === 'yes') return { one: `tu ${one}`, gender: 'm', proper: true };
  return {
    one,
    gender: is['gender'] === 'f' ? 'f' : 'm',
    ...(is['article'] === 'none' && { proper: true }),
    ...(is['article'] === 'el' && { stressedA: true }),
    ...(is['plural'] === 'yes' && { plural: true }),
  };
};

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
    // «del Espejo de Shael», «de una Cuerda».
    DE_UN: (noun) => `de ${noun.is['un'] ?? spanish.un(nounOf(noun))}`.replace(/^de el /, 'del '),
    GENDER: (noun) => nounOf(noun).gender,
  },
  toPeople: ({ others, withReader }) =>
    spanish.y([...others.map((name) => `a ${name}`), ...(withReader ? ['a ti'] : [])]),
});
