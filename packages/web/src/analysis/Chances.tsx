import { factsOf } from '@mazmorra/catalogue';
import type { Outcome } from '@mazmorra/kernel';
import { useMemo } from 'preact/hooks';
import type { SavedTable } from '../local/saved.ts';
import { type Asked, chancesOf, type Opinion } from '../local/study/thoughts.ts';
import { Crest } from '../look/Crest.tsx';
import { Curve } from '../table/Curve.tsx';
import { percent, TableOf } from './TableOf.tsx';
import { useAnalysisWords } from './words.ts';

interface ChancesProps {
  readonly saved: SavedTable;
  readonly asked: readonly Asked[];
  readonly opinions: ReadonlyMap<number, Opinion>;
}

/** How everybody stood over the game, as a picture and as a table. */
export function Chances({ saved, asked, opinions }: ChancesProps) {
  const words = useAnalysisWords();
  const { seats, answers, outcome, game } = saved;
  const moves = answers.length;
  const lines = useMemo(
    () =>
      chancesOf(seats.length, asked, opinions, endOf(moves, outcome)).map((points, seat) => ({
        seat,
        points,
      })),
    [seats, asked, opinions, moves, outcome],
  );
  const known = lines.filter(({ points }) => points.length > 0);
  const told = known.map(({ seat, points }) =>
    words.line(seats[seat]?.name ?? '', percent(points[0]?.value), percent(points[points.length - 1]?.value)),
  );
  const shown = [...new Set(lines.flatMap(({ points }) => points.map(({ move }) => move)))].sort(
    (a, b) => a - b,
  );
  return (
    <section className="plate" data-chances={known.length}>
      <h2>{words.chances}</h2>
      <p className="quiet">{factsOf(game).survival ? words.chancesHelpQuest : words.chancesHelp}</p>
      {known.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <Curve lines={lines} moves={moves} label={words.curveOf(told.join(', '))} />
          <ul className="analysis-legend">
            {seats.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <li key={seat}>
                <Crest seat={seat} size={28} /> {name}
              </li>
            ))}
          </ul>
          <TableOf
            label={words.chances}
            head={[words.atMove, ...seats.map(({ name }) => name)]}
            rows={shown.map((move) => [
              outcome && move === moves ? words.end : String(move),
              ...lines.map(({ points }) => percent(points.findLast((point) => point.move === move)?.value)),
            ])}
          />
        </>
      )}
    </section>
  );
}

const endOf = (
  move: number,
  outcome: Outcome | undefined,
): { readonly move: number; readonly outcome: Outcome } | undefined => outcome && { move, outcome };
