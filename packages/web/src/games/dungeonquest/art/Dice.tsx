import './dice.css';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [25, 25],
    [75, 25],
    [50, 50],
    [25, 75],
    [75, 75],
  ],
  6: [
    [28, 22],
    [72, 22],
    [28, 50],
    [72, 50],
    [28, 78],
    [72, 78],
  ],
};

/** One die as it lies. */
export function Die({ value, size = 44 }: { readonly value: number; readonly size?: number }) {
  return (
    <svg className="dq-die" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <rect className="dq-die-side" x="6" y="10" width="88" height="88" rx="20" />
      <rect className="dq-die-face" x="6" y="4" width="88" height="88" rx="20" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="dq-die-pip" cx={x} cy={y - 2} r="9.5" />
      ))}
    </svg>
  );
}

interface DiceProps {
  readonly dice: readonly number[];
  /** Changes with every throw, so that they roll anew. */
  readonly id?: string | number;
  readonly label: string;
  /** How long they roll, in milliseconds. */
  readonly time?: number;
}

/** Opposite faces come to seven; how each is turned out of the front. */
const faces: readonly (readonly [value: number, turn: string])[] = [
  [1, 'rotateY(0deg)'],
  [6, 'rotateY(180deg)'],
  [2, 'rotateY(90deg)'],
  [5, 'rotateY(-90deg)'],
  [3, 'rotateX(90deg)'],
  [4, 'rotateX(-90deg)'],
];
/** How the cube lies with this face up. */
const lies: Readonly<Record<number, string>> = {
  1: 'rotateY(0deg)',
  6: 'rotateY(180deg)',
  2: 'rotateY(-90deg)',
  5: 'rotateY(90deg)',
  3: 'rotateX(-90deg)',
  4: 'rotateX(90deg)',
};

/** Dice that tumble over the table and come to rest with what has fallen; an empty list shows nothing thrown yet. */
export function Dice({ dice, id, label, time = 850 }: DiceProps) {
  return (
    <span className="dq-dice" role="img" aria-label={label} key={id} style={{ '--dq-rolls': `${time}ms` }}>
      {dice.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: first and second die
        <span key={index} className="dq-dice-one">
          <span className="dq-cube" style={{ transform: `rotateX(-12deg) rotateY(12deg) ${lies[value]}` }}>
            {faces.map(([face, turn]) => (
              <span
                key={face}
                className="dq-cube-face"
                data-aside={face !== value || undefined}
                style={{ transform: `${turn} translateZ(22px)` }}
              >
                <Face value={face} />
              </span>
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}

function Face({ value }: { readonly value: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <rect className="dq-die-face" x="1.5" y="1.5" width="97" height="97" rx="15" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="dq-die-pip" cx={x} cy={y} r="10" />
      ))}
    </svg>
  );
}
