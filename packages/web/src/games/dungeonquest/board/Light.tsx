import { COLUMNS, cellAt, ROWS, towers, type View } from '@mazmorra/dungeonquest';
import { CELL, hourOf, placeOf, standing } from '../model.ts';
import { usePlay } from '../play.ts';

const [WIDTH, HEIGHT] = [COLUMNS * CELL, ROWS * CELL];
/** How far a torch shines, in pixels of the plane; one below shines through cracks alone. */
const TORCH = 250;
const BELOW = 120;
/** The gold of the dragon glows by itself. */
const GOLD = 150;
/** Daylight comes in by the towers, less of it towards the evening. */
const DAYLIGHT = { morning: 150, noon: 170, evening: 120, dusk: 70 } as const;

interface Lit {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly kind: 'torch' | 'active' | 'day' | 'gold';
}

/** All that gives light. */
function lightsOf(view: View): readonly Lit[] {
  const torches = view.heroes.flatMap((hero): Lit[] => {
    if (hero.cell < 0 || hero.fate !== 'inside') return [];
    const kind = hero.seat === view.active ? 'active' : 'torch';
    return [{ key: `${hero.seat}`, ...standing(view, hero), reach: hero.below ? BELOW : TORCH, kind }];
  });
  const days = towers.map(({ id, cell }): Lit => {
    const { x, y } = placeOf(cell);
    return { key: id, x: x + CELL / 2, y: y + CELL / 2, reach: DAYLIGHT[hourOf(view.sun)], kind: 'day' };
  });
  const { x, y } = placeOf(cellAt(6, 4));
  return [...torches, ...days, { key: 'gold', x: x + CELL / 2, y: y + CELL, reach: GOLD, kind: 'gold' }];
}

/** A light of another reach is the same one drawn larger. */
const moved = ({ x, y, reach }: Lit, drawn = reach) => ({
  transform: `translate(${x}px, ${y}px) scale(${reach / drawn})`,
});

/** The dark that lies over all rooms, and the light that opens it: a torch goes with each hero, the sun looks in by the towers. */
export function Light() {
  const { view, beat } = usePlay();
  const awake = beat?.event.type === 'dragon-wakes' || view.doing.some(({ kind }) => kind === 'rage');
  const lights = lightsOf(view);
  return (
    <div className="dq-light" data-awake={awake || undefined}>
      <svg className="dq-dark-over" width={WIDTH} height={HEIGHT} aria-hidden="true">
        <defs>
          <radialGradient id="dq-hole">
            <stop className="dq-hole" offset="0.3" />
            <stop className="dq-hole-rim" offset="1" />
          </radialGradient>
          <mask id="dq-night" maskUnits="userSpaceOnUse" x="0" y="0" width={WIDTH} height={HEIGHT}>
            <rect className="dq-mask" width={WIDTH} height={HEIGHT} />
            {lights.map((light) => (
              <circle
                key={light.key}
                className="dq-torch-hole"
                r={light.reach}
                fill="url(#dq-hole)"
                style={moved(light)}
              />
            ))}
          </mask>
        </defs>
        <rect className="dq-night" width={WIDTH} height={HEIGHT} mask="url(#dq-night)" />
      </svg>
      {lights.map(
        (light) =>
          light.kind !== 'day' && (
            <span key={light.key} className="dq-torch" data-kind={light.kind} style={moved(light, TORCH)}>
              <span style={{ width: TORCH * 2, height: TORCH * 2, margin: -TORCH }} />
            </span>
          ),
      )}
    </div>
  );
}
