import { isGameId } from '@mazmorra/catalogue';
import type { CountView, ProfileGame, ProfileView, RatingView } from '@mazmorra/protocol';
import { useLanguage, useWords } from '../i18n/index.ts';
import { useAct } from '../online/act.ts';
import { CopyLink } from '../online/CopyLink.tsx';
import { Status } from '../online/Status.tsx';
import { originFor, theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { Page } from '../page/Page.tsx';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Link } from '../parts/router.ts';
import { Deaths } from './Deaths.tsx';
import { useGameNames } from './game-words.ts';
import { useAsked } from './use-asked.ts';
import { useProfileWords } from './words.ts';
import '../online/online.css';
import './profiles.css';

/** Somebody who keeps a name, as far as they show themselves. */
export default function ProfilePage({ name }: { readonly name: string }) {
  const words = useProfileWords();
  const { view, problem, again } = useAsked('profile', { name });
  if (problem === 'unknown-person')
    return (
      <Page title={words.nobody}>
        <p data-nobody>{words.nobodyHelp}</p>
      </Page>
    );
  return (
    <Page title={view?.name ?? name} wide>
      <Status />
      {view && (
        <div className="profile" data-profile={view.name}>
          <Head view={view} onChange={again} />
          <Results view={view} />
          {view.together && <Together view={view} />}
          <Latest view={view} />
          <Others view={view} />
        </div>
      )}
    </Page>
  );
}

function Head({ view, onChange }: { readonly view: ProfileView; readonly onChange: () => void }) {
  const words = useProfileWords();
  const origin = useServer((server) => originFor(server.origin));
  const kept = useServer((server) => server.kept);
  const { busy, problem, run } = useAct();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  const { name, following, blocked } = view;
  const act = (work: () => Promise<unknown>) => () => run(() => work().then(onChange));
  return (
    <section className="plate stack">
      <p className="quiet">{words.since(date.format(view.since))}</p>
      <div className="profile-buttons">
        {view.you ? (
          <ButtonLink href="/me">{words.choose}</ButtonLink>
        ) : (
          <>
            {kept && !blocked && (
              <Button
                disabled={busy}
                onClick={act(() => theLink().request('follow', { name, on: !following }))}
                data-follow={following}
              >
                {following ? words.unfollow : words.follow}
              </Button>
            )}
            <Button
              kind="ghost"
              disabled={busy}
              title={words.blockHelp}
              onClick={act(() => theLink().request('block', { name, on: !blocked }))}
              data-block={blocked}
            >
              {blocked ? words.unblock : words.block}
            </Button>
          </>
        )}
      </div>
      <div className="profile-link">
        <CopyLink link={`${origin}/p/${encodeURIComponent(name)}`} label={words.link} />
      </div>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </section>
  );
}

function Results({ view: { results, name } }: { readonly view: ProfileView }) {
  const words = useProfileWords();
  if (!results)
    return (
      <section className="plate">
        <p className="quiet">{words.hidden}</p>
      </section>
    );
  return (
    <>
      <section className="plate stack">
        <h2>{words.results}</h2>
        {results.games.length === 0 ? (
          <p className="quiet">{words.noGames}</p>
        ) : (
          <p>{words.all(results.games.reduce((sum, { played }) => sum + played, 0))}</p>
        )}
        {results.streak.best > 0 && <p>{words.streak(results.streak.now, results.streak.best)}</p>}
        {results.daily.days > 0 && <p>{words.daily(results.daily.days, results.daily.streak)}</p>}
      </section>
      {results.games.map((game) => (
        <OfGame key={game.game} of={game} />
      ))}
      <Deaths deaths={results.deaths} name={name} />
    </>
  );
}

function OfGame({ of }: { readonly of: ProfileGame }) {
  const words = useProfileWords();
  const shell = useWords();
  const names = useGameNames(of.game);
  if (!isGameId(of.game)) return;
  return (
    <section className="plate stack" data-game={of.game} data-profile-game={of.game}>
      <h2>{shell.games[of.game].name}</h2>
      <p>{words.count(of.played, of.won)}</p>
      {of.rating && <Rating of={of.rating} />}
      <Counts title={words.byPart} rows={of.byPart.map((row) => [names.part(row.part), row])} />
      <Counts title={words.bySeat} rows={of.bySeat.map((row) => [words.seat(row.seat + 1), row])} />
      <Counts
        title={words.byVariant}
        rows={of.byVariant.map((row) => [names.variant(row.variant, row.value), row])}
      />
    </section>
  );
}

export function Rating({ of }: { readonly of: RatingView }) {
  const words = useProfileWords();
  return (
    <p data-rating={of.rating}>
      {words.rating}: <strong>{of.rating}</strong> ± {of.deviation}
      <span className="quiet">
        {of.provisional && ` · ${words.provisional}`} · {words.ratedGames(of.games)}
      </span>
    </p>
  );
}

interface CountsProps {
  readonly title: string;
  readonly rows: readonly (readonly [string, CountView])[];
}

function Counts({ title, rows }: CountsProps) {
  const words = useProfileWords();
  if (rows.length === 0) return;
  return (
    <details className="profile-counts">
      <summary>{title}</summary>
      <dl>
        {rows.map(([name, { played, won }]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words.rounds(played, won)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Together({ view: { together } }: { readonly view: ProfileView }) {
  const words = useProfileWords();
  if (!together) return;
  const { games, ahead, behind } = together;
  return (
    <section className="plate" data-together={games}>
      <h2>{words.together}</h2>
      <p>{games === 0 ? words.togetherNone : words.togetherLine(games, ahead, behind)}</p>
    </section>
  );
}

function Latest({ view: { latest = [] } }: { readonly view: ProfileView }) {
  const words = useProfileWords();
  const shell = useWords();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  if (latest.length === 0) return;
  return (
    <section className="plate">
      <h2>{words.latest}</h2>
      <ul className="mine-list">
        {latest.map(({ table, game, at, place, seats }) => (
          <li key={table} className="shelf-item" data-game={game}>
            <div className="grow">
              <strong>{isGameId(game) ? shell.games[game].name : game}</strong>
              <p className="quiet">
                {words.place(place, seats)} · {date.format(at)}
              </p>
            </div>
            <ButtonLink href={`/r/${table}`}>{words.replay}</ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Others({ view: { fellows = [], dilemmas = [] } }: { readonly view: ProfileView }) {
  const words = useProfileWords();
  const shell = useWords();
  return (
    <>
      {fellows.length > 0 && (
        <section className="plate">
          <h2>{words.fellows}</h2>
          <ul className="mine-list">
            {fellows.map(({ name, games }) => (
              <li key={name}>
                <Link href={`/p/${encodeURIComponent(name)}`}>{name}</Link>{' '}
                <span className="quiet">{words.gamesTogether(games)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {dilemmas.length > 0 && (
        <section className="plate" data-dilemmas>
          <h2>{words.dilemmas}</h2>
          <ul className="mine-list">
            {dilemmas.map(({ game, rating, deviation }) => (
              <li key={game}>
                {isGameId(game) ? shell.games[game].name : game}: <strong>{rating}</strong> ± {deviation}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
