import type { Language, Origin, OriginPart, Source } from '@mazmorra/kernel';
import type { Grammar } from '@mazmorra/languages';
import { grammarIn } from '../i18n/loaded.ts';
import { type OriginWords, originWordsIn } from './words.ts';

/** Parts that one language alone speaks of. */
const OTHER_LANGUAGE: Readonly<Record<Language, OriginPart>> = { en: 'spanishName', es: 'englishName' };
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
      (part) => parts[part] === wanted && part !== OTHER_LANGUAGE[language],
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
