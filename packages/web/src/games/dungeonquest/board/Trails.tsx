import { at as item } from '@mazmorra/kernel';
import { coats } from '../../../look/crests.ts';
import { bounds, CELL, placeOf, trailOf } from '../model.ts';
import { usePlay } from '../play.ts';

/** The way each hero came, from his tower to where he stands: steps in the colour of his seat. */
export function Trails() {
  const { view } = usePlay();
  const { left, top, width, height } = bounds;
  return (
    <svg
      className="dq-trails"
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
      aria-hidden="true"
    >
      {view.heroes.map((hero) => {
        const trail = trailOf(view, hero);
        if (trail.length < 2) return undefined;
        // Side by side, where two came the same way.
        const shift = (hero.seat - (view.heroes.length - 1) / 2) * 9;
        const points = trail.map((cell) => {
          const { x, y } = placeOf(cell);
          return `${x + CELL / 2 + shift} ${y + CELL / 2 + shift}`;
        });
        return (
          <path
            key={hero.seat}
            className="dq-trail"
            data-active={hero.seat === view.active || undefined}
            d={`M${points.join('L')}`}
            stroke={item(coats, hero.seat % coats.length).colour}
          />
        );
      })}
    </svg>
  );
}
