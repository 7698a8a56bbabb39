import settingsIcon from 'icon:cog';
import lobbyIcon from 'icon:conversation';
import rulesIcon from 'icon:rule-book';
import mineIcon from 'icon:scroll-quill';
import { firstGame, type GameId, gameIds } from '@mazmorra/catalogue';
import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { lazy } from '../../i18n/lazy.ts';
import { hasBeenOnline } from '../../online/secret.ts';
import { LanguageSwitch } from '../../page/LanguageSwitch.tsx';
import { ButtonLink, IconLink } from '../../parts/Button.tsx';
import { Link } from '../../parts/router.ts';
import { useTitle } from '../../parts/title.ts';
import { Cover } from './Cover.tsx';
import { GameSheet } from './GameSheet.tsx';
import { isServer, People } from './People.tsx';
import { Resume } from './Resume.tsx';
import { Shelf } from './Shelf.tsx';
import { Torch } from './Torch.tsx';
import './home.css';

/** Loaded, with the connection, only for who has been at a table of this server. */
const MyTurn = lazy(() => import('../../online/MyTurn.tsx'));

/** The cellar: what waits for the reader, the four boxes, the way to other people, and what is still on the table. */
export function Home() {
  const words = useWords();
  const [open, setOpen] = useState<GameId>();
  useTitle(words.app.name);
  return (
    <div className="home">
      <header className="home-head">
        <div className="home-tools">
          <IconLink href="/games" icon={mineIcon} label={words.home.mine} />
          <IconLink href="/settings" icon={settingsIcon} label={words.home.settings} />
          <LanguageSwitch />
        </div>
        <Torch side="left" />
        <div className="home-title">
          <h1>{words.app.name}</h1>
          <p>{words.app.tagline}</p>
        </div>
        <Torch side="right" />
      </header>
      <main id="content" className="home-main">
        <div className="home-start">
          {isServer() && hasBeenOnline() && (
            <Suspense fallback={undefined}>
              <MyTurn />
            </Suspense>
          )}
          <Resume />
        </div>
        <h2 className="unseen">{words.home.title}</h2>
        <ul className="home-boxes">
          {gameIds.map((game) => (
            <li key={game}>
              <Cover game={game} onOpen={() => setOpen(game)} />
            </li>
          ))}
        </ul>
        <div className="home-plank" aria-hidden="true" />
        <People />
        <Shelf />
        {open && <GameSheet game={open} onClose={() => setOpen(undefined)} />}
      </main>
      <footer className="home-foot">
        <ButtonLink href="/games" kind="ghost" icon={mineIcon}>
          {words.home.mine}
        </ButtonLink>
        <ButtonLink href="/online#lobby" kind="ghost" icon={lobbyIcon}>
          {words.home.lobby}
        </ButtonLink>
        <ButtonLink href={`/rules/${firstGame}`} kind="ghost" icon={rulesIcon}>
          {words.home.rules}
        </ButtonLink>
        <ButtonLink href="/settings" kind="ghost" icon={settingsIcon}>
          {words.home.settings}
        </ButtonLink>
        <ButtonLink href="/credits" kind="ghost">
          {words.home.credits}
        </ButtonLink>
        <nav className="home-legal" aria-label={words.legal.title}>
          {(['privacy', 'terms', 'imprint'] as const).map((page) => (
            <Link key={page} href={`/${page}`}>
              {words.legal[page]}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  );
}
