import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { keepText } from '../local/file.ts';
import { unpacked } from '../local/link.ts';
import { browserShelf } from '../local/shelf.ts';
import { keepRecord } from '../online/records.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Loading } from '../table/Loading.tsx';
import ReplayPage from './ReplayPage.tsx';

/**
 * The link to a finished game: a server's own, or one that holds the whole game behind its `#`. Either way the record is
 * kept on this device's shelf and watched.
 */
export default function SharedReplayPage({ table }: { readonly table: string | undefined }) {
  const words = useOnlineWords();
  const shell = useWords();
  const [state, setState] = useState<{ readonly id: string } | 'loading' | 'none'>('loading');
  useEffect(() => {
    let current = true;
    fetched(table).then(
      (id) => current && setState({ id }),
      () => current && setState('none'),
    );
    return () => {
      current = false;
    };
  }, [table]);
  if (state === 'loading') return <Loading />;
  if (state !== 'none') return <ReplayPage id={state.id} />;
  return (
    <Page title={words.replay}>
      <p>{table === undefined ? shell.replay.badLink : words.noRecord}</p>
      <ButtonLink href={table === undefined ? '/' : '/online'} kind="main">
        {table === undefined ? shell.app.home : words.back}
      </ButtonLink>
    </Page>
  );
}

/** Under which id the game lies on the shelf. */
async function fetched(table: string | undefined): Promise<string> {
  if (table === undefined)
    return keepText(await unpacked(location.hash.slice(1)), browserShelf(), Date.now());
  await keepRecord(table);
  return table;
}
