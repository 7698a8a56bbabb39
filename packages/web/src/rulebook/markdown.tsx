import type { ComponentChildren } from 'preact';

/** What a rulebook may have within its text: `{numbers: Players | Hand}` is drawn by `numbers` with these words. */
export type Embedded = Readonly<Record<string, (words: readonly string[]) => ComponentChildren>>;

const PARTS = /(\*\*[^*]+\*\*|\*[^*]+\*)/;
const EMBEDDED = /^\{(\w+): (.+)\}$/;

/** Words with **bold** and *emphasised* parts. */
const inline = (text: string): ComponentChildren[] =>
  text.split(PARTS).map((part) => {
    if (part.startsWith('**')) return <b key={part}>{part.slice(2, -2)}</b>;
    return part.startsWith('*') ? <em key={part}>{part.slice(1, -1)}</em> : part;
  });

function block(text: string, embedded: Embedded): ComponentChildren {
  const [, name = '', words = ''] = EMBEDDED.exec(text) ?? [];
  if (name !== '') return embedded[name]?.(words.split('|').map((word) => word.trim()));
  const lines = text.split('\n');
  const items = lines.map((line) => <li key={line}>{inline(line.replace(/^(?:-|\d+\.) /, ''))}</li>);
  if (text.startsWith('- ')) return <ul>{items}</ul>;
  return /^\d+\. /.test(text) ? <ol>{items}</ol> : <p>{inline(lines.join(' '))}</p>;
}

/** The little Markdown that rulebooks are written in: paragraphs, lists, **bold**, *emphasis*. */
export const markdown = (text: string, embedded: Embedded): ComponentChildren => (
  <>{text.split(/\n{2,}/).map((one) => block(one, embedded))}</>
);
