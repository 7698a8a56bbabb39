import { type Tile as TileData, tiles } from '@mazmorra/dungeonquest';
import { at } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { icons } from './pictures.ts';
import { boulders, crack, floorPath, joints, roundFloor, web } from './tile.ts';
import './tile.css';

const byId = new Map(tiles.map((tile) => [tile.id, tile]));
const tileData = (id: string): TileData => byId.get(id) ?? at(tiles, 0);

interface TileProps {
  readonly id: string;
  /** The direction of the arrow. */
  readonly entry?: number;
}

/** A room seen from above, drawn from its data. It turns as a whole; signs to be read stay upright. */
export const Tile = memo(function Tile({ id, entry = 0 }: TileProps) {
  const tile = tileData(id);
  const angle = useAngle(entry);
  return (
    <svg className={`dq-tile dq-tile-${tile.type}`} viewBox="0 0 100 100" aria-hidden="true">
      <g className="dq-tile-turn" style={{ transform: `rotate(${angle}deg)` }}>
        <rect className="dq-rock" width="100" height="100" />
        <path
          className="dq-rock-joints"
          d="M0 10h100M0 90h100M10 0v100M90 0v100M32 0v10M68 90v10M0 40h10M90 60h10"
        />
        <Floor tile={tile} />
        {tile.sides.map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
          <Barrier key={index} side={side} turn={index} />
        ))}
        <path className={`dq-arrow dq-arrow-${tile.type}`} d="M44 12h12l-6 -9z" />
      </g>
      {tile.darkness.map(({ from, to, side }) => (
        <DarkNumber key={side} direction={(entry + relative.indexOf(side)) & 3} text={`${from}–${to}`} />
      ))}
      {tile.search && (
        <g className="dq-tile-search" transform="translate(76 4)">
          <circle cx="10" cy="10" r="10" />
          <path d={icons.search} transform="translate(3.4 3.4) scale(0.026)" />
        </g>
      )}
    </svg>
  );
});

const relative: readonly string[] = ['entry', 'left', 'ahead', 'right'];

/** Degrees that never jump back: from the last angle to the nearest one that shows this entry. */
function useAngle(entry: number): number {
  const last = useRef(entry * 90);
  const turns = Math.round((last.current - entry * 90) / 360);
  last.current = entry * 90 + turns * 360;
  return last.current;
}

function Floor({ tile }: { readonly tile: TileData }) {
  const round = tile.type === 'rotating-room';
  const path = round ? roundFloor(tile.sides) : floorPath(tile.id, tile.sides, tile.type === 'corridor');
  return (
    <>
      <path className="dq-wall" d={path} />
      <path className="dq-floor-edge" d={path} />
      <path className="dq-floor" d={path} />
      <clipPath id={`floor-${tile.id}`}>
        <path d={path} />
      </clipPath>
      <g clipPath={`url(#floor-${tile.id})`}>
        <path className="dq-joints" d={joints(tile.id)} />
        <path className="dq-shade" d={path} />
        {FEATURES[tile.type](tile)}
      </g>
    </>
  );
}

/** What makes a room type what it is. */
const FEATURES: Readonly<Record<TileData['type'], (tile: TileData) => ComponentChildren>> = {
  chamber: (tile) => <Chamber index={tile.index} />,
  corridor: () => (
    <path
      className="dq-steps"
      d="M46 30q3-4 5 0t-5 0zM52 40q3-4 5 0t-5 0zM46 52q3-4 5 0t-5 0zM52 63q3-4 5 0t-5 0z"
    />
  ),
  portcullis: () => (
    <path
      className="dq-chains"
      d="M24 26v48M76 26v48M20 30h8M20 38h8M20 46h8M20 54h8M20 62h8M72 30h8M72 38h8M72 46h8M72 54h8M72 62h8"
    />
  ),
  'catacomb-entrance': () => (
    <>
      <rect className="dq-pit" x="32" y="32" width="36" height="36" rx="3" />
      <path className="dq-stairs" d="M35 38h30M37 45h26M39 52h22M41 59h18" />
    </>
  ),
  'rotating-room': () => (
    <>
      <circle className="dq-turntable" cx="50" cy="50" r="30" />
      <path className="dq-turn-arrows" d="M28 44a23 23 0 0 1 38-11M72 56a23 23 0 0 1-38 11" />
      <path className="dq-turn-heads" d="M70 40l-10-1 7-10zM30 60l10 1-7 10z" />
    </>
  ),
  trap: () => (
    <>
      <path
        className="dq-spikes"
        d="M30 40l4-12 4 12zM42 36l4-12 4 12zM54 40l4-12 4 12zM64 36l4-12 4 12zM30 66l4-12 4 12zM42 70l4-12 4 12zM54 66l4-12 4 12zM64 70l4-12 4 12z"
      />
      <rect className="dq-plate" x="36" y="43" width="28" height="12" rx="2" />
    </>
  ),
  darkness: () => (
    <>
      <circle className="dq-dark" cx="50" cy="50" r="46" />
      <path
        className="dq-eyes"
        d="M36 44q4-4 8 0-4 3-8 0zM50 44q4-4 8 0-4 3-8 0zM62 58q3-3 6 0-3 2-6 0zM70 58q3-3 6 0-3 2-6 0z"
      />
    </>
  ),
  'cave-in': (tile) =>
    boulders(tile.id).map(({ x, y, r }) => (
      <g key={`${x} ${y}`}>
        <circle className="dq-boulder" cx={x} cy={y} r={r} />
        <circle className="dq-boulder-light" cx={x - r * 0.25} cy={y - r * 0.3} r={r * 0.5} />
      </g>
    )),
  bridge: () => (
    <>
      <path className="dq-abyss" d="M0 27q25 6 50 0t50 2v44q-25-6-50 0T0 71z" />
      <path
        className="dq-planks"
        d="M40 22h20v7H40zM40 30h20v7H40zM40 38h20v7H40zM40 46h20v7H40zM40 54h20v7H40zM40 62h20v7H40zM40 70h20v8H40z"
      />
      <path className="dq-ropes" d="M38 20v60M62 20v60" />
    </>
  ),
  'spider-web': () => (
    <>
      <path className="dq-web" d={web} />
      <g className="dq-spider" transform="translate(59 57)">
        <ellipse rx="5" ry="6.5" />
        <circle cy="-7" r="3.2" />
        <path d="M-4-2l-8-5M-5 1h-9M-4 4l-7 5M4-2l8-5M5 1h9M4 4l7 5" />
      </g>
    </>
  ),
  chasm: (tile) => (
    <path className="dq-abyss" d={crack(tile.id, at(tile.halfOfSide, 1) !== at(tile.halfOfSide, 0))} />
  ),
  'bottomless-pit': () => (
    <>
      <ellipse className="dq-pit-rim" cx="50" cy="50" rx="31" ry="29" />
      <ellipse className="dq-pit" cx="50" cy="51" rx="27" ry="25" />
      <ellipse className="dq-pit-deep" cx="50" cy="55" rx="18" ry="15" />
    </>
  ),
};

