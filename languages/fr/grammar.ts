import type { Grammar, Noun } from '@mazmorra/languages';

const singular = ({ name, is }: Noun): string => is['one'] ?? name;
const isFeminine = ({ is }: Noun): boolean => is['gender'] === 'f';
const isPlural = ({ is }: Noun): boolean => is['plural'] === 'yes';
const isProper = ({ is }: Noun): boolean => is['article'] === 'none' || is['title'] === 'yes';

/** «l’orc», «d’Ana», but «la hache» (`.elision = none`), «de Hugo» and «de « Bond »». */
const elides = (noun: Noun): boolean =>
  noun.is['elision'] !== 'none' &&
  (isProper(noun) || Object.keys(noun.is).length === 0
    ? /^[aeiouàâéèêëîïôöûœæ]/i
    : /^[aeiouyhàâéèêëîïôöûœæ]/i
  ).test(singular(noun));

const quoted = (noun: Noun): string =>
  noun.is['title'] === 'yes' ? `«\u202f${singular(noun)}\u202f»` : singular(noun);

const elided = (full: string, noun: Noun): string =>
  elides(noun) && noun.is['title'] !== 'yes'
    ? `${full.slice(0, -1)}’${singular(noun)}`
    : `${full} ${quoted(noun)}`;

/** The article, alone or after «de» and «à». */
function articled(noun: Noun, [le, la, les, bare]: readonly [string, string, string, string]): string {
  if (noun.is['own'] === 'yes')
    return `${bare}${isFeminine(noun) && !elides(noun) ? 'ta' : 'ton'} ${singular(noun)}`;
  if (isProper(noun)) return bare === 'de ' ? elided('de', noun) : `${bare}${quoted(noun)}`;
  if (isPlural(noun)) return `${les} ${singular(noun)}`;
  if (elides(noun)) return `${bare}l’${singular(noun)}`;
  return `${isFeminine(noun) ? la : le} ${singular(noun)}`;
}

const le = (noun: Noun): string => articled(noun, ['le', 'la', 'les', '']);

const un = (noun: Noun): string => {
  if (noun.is['unique'] === 'yes') return le(noun);
  if (isProper(noun)) return quoted(noun);
  return `${isPlural(noun) ? 'des' : isFeminine(noun) ? 'une' : 'un'} ${singular(noun)}`;
};

/**
 * `.gender = f`, `.one` where a sentence says it in another way than the card, `.many` where the plural is not made with an s, `.plural = yes` for «des pièces», `.title = yes` for a name that
 * is no noun, `.article = none` for names, `.unique = yes` for what there is one of («la Lampe» also where others are «une lampe»), `.elision = none` for «la hache». `own` is what the reader plays: «ton Troll».
 * DE and QUE also take the name of a player: «d’Ana».
 */
export const refine = (grammar: Grammar): Grammar => ({
  ...grammar,
  forms: {
    ONE: singular,
    LE: le,
    // «au Pont», «en G5».
    AU: (noun) =>
      noun.is['cell'] === 'yes' ? `en ${singular(noun)}` : articled(noun, ['au', 'à la', 'aux', 'à ']),
    DU: (noun) => articled(noun, ['du', 'de la', 'des', 'de ']),
    UN: un,
    MANY: (noun) => `${singular(noun)}s`,
    // «ton orc», «ta hache», «son épée».
    TON: (noun) => `${isFeminine(noun) && !elides(noun) ? 'ta' : 'ton'} ${singular(noun)}`,
    SON: (noun) => `${isFeminine(noun) && !elides(noun) ? 'sa' : 'son'} ${singular(noun)}`,
    // «dans la Crypte», «en G5».
    DANS: (noun) => `${noun.is['cell'] === 'yes' ? 'en' : 'dans'} ${le(noun)}`,
    DE: (noun) => elided('de', noun),
    QUE: (noun) => elided('que', noun),
    GENDER: (noun) => (isFeminine(noun) ? 'f' : 'm'),
  },
  toPeople: ({ others, withReader }) =>
    grammar.and([...others.map((name) => `à ${name}`), ...(withReader ? ['à toi'] : [])]),
});
