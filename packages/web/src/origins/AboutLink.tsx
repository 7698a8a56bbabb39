import type { GameId } from '@mazmorra/catalogue';
import { useWords } from '../i18n/index.ts';
import { Link } from '../parts/router.ts';
import { hasAbout } from './about.ts';

/** The way to *About these cards*, where a game has that page; `apart` in a tab of its own, so that a table stays open. */
export function AboutLink({ game, apart }: { readonly game: GameId; readonly apart?: boolean }) {
  const words = useWords();
  const href = `/about/${game}`;
  if (!hasAbout(game)) return;
  return apart ? (
    <a href={href} className="lone-link" target="_blank" rel="noreferrer">
      {words.about.link}
    </a>
  ) : (
    <Link href={href} className="lone-link">
      {words.about.link}
    </Link>
  );
}
