import { type GameId, gameIds } from '@mazmorra/catalogue';
import type { Language } from '@mazmorra/kernel';
import { useEffect } from 'preact/hooks';
import { useScreen } from '../games/registry.ts';
import { changeLanguage, useWords } from '../i18n/index.ts';
import { AboutLink } from '../origins/AboutLink.tsx';
import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Link } from '../parts/router.ts';
import { Book } from '../rulebook/Book.tsx';
import { placeOf } from '../rulebook/rulebook.ts';
import { useRulebook } from '../rulebook/use-rulebook.ts';
import { hasLesson } from '../taught/books.ts';
import './rules.css';

interface RulesPageProps {
  readonly game: GameId;
  /** The language of the address, where it names one: whoever follows such a link reads that language. */
  readonly language?: Language;
}

/** `/rules/saboteur#SAB-PATH-03` opens the book where it speaks of that rule. */
export default function RulesPage({ game, language }: RulesPageProps) {
  const words = useWords();
  useEffect(() => {
    if (language !== undefined) changeLanguage(language);
  }, [language]);
  const screen = useScreen(game);
  const book = useRulebook(screen, true);
  const rule = decodeURIComponent(location.hash.slice(1));
  const place = book && book !== 'none' && rule !== '' ? placeOf(book, rule) : undefined;
  return (
    <Page title={words.rulebook.title(words.games[game].name)} wide game={game}>
      <nav className="rules-games" aria-label={words.rulebook.pick}>
        {gameIds.map((id) => (
          <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            {words.games[id].name}
          </Link>
        ))}
      </nav>
      {hasLesson(game) && (
        <p className="rules-learn">
          <ButtonLink href={`/learn/${game}`} kind="main">
            {words.rulebook.learn}
          </ButtonLink>
        </p>
      )}
      <p>
        <AboutLink game={game} />
      </p>
      {book === 'none' && <p>{words.rulebook.none}</p>}
      {book && book !== 'none' && <Book book={book} game={game} level={2} {...(place && { at: place })} />}
    </Page>
  );
}
