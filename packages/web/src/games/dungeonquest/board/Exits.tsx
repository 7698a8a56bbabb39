import { waysOut } from '../model.ts';
import { usePlay } from '../play.ts';
import { at } from './place.ts';

const hands = ['left', 'right'] as const;

/** For the hero below whose turn it is: how far the way leads, and where the die would bring him up, to the left and to the right of his face. */
export function Exits() {
  const { view, beat, choice, words } = usePlay();
  const hero = view.heroes[view.active];
  const asked = view.asked?.decision;
  const choosing = asked === 'DEC-CAT-DIR' || asked === 'DEC-TILE-TURN';
  const ways = hero && hero.fate === 'inside' && !choosing ? waysOut(hero) : undefined;
  if (!hero || !ways) return;
  const event = beat?.told ? beat.event : undefined;
  const taken = event?.type === 'way-out' && event.seat === hero.seat ? event.to : -1;
  const picked = choice.picked;
  return (
    <div className="dq-below" aria-hidden="true" data-side={hands.find((hand) => hand === picked)}>
      {ways.ahead !== hero.cell && (
        <span className="dq-exit dq-exit-ahead" style={at(ways.ahead)}>
          <span style={{ rotate: `${(hero.below?.facing ?? 0) * 90}deg` }}>↑</span>
        </span>
      )}
      {hands.map((hand) =>
        [...new Set(ways[hand])].map((cell) => (
          <span
            key={`${hand} ${cell}`}
            className="dq-exit"
            data-hand={hand}
            data-taken={cell === taken || undefined}
            style={at(cell)}
          >
            <b>{rollsTo(ways[hand], cell)}</b>
            <small>{words[hand]}</small>
          </span>
        )),
      )}
    </div>
  );
}

/** The rolls that bring one up there: the last cell before the wall takes all that are too many. */
function rollsTo(cells: readonly number[], cell: number): string {
  const [first, last] = [cells.indexOf(cell) + 1, cells.lastIndexOf(cell) + 1];
  return first === last ? `${first}` : `${first}–${last}`;
}
