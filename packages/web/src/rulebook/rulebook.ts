import type { RuleId } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';

/** The rules of a game for its players: not the specification, a book one reads. */
export interface Rulebook {
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  /** Part of the address: `/rules/saboteur#digging`. The same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Paragraph {
  /**
   * The rules it tells of: whole ids (`DR-TREAS-03`), or the beginning of several (`DR-TREAS` covers `DR-TREAS-01`
   * and so on). A line of the log opens the book at the paragraph that fits best.
   */
  readonly rules: readonly RuleId[];
  readonly body: ComponentChildren;
  /** The positions of the lessons that can be tried here, by their ids. */
  readonly tries: readonly string[];
  /** Shown beside the text; drawn with the same parts as the table. */
  readonly picture?: ComponentChildren;
}

export interface Place {
  readonly chapter: string;
  /** Counted within its chapter. */
  readonly paragraph: number;
}

export const paragraphId = ({ chapter, paragraph }: Place): string => `${chapter}-${paragraph + 1}`;

/** The paragraph that speaks of a rule: the longest tag that is the rule's id or its beginning. */
export function placeOf(book: Rulebook, rule: RuleId): Place | undefined {
  let best: Place | undefined;
  let length = 0;
  for (const chapter of book.chapters) {
    chapter.paragraphs.forEach((paragraph, index) => {
      for (const tag of paragraph.rules) {
        const fits = speaksOf([tag], rule);
        if (fits && tag.length > length) {
          best = { chapter: chapter.id, paragraph: index };
          length = tag.length;
        }
      }
    });
  }
  return best ?? nearestPlace(book, rule);
}

/** Whether a paragraph with these tags tells of a rule by its own id or its beginning. */
const speaksOf = (rules: readonly RuleId[], rule: RuleId): boolean =>
  rules.some((tag) => rule === tag || rule.startsWith(`${tag}-`));

/** Where a neighbour of the rule is told, when no paragraph names the rule itself. */
function nearestPlace(book: Rulebook, rule: RuleId): Place | undefined {
  const section = rule.slice(0, rule.lastIndexOf('-'));
  for (const chapter of book.chapters) {
    const index = chapter.paragraphs.findIndex(({ rules }) => rules.some((tag) => tag.startsWith(section)));
    if (section.includes('-') && index >= 0) return { chapter: chapter.id, paragraph: index };
  }
  return undefined;
}
