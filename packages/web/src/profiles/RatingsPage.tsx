import { type GameId, gameIds, isGameId } from '@mazmorra/catalogue';
import { wordAt } from '@mazmorra/languages';
import type { LeaderboardView } from '@mazmorra/protocol';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Status } from '../online/Status.tsx';
import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Choices, Field } from '../parts/fields.tsx';
import { Link, useLocation } from '../parts/router.ts';
import { Rating } from './ProfilePage.tsx';
import { useAsked } from './use-asked.ts';
import { type ProfileWords, useProfileWords } from './words.ts';
import '../online/online.css';
import './profiles.css';

/** The ratings of a game, season by season. */
export default function RatingsPage({ game }: { readonly game: GameId }) {
  const words = useProfileWords();
  const shell = useWords();
  const [, go] = useLocation();
  const [season, setSeason] = useState<string>();
  const { view } = useAsked('leaderboard', { game, ...(season !== undefined && { season }) });
  return (
    <Page title={words.ratings} wide game={game}>
      <Status />
      <section className="plate stack">
        <p className="quiet">{words.ratingsHelp}</p>
        <Choices
          label={words.game}
          value={game}
          values={gameIds.map((value) => ({ value, name: shell.games[value].name }))}
          onChange={(value) => isGameId(value) && go(`/ratings/${value}`)}
        />
        {view && <SeasonField view={view} onChange={setSeason} />}
        {view && <Board view={view} />}
        <details>
          <summary>{words.rules}</summary>
          <ul className="profile-rules">
            {words.ruleList.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </details>
        <div>
          <ButtonLink href={`/balance/${game}`} kind="ghost">
            {words.balance}
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}

/** `2026-Q4` in the reader's words. */
function seasonName(words: ProfileWords, season: string): string {
  const [, year = '', quarter = ''] = /^(\d+)-Q([1-4])$/.exec(season) ?? [];
  return wordAt(words.seasons, quarter)?.(year) ?? season;
}

interface SeasonFieldProps {
  readonly view: LeaderboardView;
  readonly onChange: (season: string) => void;
}

function SeasonField({ view, onChange }: SeasonFieldProps) {
  const words = useProfileWords();
  return (
    <Field label={words.season}>
      {(id) => (
        <select
          id={id}
          className="select"
          value={view.season}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {view.seasons.map((season) => (
            <option key={season} value={season}>
              {seasonName(words, season)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Board({ view }: { readonly view: LeaderboardView }) {
  const words = useProfileWords();
  return (
    <>
      <div data-own-rating>
        <h2>{words.yourRating}</h2>
        {view.you ? <Rating of={view.you} /> : <p className="quiet">{words.yourNone}</p>}
      </div>
      <p className="quiet">{words.fewest(view.fewest)}</p>
      {view.rows.length === 0 ? (
        <p>{words.noLeaders}</p>
      ) : (
        <table className="profile-board" data-board>
          <thead>
            <tr>
              <th scope="col">
                <span aria-hidden="true">#</span>
                <span className="unseen">{words.rank}</span>
              </th>
              <th scope="col">{words.name}</th>
              <th scope="col">{words.rating}</th>
              <th scope="col">{words.games}</th>
            </tr>
          </thead>
          <tbody>
            {view.rows.map(({ rank, name, rating, deviation, provisional, games, you }) => (
              <tr key={name} data-leader={name} data-you={you}>
                <td>{rank}</td>
                <td>
                  <Link href={`/p/${encodeURIComponent(name)}`}>{name}</Link>
                </td>
                <td>
                  {rating} <span className="quiet">± {deviation}</span>
                  {provisional && <span className="quiet"> · {words.provisional}</span>}
                </td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
