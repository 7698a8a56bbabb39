import type { ComponentChildren } from 'preact';
import './gate.css';

/** Voussoirs of the arch, as angles from the left foot to the right one. */
const stones = [-90, -66, -42, -18, 6, 30, 54, 78].map((angle) => angle + 6);

/** Where pairs of eyes open in the dark, in the order in which they come. */
const eyes: readonly (readonly [x: number, y: number, size: number])[] = [
  [150, 168, 1],
  [112, 204, 0.8],
  [186, 212, 0.85],
  [150, 228, 0.7],
  [96, 246, 0.6],
  [202, 250, 0.65],
  [126, 140, 0.6],
  [178, 144, 0.55],
  [150, 262, 0.8],
  [106, 172, 0.5],
  [196, 178, 0.5],
  [122, 270, 0.55],
  [178, 274, 0.5],
];

interface GateProps {
  /** Monsters inside: as many pairs of eyes look out. */
  readonly inside: number;
  /** The portcullis is up. */
  readonly open: boolean;
  readonly children?: ComponentChildren;
}

/** The mouth of the dungeon: an arch of stone with a torch on either side, and somebody looking out of the dark. */
export function Gate({ inside, open, children }: GateProps) {
  return (
    <div className="wd-gate" data-open={open}>
      <svg viewBox="0 0 300 330" aria-hidden="true">
        <path className="wd-gate-dark" d="M58 330V170a92 92 0 0 1 184 0v160z" />
        <g className="wd-gate-eyes">
          {eyes.slice(0, inside).map(([x, y, size]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
              <path d="M-19-7Q-8-2-4 6q-12 3-15-13zM19-7Q8-2 4 6q12 3 15-13z" />
            </g>
          ))}
        </g>
        <path
          className="wd-gate-bars"
          d="M84 106v224M117 84v246M150 78v252M183 84v246M216 106v224M74 120h152M58 190h184M58 260h184"
        />
        <g className="wd-gate-stones">
          {stones.map((angle) => (
            <path
              key={angle}
              transform={`rotate(${angle} 150 170)`}
              d="M126 78q24-7 48 0l10-42q-34-9-68 0z"
            />
          ))}
          <path d="M18 330v-34h40v34zM12 292v-38h46v38zM18 250v-36h40v36zM12 210v-38h46v38zM242 330v-34h40v34zM242 292v-38h46v38zM242 250v-36h40v36zM242 210v-38h46v38z" />
        </g>
        <path className="wd-gate-key" d="M132 84l-9-58h54l-9 58z" />
        <path className="wd-gate-crown" d="M134 62V44l8 8 8-12 8 12 8-8v18z" />
        <g className="wd-gate-torches">
          <path d="M20 168l8-34h8l8 34zM256 168l8-34h8l8 34z" className="wd-gate-iron" />
          <path
            d="M32 84q20 26 8 48-8 8-16 0-14-20 8-48zM268 84q20 26 8 48-8 8-16 0-14-20 8-48z"
            className="wd-ink-fire"
          />
          <path
            d="M32 106q8 14 2 24-4 4-6 0-5-10 4-24zM268 106q8 14 2 24-4 4-6 0-5-10 4-24z"
            className="wd-ink-pale"
          />
        </g>
      </svg>
      {children}
    </div>
  );
}
