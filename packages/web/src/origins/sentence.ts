import type { Language, Origin, OriginPart, Source } from '@mazmorra/kernel';
import type { Grammar } from '@mazmorra/languages';
import { grammarIn } from '../i18n/loaded.ts';
import { type OriginWords, originWordsIn } from './words.ts';

/** The names that a component has in one language alone, and what they are called there. The languages without one have no edition of theirs. */
const NAMES: Readonly<Partial<Record<Language, OriginPart>>> = { en: 'englishName', es: 'spanishName' };
const isOfOther = (part: OriginPart, language: Language): boolean =>
  part !== NAMES[language] && Object.values(NAMES).includes(part);
const ORDER: readonly Source[] = ['rulebook', 'published', 'design'];

/** Where a component comes from, in whole sentences. `from` names the published sources. */
export function sentenceOf(
  { source, parts = {}, from = [] }: Origin,
  language: Language,
  sources: Readonly<Record<string, string>>,
): string {
  const words = originWordsIn(language).origins;
  const { and } = grammarIn(language);
  const named = [...new Set(from.map((key) => sources[key] ?? words.elsewhere))];
  const where = and(named.length > 0 ? named : [words.elsewhere]);
  const of = (wanted: Source) =>
    (Object.keys(parts) as OriginPart[]).filter(
      (part) => parts[part] === wanted && !isOfOther(part, language),
    );
  const differing = ORDER.filter((each) => each !== source && of(each).length > 0);
  return [
    wholeSentence(words, source, differing, where),
    ...differing.map((each) => partSentence(words, and, each, of(each), where)),
  ].join(' ');
}

function wholeSentence(
  words: OriginWords,
  source: Source,
  differing: readonly Source[],
  where: string,
): string {
  if (source === 'design') return words.design;
  if (source === 'published') return words.published(where);
  return differing.length > 0 ? words.rulebookInPart : words.rulebook;
}

function partSentence(
  words: OriginWords,
  and: Grammar['and'],
  source: Source,
  parts: readonly OriginPart[],
  where: string,
): string {
  const nouns = parts.map((part) => words.parts[part]);
  const list = and(nouns.map(({ text }) => text));
  const isPlural = nouns.length > 1 || nouns.some(({ number }) => number === 'plural');
  if (source === 'rulebook') return words.partRulebook(list);
  if (source === 'design') return words.partDesign(list, isPlural);
  return words.partPublished(list, isPlural, where);
}
