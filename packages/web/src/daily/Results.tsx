import type { GameId } from '@mazmorra/catalogue';
import type { DailyGameView } from '@mazmorra/protocol';
import { useOnlineWords } from '../online/words.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { type Bin, binsOf } from './histogram.ts';
import { endingIn, pointsIn } from './told.ts';
import { useDailyWords } from './words.ts';

interface ResultsProps {
  readonly game: GameId;
  readonly of: DailyGameView;
}

/** What everybody made of the deal: how many got how far, and the best by name. */
export function Results({ game, of }: ResultsProps) {
  const words = useDailyWords();
  if (of.people === 0) return <p className="quiet">{words.noResults}</p>;
  return (
    <details open={of.you?.state === 'counted'}>
      <summary>
        {words.results} ({of.people})
      </summary>
      <Histogram of={of} />
      <Best game={game} of={of} />
    </details>
  );
}

const nameOf = ({ from, to }: Bin): string => (from === to ? `${from}` : `${from}–${to}`);

function Histogram({ of: { counts, you } }: Pick<ResultsProps, 'of'>) {
  const words = useDailyWords();
  const bins = binsOf(counts);
  const highest = Math.max(...bins.map(({ people }) => people));
  const isOwn = ({ from, to }: Bin): boolean =>
    you?.state === 'counted' && you.points >= from && you.points <= to;
  return (
    <figure className="daily-histogram">
      <figcaption>{words.histogram}</figcaption>
      <dl>
        {bins.map((bin) => (
          <div key={bin.from} className={isOwn(bin) ? 'daily-own-bin' : undefined} data-bin={bin.people}>
            <dt>{nameOf(bin)}</dt>
            <dd>
              <span
                className="daily-bar"
                style={{ inlineSize: `${(bin.people / highest) * 100}%` }}
                aria-hidden="true"
              />
              <span>
                {words.people(bin.people)}
                {isOwn(bin) && ` (${words.you})`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function Best({ game, of: { best, seats } }: ResultsProps) {
  const words = useDailyWords();
  const online = useOnlineWords();
  const watchable = best.some(({ table }) => table !== undefined);
  return (
    <table className="daily-best" data-best>
      <thead>
        <tr>
          <th scope="col">{words.position}</th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.score}</th>
          {watchable && <th scope="col">{words.watch}</th>}
        </tr>
      </thead>
      <tbody>
        {best.map(({ rank, name, kept, points, won, place, you, table }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name and result
          <tr key={row} data-you={you}>
            <td>{rank}</td>
            <th scope="row">
              {name}
              {!kept && ` (${online.guestMark})`}
              {you && ` (${words.you})`}
            </th>
            <td>
              {pointsIn(words, game, points)}
              <br />
              <span className="quiet">{endingIn(words, seats, { won, place })}</span>
            </td>
            {watchable && (
              <td>
                {table !== undefined && (
                  <ButtonLink href={`/r/${table}`}>
                    <span aria-hidden="true">{words.watch}</span>
                    <span className="unseen">{words.watchOf(name)}</span>
                  </ButtonLink>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
