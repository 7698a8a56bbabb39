import backIcon from 'icon:exit-door';
import type { ComponentChildren } from 'preact';
import { useWords } from '../i18n/index.ts';
import { Icon } from '../look/Icon.tsx';
import { Link } from '../parts/router.ts';
import { useTitle } from '../parts/title.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import './page.css';

interface PageProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
  readonly game?: string;
}

/** A page of the shell that is not a table: the way back, a title, and room. */
export function Page({ title, children, wide, game }: PageProps) {
  const words = useWords();
  useTitle(title);
  return (
    <div className="page" data-game={game}>
      <header className="page-head">
        <Link href="/" className="icon-button" aria-label={words.app.home} title={words.app.home}>
          <Icon of={backIcon} size="1.45em" />
        </Link>
        <h1>{title}</h1>
        <LanguageSwitch />
      </header>
      <main id="content" className={wide ? 'page-body page-wide' : 'page-body'}>
        {children}
      </main>
    </div>
  );
}
