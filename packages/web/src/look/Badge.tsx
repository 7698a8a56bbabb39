import './badge.css';

/** The same number always wears the same badge, in every game. */
export const badgeKinds = ['power', 'strength', 'wounds', 'coins', 'life', 'escape', 'cards'] as const;
export type BadgeKind = (typeof badgeKinds)[number];

const shapes: Readonly<Record<BadgeKind, string>> = {
  power: 'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42z',
  strength: 'M24 2q10 5 20 4 1 28-20 40Q3 34 4 6q10 1 20-4z',
  wounds: 'M24 1q17 20 17 30a17 15.5 0 0 1-34 0Q7 21 24 1z',
  coins: 'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42z',
  life: 'M24 45Q2 29 3 16C4 3 19 1 24 12 29 1 44 3 45 16q1 13-21 29z',
  escape: 'M9 2h19v14q17 3 18 16v13H4V30q5-5 5-13z',
  cards: 'M10 2h28q3 0 3 3v38q0 3-3 3H10q-3 0-3-3V5q0-3 3-3z',
};

/** A coin with more than three figures is a bar: in a round one they would be too small to read. */
const BAR = { width: 80, path: 'M24 3h32a21 21 0 1 1 0 42H24a21 21 0 1 1 0-42z' };

interface BadgeProps {
  readonly kind: BadgeKind;
  readonly value: number | string;
  /** What it counts, for screen readers: `3 coins`. Without it the badge is decoration beside a text that says it. */
  readonly label?: string;
  readonly size?: number | string;
  readonly className?: string;
}

export function Badge({ kind, value, label, size = '1.9em', className }: BadgeProps) {
  const named =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  const text = String(value);
  const bar = kind === 'coins' && text.length > 3 && size !== '100%';
  // A shield is narrow below: two signs would touch its edge there.
  const narrow = kind === 'strength' && text.length > 1;
  const across = bar ? BAR.width : 48;
  const high = typeof size === 'number' ? `${size}px` : size;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      className={`badge badge-${kind} ${className ?? ''}`}
      viewBox={`0 0 ${across} 48`}
      width={size}
      height={size}
      style={bar ? { width: `calc(${high} * ${BAR.width / 48})` } : undefined}
      {...named}
    >
      <path className="badge-body" d={bar ? BAR.path : shapes[kind]} />
      {/* Four figures reach over the rim, and would be read against its strokes. */}
      {kind === 'coins' && text.length < 4 && <circle className="badge-rim" cx="24" cy="24" r="16.5" />}
      {kind === 'power' && <circle className="badge-rim" cx="24" cy="24" r="17.5" />}
      <text
        x={across / 2}
        y={narrow ? 29 : kind === 'wounds' ? 38 : kind === 'life' ? 30 : kind === 'escape' ? 41 : 33}
        textAnchor="middle"
        fontSize={
          bar ? 23 : text.length > 3 ? 14 : narrow ? 20 : text.length > 2 ? 20.5 : text.length > 1 ? 21 : 25
        }
      >
        {text}
      </text>
    </svg>
  );
}
