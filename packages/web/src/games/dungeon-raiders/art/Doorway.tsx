import hornedSkull from 'icon:horned-skull';
import type { Place } from '../model.ts';
import type { Drawing } from './pictures.ts';
import './doorway.css';

const centre = 100;
const inner = 64;
const outer = 92;
const wedges = 9;

const point = (radius: number, turn: number): string =>
  `${(centre + radius * Math.cos(turn)).toFixed(1)} ${(centre + radius * Math.sin(turn)).toFixed(1)}`;

/** The stones of the arch from its left foot to its right one; the middle one is the keystone. */
const stones: readonly string[] = Array.from({ length: wedges }, (_, index) => {
  const from = Math.PI * (1 + index / wedges) + 0.012;
  const to = Math.PI * (1 + (index + 1) / wedges) - 0.012;
  const rim = index % 2 === 0 ? outer + 4 : outer - 2;
  return `M${point(inner, from)}L${point(rim, from)}L${point(rim, to)}L${point(inner, to)}z`;
});

/** Blocks of the two pillars, alternately wide and narrow. */
const blocks: readonly string[] = [0, 1, 2].flatMap((row) => {
  const wide = row % 2 === 0 ? 6 : 0;
  const top = 101 + row * 33;
  return [`M${8 - wide} ${top}h${28 + wide}v31h-${28 + wide}z`, `M164 ${top}h${28 + wide}v31h-${28 + wide}z`];
});

const opening = 'M36 200V100a64 64 0 0 1 128 0v100z';

interface DoorwayProps {
  readonly place: Place;
  /** What stands inside; absent behind a closed door. */
  readonly drawing?: Drawing;
  /** The last door of the dungeon wears a skull. */
  readonly boss?: boolean;
  /** The room everybody stands in: torches beside it, and who is in it steps out. */
  readonly stage?: boolean;
  /** Two leaves that swing open on what is behind them. */
  readonly opens?: boolean;
}

/** An arch in a sandstone wall and what can be seen in it: a closed door, a door ajar, or the room behind. */
export function Doorway({ place, drawing, boss = false, stage = false, opens = false }: DoorwayProps) {
  return (
    <svg
      className={`dr-doorway dr-doorway-${place} ${drawing ? `dr-lit-${drawing.tint}` : ''}`}
      viewBox="-4 -6 208 212"
      aria-hidden="true"
    >
      <path className="dr-inside" d={opening} />
      {drawing && <Inside />}
      {drawing && !stage && <Inhabitant drawing={drawing} />}
      {(place === 'dark' || place === 'peeked') && <Leaf ajar={place === 'peeked'} boss={boss} />}
      <g className="dr-stones">
        {stones.map((d) => (
          <path key={d} d={d} />
        ))}
        {blocks.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path className="dr-keystone" d="M86 2h28l-7 38H93z" />
      {boss && <path className="dr-skull" d={hornedSkull} transform="translate(78 -4) scale(0.086)" />}
      {stage && [-52, 252].map((x) => <WallTorch key={x} x={x} />)}
      {drawing && stage && <Inhabitant drawing={drawing} stage />}
      {opens && <Leaves />}
    </svg>
  );
}

/** The light of the room behind an arch, and its floor. */
const Inside = () => (
  <>
    <path className="dr-glow" d={opening} />
    <path className="dr-sill" d="M36 200v-22q64-12 128 0v22z" />
  </>
);

function Inhabitant({ drawing, stage = false }: { readonly drawing: Drawing; readonly stage?: boolean }) {
  return (
    <>
      {stage && <ellipse className="dr-figure-ground" cx="100" cy="198" rx="84" ry="12" />}
      <g
        transform={stage ? 'translate(18 34) scale(0.32)' : 'translate(45 66) scale(0.215)'}
        className="dr-figure"
      >
        <g className="dr-figure-live">
          <path d={drawing.icon} className="dr-figure-shadow" transform="translate(16 26)" />
          <path d={drawing.icon} fill={`url(#tone-${drawing.tint})`} className="dr-figure-body" />
          <path d={drawing.icon} fill="url(#tone-shine)" />
        </g>
      </g>
      {!stage && <path className="dr-mist" d="M36 200v-16q32-10 64-2t64-4v22z" />}
    </>
  );
}

function Leaf({ ajar, boss }: { readonly ajar: boolean; readonly boss: boolean }) {
  if (ajar) {
    return (
      <g className="dr-leaf">
        <path d="M36 200V100q0-36 26-54v154z" />
        <path className="dr-planks" d="M49 60v140" />
        <path className="dr-bands" d="M36 118l26-8v10l-26 8zM36 168l26 4v10l-26-4z" />
      </g>
    );
  }
  return (
    <g className="dr-leaf">
      <path d={opening} />
      <path className="dr-planks" d="M62 50v150M87 38v162M113 38v162M138 50v150" />
      <path className="dr-bands" d="M36 106h128v12H36zM36 166h128v12H36z" />
      {boss ? (
        <path className="dr-knocker" d={hornedSkull} transform="translate(64 104) scale(0.14)" />
      ) : (
        <path className="dr-ring" d="M100 134a13 13 0 1 0 .1 0zM92 130h16v8H92z" />
      )}
    </g>
  );
}

/** The two halves of a door: they hide the room for a moment, then swing inwards. */
const Leaves = () => (
  <g className="dr-leaves">
    <path className="dr-leaf-left" d="M36 200V100a64 64 0 0 1 64-64v164z" />
    <path className="dr-leaf-right" d="M164 200V100a64 64 0 0 0-64-64v164z" />
  </g>
);

/** An iron bracket, a shaft and a flame in three layers that breathe apart. */
function WallTorch({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 60)`} className="dr-torch">
      <circle className="dr-torch-halo" cx="0" cy="26" r="46" />
      <path className="dr-torch-iron" d="M-11 62h22l-4 12H-7zM-4 74h8l-2 46h-4zM-9 92h18v6H-9z" />
      <path className="dr-flame dr-flame-1" d="M0-14q26 34 14 62-14 18-28 0Q-26 26 0-14z" />
      <path className="dr-flame dr-flame-2" d="M2 6q16 24 8 42-10 12-19 0Q-15 30 2 6z" />
      <path className="dr-flame dr-flame-3" d="M0 26q8 14 4 22-5 6-9 0-4-10 5-22z" />
    </g>
  );
}
