import { gameIds } from '@mazmorra/catalogue';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { loadScreen } from '../games/registry.ts';
import { languages, wordsIn } from '../i18n/index.ts';
import { speak } from '../i18n/loaded.ts';
import type { Rulebook } from '../rulebook/rulebook.ts';

/** The rulebooks of all games as markup without script, by `language/game`. Made when the page is built. */
export async function allBooks(): Promise<Record<string, string>> {
  await speak(...languages.map(({ id }) => id));
  const books: Record<string, string> = {};
  for (const game of gameIds) {
    const { rulebook } = await loadScreen(game);
    for (const { id: language } of languages) {
      const loaded = await rulebook?.[language]();
      if (!loaded) continue;
      const words = wordsIn(language);
      const title = words.rulebook.title(words.games[game].name);
      const others = languages.filter(({ id }) => id !== language);
      books[`${language}/${game}`] = renderToStaticMarkup(
        <main className="page-body page-wide">
          <h1>{title}</h1>
          <p>
            <a href="/">{words.app.name}</a>{' '}
            {others.map(({ id, name }) => (
              <a key={id} href={`/${id}/rules/${game}`} hrefLang={id}>
                {name}
              </a>
            ))}
          </p>
          <PlainBook book={loaded.rulebook} />
        </main>,
      );
    }
  }
  return books;
}

/** A book without its pictures: they are drawn for the page and need its styles. */
function PlainBook({ book }: { readonly book: Rulebook }) {
  return (
    <>
      <ol>
        {book.chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
      {book.chapters.map(({ id, title, paragraphs }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {paragraphs.map(({ body }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
            <div key={place}>{body}</div>
          ))}
        </section>
      ))}
    </>
  );
}
