import { COLUMNS, ROWS } from '@mazmorra/dungeonquest';
import { bounds, CELL } from '../model.ts';

const W = COLUMNS * CELL;
const H = ROWS * CELL;
const columns = Array.from({ length: COLUMNS }, (_, column) => column);
const rows = Array.from({ length: ROWS }, (_, row) => row);
/** Rock on all sides, so that no window shows anything but the mountain. */
const ROCK = 900;

/** The dungeon without its rooms: the mountain, the outer wall with letters and numbers, and spaces that nobody has seen. */
export function Ground() {
  const { left, top } = bounds;
  return (
    <svg
      className="dq-ground"
      width={W + 2 * ROCK}
      height={H + 2 * ROCK}
      viewBox={`${-ROCK} ${-ROCK} ${W + 2 * ROCK} ${H + 2 * ROCK}`}
      style={{ transform: `translate(${-ROCK}px, ${-ROCK}px)` }}
      aria-hidden="true"
    >
      <defs>
        <pattern id="dq-masonry" width="64" height="32" patternUnits="userSpaceOnUse">
          <rect className="dq-wall-stone" width="64" height="32" />
          <path className="dq-wall-joint" d="M0 0h64M0 16h64M18 0v16M50 16v16" />
          <path className="dq-wall-edge" d="M0 1.5h64M0 17.5h64" />
        </pattern>
        <pattern id="dq-unseen" width="100" height="100" patternUnits="userSpaceOnUse">
          <rect className="dq-unseen-floor" width="100" height="100" />
          <path
            className="dq-unseen-stones"
            d="M0 25h100M0 50h100M0 75h100M32 0v25M78 0v25M12 25v25M58 25v25M36 50v25M84 50v25M10 75v25M62 75v25"
          />
          <path className="dq-unseen-cell" d="M0 0h100M0 0v100" />
        </pattern>
      </defs>
      <rect className="dq-rock-outside" x={-ROCK} y={-ROCK} width={W + 2 * ROCK} height={H + 2 * ROCK} />
      <rect
        x={left - 6}
        y={top - 6}
        width={W - 2 * left + 12}
        height={H - 2 * top + 12}
        rx="10"
        fill="url(#dq-masonry)"
      />
      <rect
        className="dq-wall-line"
        x={left - 6}
        y={top - 6}
        width={W - 2 * left + 12}
        height={H - 2 * top + 12}
        rx="10"
      />
      <rect width={W} height={H} fill="url(#dq-unseen)" />
      <rect className="dq-inner-line" width={W} height={H} />
      {columns.map((column) => (
        <text key={column} className="dq-grid-name" x={column * CELL + 50} y="-3.5" textAnchor="middle">
          {String.fromCharCode(65 + column)}
        </text>
      ))}
      {rows.map((row) => (
        <text key={row} className="dq-grid-name" x="-14" y={row * CELL + 57} textAnchor="middle">
          {row + 1}
        </text>
      ))}
    </svg>
  );
}
