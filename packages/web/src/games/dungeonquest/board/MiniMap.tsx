import { CELLS, COLUMNS, columnOf, isChamber, isTower, ROWS, rowOf } from '@mazmorra/dungeonquest';
import { at } from '@mazmorra/kernel';
import { useRef } from 'preact/hooks';
import { coats } from '../../../look/crests.ts';
import { boxOf, CELL, heroToShow } from '../model.ts';
import { usePlay } from '../play.ts';
import { fitsWhole, seesAll, useSight } from './sight.ts';

const places = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => isTower(cell) || isChamber(cell),
);

/** The whole dungeon at a glance, where only a part of it is seen; a tap shows all of it, another one the hero again. */
export function MiniMap() {
  const { view, viewer, words } = usePlay();
  const { seen, scale, plane } = useSight();
  const all = seesAll(seen);
  const hasPlace = useRef(false);
  // In a fight the dungeon is away, and the sun keeps its width.
  if (!plane || scale === 0) return hasPlace.current ? <span className="dq-mini" /> : undefined;
  hasPlace.current = !(all && fitsWhole({ seen, scale }));
  if (!hasPlace.current) return;
  const look = () => {
    const cell = heroToShow(view, viewer)?.cell ?? -1;
    if (all && cell >= 0) plane.show(boxOf(cell, 1.6), 0.8);
    else plane.seeAll();
  };
  return (
    <button
      type="button"
      className="dq-mini"
      aria-label={all ? words.minimapNear : words.minimap}
      onClick={look}
    >
      <svg viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
        <rect className="dq-mini-ground" width={COLUMNS} height={ROWS} />
        {places.map((cell) => (
          <Spot key={cell} cell={cell} kind={isTower(cell) ? 'tower' : 'gold'} />
        ))}
        {view.rooms.map(({ cell }) => (
          <Spot key={cell} cell={cell} kind="room" />
        ))}
        {view.heroes.map((hero) =>
          hero.cell < 0 || hero.fate !== 'inside' ? undefined : (
            <circle
              key={hero.seat}
              className="dq-mini-hero"
              cx={columnOf(hero.cell) + 0.5}
              cy={rowOf(hero.cell) + 0.5}
              r={hero.seat === view.active ? 0.9 : 0.7}
              fill={at(coats, hero.seat % coats.length).colour}
            />
          ),
        )}
        <rect
          className="dq-mini-seen"
          x={seen.left / CELL}
          y={seen.top / CELL}
          width={seen.width / CELL}
          height={seen.height / CELL}
        />
      </svg>
    </button>
  );
}

const Spot = ({ cell, kind }: { readonly cell: number; readonly kind: 'tower' | 'gold' | 'room' }) => (
  <rect className={`dq-mini-${kind}`} x={columnOf(cell)} y={rowOf(cell)} width="1" height="1" />
);
