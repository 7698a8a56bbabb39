import {
  FIXED_CARDS,
  type FixedCardId,
  PATH_CARDS,
  type PathCardId,
  type Rotation,
} from '@mazmorra/saboteur';
import { memo } from 'preact/compat';
import { pictures } from './pictures.ts';
import { boulders, pebbles, type Tunnel, tileHeight, tileWidth, tunnelOf } from './tunnel.ts';
import '../tokens.css';
import './tile.css';

export type TileId = PathCardId | FixedCardId;

/** `lit`: joined to the start; `cut`: cut off from it; `plain`: as the card is printed. */
export type TileState = 'lit' | 'cut' | 'plain';

interface Drawn {
  readonly tunnel: Tunnel;
  readonly pebbles: string;
  readonly boulders: readonly string[];
}

const cards = [...PATH_CARDS, ...FIXED_CARDS];

/** Drawn once for every kind of card, however many lie about. */
const drawn: ReadonlyMap<string, Drawn> = new Map(
  cards.map(({ id, open, kind }, seed) => [
    id,
    {
      tunnel: tunnelOf(open, kind === 'connected', seed + 1),
      pebbles: pebbles(seed + 1),
      boulders: kind === 'dead-end' ? boulders(seed + 1) : [],
    },
  ]),
);

interface TileProps {
  readonly id: TileId;
  readonly rotation?: Rotation;
  readonly state?: TileState;
  readonly className?: string;
}

/** A piece of the mine from its data. Turned, it is the same drawing turned: its mouths lie where the others' do. */
export const Tile = memo(function Tile({ id, rotation = 0, state = 'plain', className }: TileProps) {
  const art = drawn.get(id);
  if (!art) return;
  const { tunnel } = art;
  return (
    <svg
      className={`sb-tile sb-tile-${state} ${className ?? ''}`}
      viewBox={`0 0 ${tileWidth} ${tileHeight}`}
      aria-hidden="true"
    >
      <rect className="sb-ground" width={tileWidth} height={tileHeight} />
      <g transform={rotation === 180 ? `rotate(180 ${tileWidth / 2} ${tileHeight / 2})` : undefined}>
        <path className="sb-strata" d="M-5 26q26-9 52 1t58-4M-5 62q30 8 56-1t54 3M-5 98q22-8 50 0t60-3" />
        <path className="sb-pebbles" d={art.pebbles} />
        {tunnel.floors.map((floor) => (
          <path key={floor} className="sb-wall" d={floor} />
        ))}
        {tunnel.floors.map((floor) => (
          <path key={floor} className="sb-floor" d={floor} />
        ))}
        <path className="sb-sleepers" d={tunnel.track} />
        <path className="sb-rails" d={tunnel.rails} />
        {art.boulders.map((boulder) => (
          <path key={boulder} className="sb-boulder" d={boulder} />
        ))}
      </g>
      <Ornament id={id} />
      {state === 'cut' && (
        <g className="sb-cut">
          <circle cx="50" cy="60" r="14" />
          <path d="M44 54l12 12M56 54l-12 12" />
        </g>
      )}
      <rect className="sb-seam" x="0.75" y="0.75" width="98.5" height="118.5" rx="5" />
    </svg>
  );
});

/** What stands upright whichever way the card lies. */
function Ornament({ id }: { readonly id: TileId }) {
  if (id === 'start') return <Emblem icon={pictures.ladder} tone="bone" />;
  if (id === 'goal-treasure') return <Emblem icon={pictures.treasure} tone="gold" />;
  if (id === 'goal-stone-ne' || id === 'goal-stone-nw') return <Emblem icon={pictures.stone} tone="steel" />;
  return;
}

function Emblem({ icon, tone }: { readonly icon: string; readonly tone: string }) {
  return (
    <g>
      <circle className="sb-emblem" cx="50" cy="60" r="27" />
      <g transform="translate(29 39) scale(0.082)">
        <path className="sb-emblem-shadow" d={icon} transform="translate(10 16)" />
        <path d={icon} fill={`url(#tone-${tone})`} />
      </g>
    </g>
  );
}

/** A goal that nobody may turn over yet. */
export const GoalBack = memo(function GoalBack() {
  return (
    <svg className="sb-tile sb-goal-back" viewBox={`0 0 ${tileWidth} ${tileHeight}`} aria-hidden="true">
      <rect className="sb-back-field" width={tileWidth} height={tileHeight} rx="6" />
      <path
        className="sb-back-thread"
        d="M0 20 20 0M0 60 60 0M0 100 100 0M20 120 100 40M60 120 100 80M80 0l20 20M40 0l60 60M0 0l100 100M0 40l80 80M0 80l40 40"
      />
      <rect className="sb-back-line" x="7" y="7" width="86" height="106" rx="5" />
      <circle className="sb-back-disc" cx="50" cy="60" r="36" />
      <text className="sb-back-letter" x="50" y="79" textAnchor="middle">
        ?
      </text>
    </svg>
  );
});
