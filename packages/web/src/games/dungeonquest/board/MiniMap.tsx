import { COLUMNS, columnOf, isChamber, isTower, ROWS, rowOf } from '@mazmorra/dungeonquest';
import { at } from '@mazmorra/kernel';
import { coats } from '../../../look/crests.ts';
import type { Box } from '../../../table/plane/camera.ts';
import { CELL } from '../model.ts';
import { type Props, wordsOf } from '../props.ts';
import type { MiniPlace } from './mini-place.ts';

/** The whole dungeon at a glance, with the part that is seen; a tap shows all of it. */
export function MiniMap({
  seen,
  place,
  onSeeAll,
  ...props
}: Props & { readonly seen: Box; readonly place: MiniPlace; readonly onSeeAll: () => void }) {
  const { view } = props;
  return (
    <button
      type="button"
      className="dq-mini"
      data-corner={place.corner}
      data-large={place.large || undefined}
      aria-label={wordsOf(props).minimap}
      onClick={onSeeAll}
    >
      <svg viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true">
        <rect className="dq-mini-ground" width={COLUMNS} height={ROWS} />
        {Array.from({ length: COLUMNS * ROWS }, (_, cell) => cell)
          .filter((cell) => isTower(cell) || isChamber(cell))
          .map((cell) => (
            <rect
              key={cell}
              className={isTower(cell) ? 'dq-mini-tower' : 'dq-mini-gold'}
              x={columnOf(cell)}
              y={rowOf(cell)}
              width="1"
              height="1"
            />
          ))}
        {view.rooms.map(({ cell }) => (
          <rect
            key={cell}
            className="dq-mini-room"
            x={columnOf(cell) + 0.06}
            y={rowOf(cell) + 0.06}
            width="0.88"
            height="0.88"
          />
        ))}
        {view.heroes.map((hero) =>
          hero.cell < 0 || hero.fate !== 'inside' ? undefined : (
            <circle
              key={hero.seat}
              cx={columnOf(hero.cell) + 0.5}
              cy={rowOf(hero.cell) + 0.5}
              r={hero.seat === view.active ? 0.62 : 0.48}
              fill={at(coats, hero.seat % coats.length).colour}
              stroke="#fff"
              strokeWidth="0.14"
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
