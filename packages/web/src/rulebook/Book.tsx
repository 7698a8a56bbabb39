import type { GameId } from '@mazmorra/catalogue';
import { useEffect, useRef } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { useTipList } from '../taught/use-tips.ts';
import { useTries } from '../taught/use-tries.ts';
import { type Place, paragraphId, type Rulebook } from './rulebook.ts';
import './book.css';

interface BookProps {
  readonly book: Rulebook;
  readonly game: GameId;
  /** Scrolled to and marked. */
  readonly at?: Place;
  /** Of the chapters' headings: they follow the heading of the page or sheet the book lies on. */
  readonly level?: 2 | 3;
}

/** A rulebook as a page of parchment: contents, chapters, paragraphs with their pictures. The one asked for names its rules. */
export function Book({ book, game, at, level = 3 }: BookProps) {
  const Heading = `h${level}` as const;
  const words = useWords();
  const language = useLanguage();
  const tries = useTries(game);
  const tips = useTipList(game);
  const root = useRef<HTMLDivElement>(null);
  const marked = at && paragraphId(at);
  useEffect(() => {
    if (marked === undefined) return;
    const paragraph = root.current?.querySelector(`[data-paragraph="${CSS.escape(marked)}"]`);
    paragraph?.scrollIntoView({ block: 'center' });
  }, [marked]);
  return (
    <div className="book" ref={root}>
      <nav aria-label={words.rulebook.contents} className="book-contents">
        <ol>
          {book.chapters.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  root.current?.querySelector(`[data-chapter="${CSS.escape(id)}"]`)?.scrollIntoView();
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {book.chapters.map((chapter, index) => (
        <section key={chapter.id} data-chapter={chapter.id} className="book-chapter">
          <Heading>
            <span className="book-number">{index + 1}</span> {chapter.title}
          </Heading>
          {chapter.paragraphs.map((paragraph, place) => {
            const id = paragraphId({ chapter: chapter.id, paragraph: place });
            return (
              <div
                key={id}
                data-paragraph={id}
                className={`book-paragraph ${id === marked ? 'book-marked' : ''}`}
              >
                <div className="book-text">{paragraph.body}</div>
                {paragraph.picture !== undefined && <div className="book-picture">{paragraph.picture}</div>}
                {tries
                  .filter((tried) => paragraph.tries.includes(tried.id))
                  .map((tried) => (
                    <p key={tried.id} className="book-try">
                      <ButtonLink href={`/try/${game}/${tried.id}`}>
                        {words.rulebook.tryIt(tried.title[language])}
                      </ButtonLink>
                    </p>
                  ))}
                {id === marked && (
                  <p className="book-rules">
                    {words.rulebook.covers}: {paragraph.rules.join(' · ')}
                  </p>
                )}
              </div>
            );
          })}
        </section>
      ))}
      {tips.length > 0 && (
        <section className="book-chapter" data-chapter="tips">
          <Heading>{words.rulebook.tips}</Heading>
          {tips.map(({ id, title, say }) => (
            <p key={id} className="book-text">
              <strong>{title[language]}.</strong> {say[language]}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
