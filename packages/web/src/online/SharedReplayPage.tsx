import { useEffect, useState } from 'react';
import { Page } from '../app/Page.tsx';
import ReplayPage from '../app/replay/ReplayPage.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Loading } from '../table/TableScreen.tsx';
import { keepRecord } from './records.ts';
import { useOnlineWords } from './words/index.ts';

/** The link to a finished game: its record is fetched, kept on this device's shelf and watched. */
export default function SharedReplayPage({ table }: { readonly table: string }) {
  const words = useOnlineWords();
  const [state, setState] = useState<'loading' | 'ready' | 'none'>('loading');
  useEffect(() => {
    let current = true;
    keepRecord(table).then(
      () => current && setState('ready'),
      () => current && setState('none'),
    );
    return () => {
      current = false;
    };
  }, [table]);
  if (state === 'ready') return <ReplayPage id={table} />;
  if (state === 'loading') return <Loading />;
  return (
    <Page title={words.replay}>
      <p>{words.noRecord}</p>
      <ButtonLink href="/online" kind="main">
        {words.back}
      </ButtonLink>
    </Page>
  );
}
