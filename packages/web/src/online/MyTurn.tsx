import { isGameId } from '@mazmorra/catalogue';
import { useEffect } from 'preact/hooks';
import { joined, useLanguage, useWords } from '../i18n/index.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { theLink } from './server.ts';
import { useServer, waitingElsewhere } from './server-state.ts';

/** The tables of the server that wait for me, each one tap away; the home page shows them before everything else. */
export default function MyTurn() {
  const { home, games } = useWords();
  const language = useLanguage();
  const mine = useServer((server) => server.mine);
  useEffect(() => void theLink(), []);
  const waiting = waitingElsewhere({ mine, shown: undefined });
  if (waiting.length === 0) return;
  return (
    <section className="home-turns" data-my-turn>
      {waiting.length > 1 && <h2>{home.turns(waiting.length)}</h2>}
      <ul>
        {waiting.map(
          ({ table, game, seat, names }) =>
            isGameId(game) && (
              <li key={table}>
                <ButtonLink href={`/t/${table}`} kind="main">
                  {home.yourTurn(games[game].name)}
                </ButtonLink>
                <span className="quiet">
                  {joined(
                    language,
                    names.filter((name, place) => place !== seat && name !== ''),
                  )}
                </span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
