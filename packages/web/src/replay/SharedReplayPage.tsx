import { useWords } from '../i18n/index.ts';
import { keepText } from '../local/file.ts';
import { unpacked } from '../local/link.ts';
import { browserShelf } from '../local/shelf.ts';
import { keepRecord } from '../online/records.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { Loading } from '../table/Loading.tsx';
import ReplayPage from './ReplayPage.tsx';

/** In the place of an id. */
const NONE = '';

/**
 * The link to a finished game: a server's own, or one that holds the whole game behind its `#`. Either way the record is
 * kept on this device's shelf and watched.
 */
export default function SharedReplayPage({ table }: { readonly table: string | undefined }) {
  const words = useOnlineWords();
  const shell = useWords();
  const id = useLoaded(() => fetched(table).catch(() => NONE), [table]);
  if (id === undefined) return <Loading />;
  if (id !== NONE) return <ReplayPage id={id} />;
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
