import type { OriginPart } from '@mazmorra/kernel';
import { inLanguages } from '../../i18n/loaded.ts';

interface PartNoun {
  /** With its article. */
  readonly text: string;
  readonly plural?: true;
}

/** The sentences about where a card comes from. */
export interface OriginWords {
  readonly rulebook: string;
  readonly rulebookInPart: string;
  readonly published: (from: string) => string;
  readonly design: string;
  readonly partRulebook: (parts: string) => string;
  readonly partPublished: (parts: string, isPlural: boolean, from: string) => string;
  readonly partDesign: (parts: string, isPlural: boolean) => string;
  /** Where a source has no name of its own. */
  readonly elsewhere: string;
  readonly list: (words: readonly string[]) => string;
  readonly parts: Readonly<Record<OriginPart, PartNoun>>;
}

/** The words of the page about a game. */
export interface PageWords {
  readonly intro: string;
  readonly rulebook: string;
  readonly published: string;
  readonly design: string;
  readonly table: string;
  /** Headings of the table. */
  readonly kind: string;
  readonly all: string;
  readonly whole: string;
  readonly inPart: string;
  readonly elsewhere: string;
  readonly ours: string;
  readonly total: string;
  readonly marks: string;
  readonly each: string;
  readonly copies: (count: number) => string;
}

export interface AllOriginWords {
  readonly origins: OriginWords;
  readonly page: PageWords;
}

export const originWordsIn = inLanguages<AllOriginWords>({
  en: async () => (await import('./en.ts')).en,
  es: async () => (await import('./es.ts')).es,
});
