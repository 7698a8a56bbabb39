import { type GameId, gameIds } from '@mazmorra/catalogue';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { languages, useWords } from '../i18n/index.ts';
import { speak } from '../i18n/loaded.ts';
import { Router } from '../parts/router.ts';
import { change } from '../settings/store.ts';
import { App } from './App.tsx';

/**
 * What a server sends in the page itself, so that it is seen before the script runs: the home page under `@es`, and under
 * `saboteur@es` the surface of a table that is being laid. Made when the page is built.
 */
export async function firstPages(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const { id: language } of languages) {
    await speak(language);
    change({ language });
    pages[`@${language}`] = renderToStaticMarkup(
      <Router ssrPath="/">
        <App />
      </Router>,
    );
    for (const game of gameIds) pages[`${game}@${language}`] = renderToStaticMarkup(<Laying game={game} />);
  }
  return pages;
}

function Laying({ game }: { readonly game: GameId }) {
  const words = useWords();
  return (
    <div className="boot boot-table" data-game={game}>
      <p className="boot-head">{words.games[game].name}</p>
      <p className="boot-board">{words.app.loading}…</p>
      <p className="boot-foot" />
    </div>
  );
}
