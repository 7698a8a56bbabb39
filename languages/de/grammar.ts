import type { Grammar, Noun } from '@mazmorra/languages';

type Case = 'nom' | 'acc' | 'dat';
/** Masculine, feminine, neuter, and several. */
type Kind = 'm' | 'f' | 'n' | 'p';
type Table = Readonly<Record<Case, Readonly<Record<Kind, string>>>>;

const THE: Table = {
  nom: { m: 'der', f: 'die', n: 'das', p: 'die' },
  acc: { m: 'den', f: 'die', n: 'das', p: 'die' },
  dat: { m: 'dem', f: 'der', n: 'dem', p: 'den' },
};
const A: Table = {
  nom: { m: 'ein', f: 'eine', n: 'ein', p: '' },
  acc: { m: 'einen', f: 'eine', n: 'ein', p: '' },
  dat: { m: 'einem', f: 'einer', n: 'einem', p: '' },
};
/** What stands for `~` in `.one`, the ending of an adjective: after `der`, and after `ein` or nothing. */
const WEAK: Table = {
  nom: { m: 'e', f: 'e', n: 'e', p: 'en' },
  acc: { m: 'en', f: 'e', n: 'e', p: 'en' },
  dat: { m: 'en', f: 'en', n: 'en', p: 'en' },
};
const STRONG: Table = {
  nom: { m: 'er', f: 'e', n: 'es', p: 'e' },
  acc: { m: 'en', f: 'e', n: 'es', p: 'e' },
  dat: { m: 'en', f: 'en', n: 'en', p: 'en' },
};
/** Prepositions that melt into the article. */
const MELTED: readonly (readonly [apart: RegExp, together: string])[] = [
  [/^von dem /, 'vom '],
  [/^zu dem /, 'zum '],
  [/^zu der /, 'zur '],
  [/^in dem /, 'im '],
  [/^in das /, 'ins '],
];

function kindOf({ is }: Noun): Kind {
  if (is['plural'] === 'yes') return 'p';
  const { gender } = is;
  return gender === 'f' || gender === 'n' ? gender : 'm';
}

/** The noun alone: „Drachen“ for `.weak`, which is the form of all cases but the first. */
function bare(noun: Noun, at: Case, endings: Table): string {
  const { name, is } = noun;
  const one = (at === 'nom' ? undefined : is['weak']) ?? is['one'] ?? name;
  return one.replaceAll('~', endings[at][kindOf(noun)]);
}

function withArticle(noun: Noun, at: Case, wanted: Table): string {
  const { name, is } = noun;
  const kind = kindOf(noun);
  const articles = is['article'] === 'der' ? THE : wanted;
  if (is['title'] === 'yes') return `„${name}“`;
  if (is['own'] === 'yes') return `d${A[at][kind] || 'eine'} ${bare(noun, at, STRONG)}`;
  if (is['article'] === 'none') return bare(noun, at, STRONG);
  const article = articles[at][kind];
  const endings = articles === THE ? WEAK : STRONG;
  return article === '' ? bare(noun, at, endings) : `${article} ${bare(noun, at, endings)}`;
}

/** „des Trolls“, „deines Trolls“, „der Falle“, „von Ana“. */
function of(noun: Noun): string {
  const { is } = noun;
  const kind = kindOf(noun);
  if (is['article'] === 'none' || is['title'] === 'yes') return `von ${the(noun, 'dat')}`;
  const own = is['own'] === 'yes';
  if (kind === 'f' || kind === 'p') return `${own ? 'deiner' : 'der'} ${bare(noun, 'dat', WEAK)}`;
  const one = bare(noun, 'dat', WEAK);
  return `${own ? 'deines' : 'des'} ${is['weak'] === undefined ? `${one}s` : one}`;
}

const the = (noun: Noun, at: Case): string => withArticle(noun, at, THE);

function after(preposition: string, noun: Noun, at: Case): string {
  const phrase = `${preposition} ${the(noun, at)}`;
  const melted = MELTED.find(([apart]) => apart.test(phrase));
  return melted ? phrase.replace(...melted) : phrase;
}

/** Places on a board such as G5 are fields: one is *auf* them and goes *nach* them. */
const isCell = ({ is }: Noun): boolean => is['cell'] === 'yes';

/**
 * `.gender = f` or `n`, `.plural = yes`, `.one` where a sentence says it in another way than the card, with `~` for the ending of an
 * adjective (`Heilig~ Gral`), `.weak = Drachen` for nouns that change in the other cases, `.title = yes` for a name that is no noun,
 * `.article = none` for names and what is abstract, `der` for what there is once. `own` is what the reader plays: „dein Troll“.
 */
export const refine = (grammar: Grammar): Grammar => ({
  ...grammar,
  toPeople: (people) => grammar.and(people.withReader ? ['dich', ...people.others] : people.others),
  forms: {
    ONE: (noun) => bare(noun, 'nom', STRONG),
    DER: (noun) => the(noun, 'nom'),
    DEN: (noun) => the(noun, 'acc'),
    DEM: (noun) => the(noun, 'dat'),
    EIN: (noun) => withArticle(noun, 'nom', A),
    EINEN: (noun) => withArticle(noun, 'acc', A),
    EINEM: (noun) => withArticle(noun, 'dat', A),
    VOM: (noun) => after('von', noun, 'dat'),
    AUS: (noun) => (isCell(noun) ? `von ${noun.name}` : after('aus', noun, 'dat')),
    ZUM: (noun) => (isCell(noun) ? `nach ${noun.name}` : after('zu', noun, 'dat')),
    IM: (noun) => (isCell(noun) ? `auf ${noun.name}` : after('in', noun, 'dat')),
    INS: (noun) => (isCell(noun) ? `nach ${noun.name}` : after('in', noun, 'acc')),
    DES: of,
    // „dein Buch“: what the reader has.
    DEIN: ({ name, is }) => the({ name, is: { ...is, own: 'yes' } }, 'nom'),
    // „Stärkeprobe“; `.probe` where a letter stands between.
    PROBE: (noun) => `${bare(noun, 'nom', STRONG)}probe`,
    // „alle Trolle“: things say it themselves; this is for files that have none.
    ALLE: (noun) => `alle ${noun.is['many'] ?? bare(noun, 'nom', STRONG)}`,
    GENDER: kindOf,
  },
});
