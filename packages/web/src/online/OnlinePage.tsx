import { firstGame, isGameId } from '@mazmorra/catalogue';
import { useWords } from '../i18n/index.ts';
import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { useSearchParams } from '../parts/router.ts';
import { MutedList } from './chat/MutedList.tsx';
import { Lobby } from './Lobby.tsx';
import { MyTables } from './MyTables.tsx';
import { OpenForm } from './OpenForm.tsx';
import { PlainHttpNote, Status } from './Status.tsx';

import { theLink } from './server.ts';
import { useOnlineWords } from './words.ts';

import './online.css';

/** The door to the others: open a table, find one, go back to one. */
export default function OnlinePage() {
  const words = useOnlineWords();
  const shell = useWords();
  const [search] = useSearchParams();
  const wanted = search.get('game') ?? '';
  theLink();
  return (
    <Page title={words.title} wide>
      <Status />
      <PlainHttpNote />
      <div className="online-halves">
        <OpenForm first={isGameId(wanted) ? wanted : firstGame} />
        <div className="stack">
          <MyTables />
          <Lobby />
          <section className="plate">
            <h2>{shell.home.tournaments}</h2>
            <p className="quiet">{words.tournamentsHelp}</p>
            <ButtonLink href="/tournaments">{words.toTournaments}</ButtonLink>
          </section>
          <MutedList />
        </div>
      </div>
    </Page>
  );
}
