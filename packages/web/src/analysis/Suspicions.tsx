import type { Seat } from '@mazmorra/kernel';
import { useMemo } from 'preact/hooks';
import type { SavedTable } from '../local/saved.ts';
import { type Asked, type Opinion, suspicionsOf } from '../local/study/thoughts.ts';
import { Crest } from '../look/Crest.tsx';
import { Curve } from '../table/Curve.tsx';
import { percent, TableOf } from './TableOf.tsx';
import { useAnalysisWords } from './words.ts';

interface SuspicionsProps {
  readonly saved: SavedTable;
  readonly seat: Seat;
  readonly asked: readonly Asked[];
  readonly opinions: ReadonlyMap<number, Opinion>;
}

/** Whom the master suspected when, seen from one seat; round by round, since roles are dealt anew. */
export function Suspicions({ saved, seat, asked, opinions }: SuspicionsProps) {
  const words = useAnalysisWords();
  const all = useMemo(() => suspicionsOf(seat, asked, opinions), [seat, asked, opinions]);
  if (all.length === 0) return;
  const rounds = [...new Set(all.map(({ secret }) => secret?.round ?? 1))];
  const others = saved.seats.flatMap(({ name }, place) => (place === seat ? [] : [{ name, place }]));
  return (
    <section className="plate" data-suspicions={rounds.length}>
      <h2>{words.suspicion}</h2>
      <p className="quiet">{words.suspicionHelp(saved.seats[seat]?.name ?? '')}</p>
      {rounds.map((round) => {
        const points = all.filter(({ secret }) => (secret?.round ?? 1) === round);
        const first = points[0]?.move ?? 0;
        const last = points[points.length - 1];
        const traitors = last?.secret?.traitors ?? [];
        const named = others.map(({ name, place }) => (traitors[place] ? `${name} ✔` : name));
        const lines = others.map(({ place }) => ({
          seat: place,
          points: points.map(({ move, bySeat }) => ({ move: move - first, value: bySeat[place] ?? 0 })),
        }));
        const told = others.map(({ name, place }) =>
          words.line(name, percent(points[0]?.bySeat[place]), percent(last?.bySeat[place])),
        );
        return (
          <section key={round} className="analysis-round">
            <h3>{words.round(round)}</h3>
            <Curve
              lines={lines}
              moves={(last?.move ?? first) - first}
              label={words.curveOf(told.join(', '))}
            />
            <ul className="analysis-legend">
              {others.map(({ name, place }) => (
                <li key={place} data-traitor={traitors[place] === true}>
                  <Crest seat={place} size={28} /> {name}
                  {traitors[place] && <strong>✔ {words.was}</strong>}
                </li>
              ))}
            </ul>
            <TableOf
              label={`${words.suspicion}, ${words.round(round)}`}
              head={[words.atMove, ...named]}
              rows={points.map(({ move, bySeat }) => [
                String(move),
                ...others.map(({ place }) => percent(bySeat[place])),
              ])}
            />
          </section>
        );
      })}
    </section>
  );
}