/** Chambers differ a little: pillars, a rug, a cracked slab, a brazier. */
function Chamber({ index }: { readonly index: number }): ComponentChildren {
  switch (index % 5) {
    case 0:
      return (
        <g className="dq-pillars">
          <circle cx="27" cy="27" r="5" />
          <circle cx="73" cy="27" r="5" />
          <circle cx="27" cy="73" r="5" />
          <circle cx="73" cy="73" r="5" />
        </g>
      );
    case 1:
      return (
        <path className="dq-rug" d="M34 34h32v32H34zM39 39v22h22V39zM46 46h8v8h-8z" fillRule="evenodd" />
      );
    case 2:
      return <path className="dq-crackle" d="M28 36l12 6 3 10 13 5 6 12M43 52l-9 10" />;
    case 3:
      return (
        <g className="dq-brazier">
          <circle className="dq-glow" cx="50" cy="50" r="26" />
          <circle cx="50" cy="50" r="6.5" />
          <circle className="dq-ember" cx="50" cy="50" r="3.6" />
        </g>
      );
    default:
      return <path className="dq-bones" d="M62 64l10 6M63 69l8-5M30 34q4-5 8 0 0 4-2 4h-4q-2 0-2-4z" />;
  }
}

function Barrier({ side, turn }: { readonly side: number; readonly turn: number }): ComponentChildren {
  if (side < 2) return;
  return (
    <g transform={`rotate(${turn * 90} 50 50)`}>
      {side === 2 ? (
        <>
          <rect className="dq-door" x="33" y="1" width="34" height="11" rx="1.5" />
          <path className="dq-door-joints" d="M42 1v11M50 1v11M58 1v11" />
          <path className="dq-door-iron" d="M33 4h34M33 9h34" />
          <circle className="dq-door-ring" cx="62" cy="6.5" r="1.8" />
        </>
      ) : (
        <>
          <rect className="dq-gate-shadow" x="33" y="0" width="34" height="13" />
          <path
            className="dq-gate"
            d="M35 0v14M40 0v14M45 0v14M50 0v14M55 0v14M60 0v14M65 0v14M33 3h34M33 9h34"
          />
        </>
      )}
    </g>
  );
}

function DarkNumber({ direction, text }: { readonly direction: number; readonly text: string }) {
  const x = 50 + at([0, 33, 0, -33], direction);
  const y = 50 + at([-33, 0, 33, 0], direction);
  return (
    <g className="dq-dark-number" transform={`translate(${x} ${y})`}>
      <rect x="-12" y="-8" width="24" height="16" rx="4" />
      <text textAnchor="middle" y="5">
        {text}
      </text>
    </g>
  );
}

/** An unexplored space, as a face-down tile. */
export function TileBack() {
  return (
    <svg className="dq-tile dq-tile-back" viewBox="0 0 100 100" aria-hidden="true">
      <rect className="dq-rock" width="100" height="100" rx="4" />
      <rect className="dq-back-line" x="8" y="8" width="84" height="84" rx="6" />
      <path className="dq-back-dragon" d={icons.dragon} transform="translate(18 18) scale(0.125)" />
    </svg>
  );
}
