import type { GameId } from '@mazmorra/catalogue';
import type { Component } from '@mazmorra/kernel';
import { useScreen } from '../games/registry.ts';
import { useLanguage, useWords } from '../i18n/index.ts';
import { sourcesIn, useAbout } from '../origins/about.ts';
import { type Counts, countsOf } from '../origins/counts.ts';
import { originWordsIn, type PageWords } from '../origins/words.ts';
import { Page } from '../page/Page.tsx';
import './about.css';

/** *About these cards*: what comes from the rulebook, what from elsewhere, what is ours and why; and every card with its origin. */
export default function AboutPage({ game }: { readonly game: GameId }) {
  const shell = useWords();
  const language = useLanguage();
  const words = originWordsIn(language).page;
  const about = useAbout(game);
  const screen = useScreen(game);
  const title = shell.about.title(shell.games[game].name);
  if (!about || !screen) return <Page title={title}>{undefined}</Page>;
  const told = about.wordsIn(language);
  const groups = Object.keys(told.groups).map(
    (id) => [id, about.components.filter(({ group }) => group === id)] as const,
  );
  const { components } = screen.text(language);
  const nameOf = (id: string): string => components[about.nameId?.(id) ?? id]?.name ?? id;
  const sentenceOf = ({ origin }: Component): string =>
    about.sentenceOf(origin, language, sourcesIn(about, language));
  return (
    <Page title={title} game={game}>
      <div className="plate about">
        <p>{words.intro}</p>
        <h2>{words.rulebook}</h2>
        <p>{told.rulebook}</p>
        <h2>{words.published}</h2>
        <p>{told.published}</p>
        <h2>{words.design}</h2>
        <p>{told.design}</p>
        <p>{words.marks}</p>
      </div>
      <div className="plate about">
        <h2 id="about-numbers">{words.table}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keyboard must reach a table wider than the page */}
        <section className="about-scroll" aria-labelledby="about-numbers" tabIndex={0}>
          <Numbers
            rows={groups.map(([id, members]) => countsOf(told.groups[id] ?? id, members))}
            total={countsOf(words.total, about.components)}
            words={words}
          />
        </section>
      </div>
      <div className="plate about">
        <h2>{words.each}</h2>
        {groups.map(([id, members]) => (
          <details key={id} data-group={id}>
            <summary>{told.groups[id]}</summary>
            <dl>
              {merged(members, nameOf, sentenceOf).map(({ name, sentence, copies, ids }) => (
                <div key={`${name} ${sentence}`} data-components={ids.join(' ')}>
                  <dt>
                    {name} <small>· {words.copies(copies)}</small>
                  </dt>
                  <dd>{sentence}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
    </Page>
  );
}

interface Entry {
  readonly name: string;
  readonly sentence: string;
  readonly ids: readonly string[];
  readonly copies: number;
}

/** Components with the same name and the same sentence stand there once. */
function merged(
  members: readonly Component[],
  nameOf: (id: string) => string,
  sentenceOf: (component: Component) => string,
): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const member of members) {
    const name = nameOf(member.id);
    const sentence = sentenceOf(member);
    const old = entries.get(`${name} ${sentence}`);
    entries.set(`${name} ${sentence}`, {
      name,
      sentence,
      ids: [...(old?.ids ?? []), member.id],
      copies: (old?.copies ?? 0) + member.copies,
    });
  }
  return [...entries.values()];
}

interface NumbersProps {
  readonly rows: readonly Counts[];
  readonly total: Counts;
  readonly words: PageWords;
}

function Numbers({ rows, total, words }: NumbersProps) {
  const columns = ['all', 'whole', 'inPart', 'published', 'design'] as const;
  const row = (counts: Counts) => (
    <tr key={counts.group}>
      <th scope="row">{counts.group}</th>
      {columns.map((column) => (
        <td key={column}>{counts[column]}</td>
      ))}
    </tr>
  );
  return (
    <table>
      <thead>
        <tr>
          {[words.kind, words.all, words.whole, words.inPart, words.elsewhere, words.ours].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      <tfoot>{row(total)}</tfoot>
    </table>
  );
}
