/** A paragraph of a rulebook: what the outline of the game knows it by, its Markdown, and the positions that can be tried there. */
export interface ParagraphText {
  readonly id: string;
  readonly text: string;
  readonly tries: readonly string[];
  readonly line: number;
}

export interface ChapterText {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly ParagraphText[];
  readonly line: number;
}

const CHAPTER = /^# (.+) \{#([\w-]+)\}$/;
const PARAGRAPH = /^\{#([\w-]+)\}$/;
const TRY = /^\{try ([\w-]+)\}$/;

/**
 * Reads a rulebook (`rules-<game>.md`). A chapter is `# Title {#id}`, a paragraph begins with `{#id}` on a line of its own, and `{try id}`
 * stands where a position of the lessons can be tried.
 */
export function readBook(markdown: string): ChapterText[] {
  type Open = { id: string; text: string; tries: string[]; line: number };
  const chapters: { id: string; title: string; paragraphs: Open[]; line: number }[] = [];
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, title, chapter] = CHAPTER.exec(line) ?? [];
    const id = PARAGRAPH.exec(line)?.[1];
    const tried = TRY.exec(line)?.[1];
    const now = chapters.at(-1);
    const open = now?.paragraphs.at(-1);
    if (title !== undefined && chapter !== undefined)
      chapters.push({ id: chapter, title, paragraphs: [], line: index + 1 });
    else if (id !== undefined) now?.paragraphs.push({ id, text: '', tries: [], line: index + 1 });
    else if (tried !== undefined) open?.tries.push(tried);
    else if (open) open.text += `${line}\n`;
  }
  for (const paragraph of chapters.flatMap(({ paragraphs }) => paragraphs))
    paragraph.text = paragraph.text.trim();
  return chapters;
}

const paragraphText = ({ id, text, tries }: ParagraphText): string =>
  [`{#${id}}\n${text}`, ...tries.map((one) => `{try ${one}}`)].join('\n\n');

/** A rulebook with the English titles and paragraphs where the language lacks one. */
export function filledBook(own: string, english: string): string {
  const there = new Map(readBook(own).map((chapter) => [chapter.id, chapter]));
  return readBook(english)
    .map((chapter) => {
      const mine = there.get(chapter.id);
      const paragraphs = chapter.paragraphs.map(
        (one) => mine?.paragraphs.find(({ id, text }) => id === one.id && text !== '') ?? one,
      );
      const heading = `# ${mine?.title ?? chapter.title} {#${chapter.id}}`;
      return [heading, ...paragraphs.map(paragraphText)].join('\n\n');
    })
    .join('\n\n');
}
