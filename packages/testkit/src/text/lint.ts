import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@mazmorra/kernel';
import { type Forbidden, forbiddenPattern, readLint } from '@mazmorra/languages/tool';
import { articleFaults, numberFaults } from './agreement.ts';

const FOLDERS = join(import.meta.dirname, '../../../../languages');

/** Context of the text that the lint needs. */
export interface LintOptions {
  /** Names of players, which may follow a verb without an article. */
  readonly names?: readonly string[];
  /** Ids of components, which players must never read. */
  readonly ids?: ReadonlySet<string>;
  readonly forbidden?: readonly Forbidden[];
  /** Whether the text is a line of the log, which begins with a capital letter and ends with a full stop. */
  readonly sentence?: boolean;
}

export interface Fault {
  /** The violated pattern; tests look for faults by this title. */
  readonly rule: string;
  readonly found: string;
}

type Check = readonly [rule: string, pattern: RegExp];

const EVERYWHERE: readonly Check[] = [
  ['programming word', /\bundefined\b|\bNaN\b|\[object|\bnull\b|\bInfinity\b/],
  ['rule code', /\b(?:DR|WD|SB|DQ)-[A-Z0-9]+(?:-[A-Z0-9]+)*\b|\bDEC-[A-Z]+/],
  ['space before punctuation', / [,.;:!?»)](?![\d.])/],
  ['two spaces', /\S {2,}\S/],
  ['doubled punctuation', /[,;:]\s*[,;:.]|\.\.(?!\.)(?<!\.\.\.)|[!?]\.|,\s*\)/],
  ['empty brackets', /\(\s*\)|«\s*»|“\s*”/],
  [
    'negative amount',
    /[-−]\d+ (?:PV|HP|de vida|puntos?|heridas?|monedas?|cartas?|oro|hit points?|life|wounds?|coins?|cards?|gold)|(?:quedan?|ahora|left|now)\s[-−]\d/iu,
  ],
  ['straight quotation mark', /["']/],
  ['hyphen for a dash', /\s-\s/],
  ['range of one', /\b(\d+) (?:a|to) \1\b/],
];

// Right in some languages: French nous nous levons, Italian se se ne va.
const DOUBLE: Check = ['double word', /(?<![\p{L}\p{N}])(\p{L}+)\s+\1(?![\p{L}\p{N}])/iu];
const HEADING: Check = ['heading after a comma', /, \p{Lu}[\p{L} ]+: \d/u];

/** What the texts in Spanish and English were found to have. Other languages have their own rules in `languages/<code>/lint.txt`. */
const ONLY: Readonly<Partial<Record<Language, readonly Check[]>>> = {
  es: [
    DOUBLE,
    HEADING,
    ['a el / de el', /(?<!\p{L})(?:a|de) el(?!\p{L})/u],
    ['two articles', /(?<!\p{L})(?:el|la|los|las|un|una) (?:el|la|los|las|un|una)(?!\p{L})/iu],
    ['y before i', /(?<!\p{L})y «?h?[ií](?![aeo])\p{L}+/iu],
    ['o before o', /(?<!\p{L})o h?[oó]\p{L}+/iu],
    ['a él for a thing', /(?<!\p{L})(?:con|para|de|a|por) tú(?!\p{L})|(?<!\p{L})con ti(?!\p{L})/iu],
    ['whom it is about', /(?<!\p{L})a \p{Lu}\p{L}+\. (?:Ya|Aún) (?!no(?!\p{L}))\p{Ll}+/u],
    ['Spanish question without ¿', /^[^¿]*\?/u],
    ['Spanish exclamation without ¡', /^[^¡]*!/u],
    ['dies twice', /(?<!\p{L})muert[oa](?!\p{L})[^.]*(?<!\p{L})muere(?!\p{L})/iu],
    ['English word', /\b(?:the|and|with|card|cards|you|your|wounds?|coins?)\b/i],
  ],
  en: [
    DOUBLE,
    HEADING,
    ['a before a vowel', /\ba (?!one\b|once\b|uni|eu|use|usual)[aeiou]\w+/i],
    ['an before a consonant', /\ban (?!hour|honest|heir|https|[A-Z]\b)[bcdfghjklmnpqrstvwxyz]\w+/i],
    [
      'verb after you',
      /(?<!\bof )\b[Yy]ou (?:is|has|was|does|goes|takes|plays|loses|wins|draws|uses|gets)\b/,
    ],
    ['two articles', /\b(?:the|a|an) (?:the|a|an|your|his|her|its)\b/i],
    ['Spanish word', /[¿¡«]|\b(?:el|la|los|las|con|carta|cartas|herida|heridas)\b/],
  ],
};

const PAIRS: Readonly<Partial<Record<string, readonly string[]>>> = {
  es: ['«»', '()', '“”', '¿?', '¡!'],
  de: ['„“', '()', '‚‘'],
};
const USUAL_PAIRS = ['«»', '()', '“”'];

const rules = new Map<Language, readonly Check[]>();

/** The patterns in the `lint.txt` of a language. */
function ownRules(language: Language): readonly Check[] {
  const file = join(FOLDERS, language, 'lint.txt');
  const found = rules.get(language) ?? (existsSync(file) ? readLint(readFileSync(file, 'utf8')).rules : []);
  rules.set(language, found);
  return found;
}

/** All faults of a text that can be detected automatically. */
export function lint(text: string, language: Language, options: LintOptions = {}): Fault[] {
  return [
    ...matches(text, [...EVERYWHERE, ...(ONLY[language] ?? []), ...ownRules(language)]),
    ...numberFaults(text, language),
    ...articleFaults(text, language, options.names ?? []),
    ...readerFaults(text, language),
    ...pairFaults(text, language),
    ...idFaults(text, options.ids),
    ...forbiddenFaults(text, options.forbidden ?? []),
    ...(options.sentence ? sentenceFaults(text) : []),
  ];
}

const matches = (text: string, checks: readonly Check[]): Fault[] =>
  checks.flatMap(([rule, pattern]) => {
    const found = pattern.exec(text);
    return found ? [{ rule, found: found[0] }] : [];
  });

/** Faults such as `ataca a ti`: a reader who is the object needs the pronoun te or os with the verb. */
function readerFaults(text: string, language: Language): Fault[] {
  if (language !== 'es') return [];
  return text
    .split(/[.;:!?]/)
    .filter(
      (clause) => /(?<!\p{L})a ti(?!\p{L})/u.test(clause) && !/(?<!\p{L})(?:te|os)(?!\p{L})/iu.test(clause),
    )
    .map((clause) => ({ rule: 'a ti without te or os', found: clause.trim() }));
}

function pairFaults(text: string, language: Language): Fault[] {
  return (PAIRS[language] ?? USUAL_PAIRS).flatMap((pair) => {
    const [open = '', close = ''] = [...pair];
    return text.split(open).length === text.split(close).length
      ? []
      : [{ rule: 'unbalanced pair', found: `${open} ${close}` }];
  });
}

function idFaults(text: string, ids: ReadonlySet<string> | undefined): Fault[] {
  if (ids === undefined) return [];
  const words = text.match(/[a-z0-9]+(?:[-:][a-z0-9]+)+/g) ?? [];
  return words.filter((word) => ids.has(word)).map((found) => ({ rule: 'component id', found }));
}

function forbiddenFaults(text: string, forbidden: readonly Forbidden[]): Fault[] {
  return forbidden.flatMap(({ word, instead }) => {
    const found = forbiddenPattern(word).exec(text);
    return found ? [{ rule: `glossary: say ${instead}`, found: found[0] }] : [];
  });
}

function sentenceFaults(text: string): Fault[] {
  return /^(?:[¡¿“„+]|«[\u00a0\u202f]?)?[\p{Lu}\d].*[.!?…»”“)]$/su.test(text)
    ? []
    : [{ rule: 'not a whole sentence', found: text }];
}
