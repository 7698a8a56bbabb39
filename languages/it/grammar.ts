import type { Grammar, Noun } from '@mazmorra/languages';

/** «Ana ed Elena»: *ed* only before an e. */
function and(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${/^[«“]?e/i.test(last) ? 'ed' : 'e'} ${last}`;
}

const singular = ({ name, is }: Noun): string => is['one'] ?? name;
const isFeminine = ({ is }: Noun): boolean => is['gender'] === 'f';

/** Before «orco», «ombra». */
const VOWEL = /^[aeiouàèéìòù]/i;
/** Before «scheletro», «zombi», «gnomo», «psichico»: *lo*, *uno*, *gli*. */
const HEAVY = /^(?:s[^aeiou]|z|gn|p[sn]|x|y|i[aeou])/i;

/** The article with what follows it: `l’` touches the noun. Nothing for names and titles. */
function articleOf(noun: Noun): string {
  const name = singular(noun);
  const { article, title, own, plural } = noun.is;
  if (article === 'none' || title === 'yes') return '';
  if (own === 'yes') return isFeminine(noun) ? 'la tua ' : 'il tuo ';
  if (plural === 'yes') {
    if (isFeminine(noun)) return 'le ';
    return VOWEL.test(name) || HEAVY.test(name) ? 'gli ' : 'i ';
  }
  if (VOWEL.test(name)) return 'l’';
  if (isFeminine(noun)) return 'la ';
  return HEAVY.test(name) ? 'lo ' : 'il ';
}

const said = (noun: Noun): string => (noun.is['title'] === 'yes' ? `«${singular(noun)}»` : singular(noun));

/** `.il` is what a thing says itself where its article does not follow from its spelling. */
const the = (noun: Noun): string => noun.is['il'] ?? articleOf(noun) + said(noun);

/** «al troll», «dell’orco», «nello zaino»: `alone` stands before names, `stem` melts with the article. */
const melted =
  (alone: string, stem: string) =>
  (noun: Noun): string => {
    const whole = the(noun);
    if (/^(?:il |i |gli )/.test(whole)) return stem + whole.replace(/^il/, 'l');
    return /^(?:lo |la |le |l’)/.test(whole) ? `${stem}l${whole}` : `${alone} ${whole}`;
  };

const of = melted('di', 'de');

function a(noun: Noun): string {
  const name = singular(noun);
  if (noun.is['article'] === 'none' || noun.is['title'] === 'yes') return said(noun);
  // «delle monete».
  if (noun.is['plural'] === 'yes') return of(noun);
  if (isFeminine(noun)) return VOWEL.test(name) ? `un’${name}` : `una ${name}`;
  return HEAVY.test(name) ? `uno ${name}` : `un ${name}`;
}

/**
 * `.gender = f`, `.one` where a sentence says it in another way than the card, `.plural = yes` for «le monete», `.title = yes` for a name that
 * is no noun, `.article = none` for names, `.own = yes` for what the reader plays: «il tuo Troll». Articles follow from the spelling.
 */
export const refine = (grammar: Grammar): Grammar => ({
  ...grammar,
  and,
  forms: {
    ONE: singular,
    IL: the,
    UN: a,
    DEL: of,
    AL: melted('a', 'a'),
    DAL: melted('da', 'da'),
    NEL: melted('in', 'ne'),
    SUL: melted('su', 'su'),
    GENDER: (noun) => (isFeminine(noun) ? 'f' : 'm'),
  },
  // «attacca te e Ana».
  toPeople: ({ others, withReader }) => and(withReader ? ['te', ...others] : others),
});
