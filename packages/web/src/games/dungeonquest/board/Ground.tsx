import { COLUMNS, ROWS, towers } from '@mazmorra/dungeonquest';
import { Tip } from '../../../parts/Tip.tsx';
import { nameOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { icons } from '../art/pictures.ts';
import { CELL, placeOf } from '../model.ts';
import { type Props, wordsOf } from '../props.ts';

const W = COLUMNS * CELL;
const H = ROWS * CELL;
const columns = Array.from({ length: COLUMNS }, (_, column) => column);
const rows = Array.from({ length: ROWS }, (_, row) => row);

/** The dungeon from above: outer wall, spaces in the dark, letters and numbers around them. */
export function Ground() {
  return (
    <svg
      className="dq-ground"
      width={W + 84}
      height={H + 84}
      viewBox={`-42 -42 ${W + 84} ${H + 84}`}
      aria-hidden="true"
    >
      <defs>
        <pattern id="dq-dark" width="100" height="100" patternUnits="userSpaceOnUse">
          <rect width="100" height="100" fill="#101613" />
          <path
            d="M0 25h100M0 50h100M0 75h100M25 0v25M75 0v25M50 25v25M100 25v25M25 50v25M75 50v25M50 75v25"
            stroke="#0a0e0c"
            strokeWidth="2"
            fill="none"
          />
          <rect x="1" y="1" width="98" height="98" rx="6" fill="none" stroke="#24332b" strokeWidth="1.5" />
        </pattern>
      </defs>
      <rect className="dq-outer" x="-40" y="-40" width={W + 80} height={H + 80} rx="22" />
      <rect className="dq-outer-line" x="-8" y="-8" width={W + 16} height={H + 16} rx="8" />
      <rect width={W} height={H} fill="url(#dq-dark)" />
      {columns.map((column) => (
        <text key={column} className="dq-grid-name" x={column * CELL + 50} y="-14" textAnchor="middle">
          {String.fromCharCode(65 + column)}
        </text>
      ))}
      {rows.map((row) => (
        <text key={row} className="dq-grid-name" x="-24" y={row * CELL + 60} textAnchor="middle">
          {row + 1}
        </text>
      ))}
    </svg>
  );
}

/** The four corners: a round tower each, its passages as light on the floor. */
export function Towers(props: Props) {
  const words = wordsOf(props);
  return towers.map((tower) => {
    const { x, y } = placeOf(tower.cell);
    return (
      <div key={tower.id} className="dq-cell" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <Tip
          className="dq-cell-tip"
          content={
            <>
              <strong>{nameOf(props.text, tower.id)}</strong>
              <p>{words.towerTip}</p>
              <From of={tower.id} />
            </>
          }
        >
          <svg className="dq-tile" viewBox="0 0 100 100" aria-hidden="true">
            <rect className="dq-rock" width="100" height="100" />
            {tower.passages.map((passage) => (
              <path
                key={passage}
                className="dq-tower-way"
                d="M34 50V0h32v50z"
                transform={`rotate(${['north', 'east', 'south', 'west'].indexOf(passage) * 90} 50 50)`}
              />
            ))}
            <circle className="dq-tower-wall" cx="50" cy="50" r="39" />
            <circle className="dq-tower-floor" cx="50" cy="50" r="30" />
            <path className="dq-tower-flag" d="M50 62V26l20 8-18 8" />
          </svg>
        </Tip>
      </div>
    );
  });
}

/** Two cells of gold with the dragon on it. */
export function Chamber(props: Props) {
  const words = wordsOf(props);
  const { view, beat } = props;
  const awake =
    beat?.event.type === 'dragon-wakes' || view.doing.some(({ kind }) => kind === 'rage') || undefined;
  const { x, y } = placeOf(4 * COLUMNS + 6);
  return (
    <div className="dq-chamber" style={{ transform: `translate(${x}px, ${y}px)` }} data-awake={awake}>
      <Tip
        className="dq-cell-tip"
        content={
          <>
            <strong>{words.chamber}</strong>
            <p>{words.chamberTip}</p>
            <From of="treasure-chamber" />
          </>
        }
      >
        <svg className="dq-chamber-art" viewBox="0 0 100 200" aria-hidden="true">
          <rect className="dq-chamber-wall" width="100" height="200" rx="4" />
          <path
            className="dq-chamber-floor"
            d="M34 0h32v9h25v24h9v34h-9v66h9v34h-9v24H66v9H34v-9H9v-24H0v-34h9V67H0V33h9V9h25z"
          />
          <ellipse className="dq-hoard" cx="50" cy="122" rx="40" ry="56" />
          {coins.map(([cx, cy, r]) => (
            <circle key={`${cx} ${cy}`} className="dq-coin" cx={cx} cy={cy} r={r} />
          ))}
          <path
            className="dq-dragon"
            d={awake ? icons.dragon : icons.sleeping}
            transform="translate(10 52) scale(0.157)"
          />
          {awake ? (
            <path className="dq-fire" d={icons.rage} transform="translate(16 132) scale(0.13)" />
          ) : (
            <g className="dq-snore">
              <text x="66" y="50">
                Z
              </text>
              <text x="75" y="38">
                z
              </text>
              <text x="82" y="28">
                z
              </text>
            </g>
          )}
        </svg>
      </Tip>
    </div>
  );
}

const coins: readonly (readonly [number, number, number])[] = Array.from({ length: 46 }, (_, index) => {
  const angle = index * 2.4;
  const reach = Math.sqrt(index / 46);
  return [
    Math.round(50 + Math.cos(angle) * reach * 36),
    Math.round(122 + Math.sin(angle) * reach * 52),
    3 + (index % 3),
  ] as const;
});
