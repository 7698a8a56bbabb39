import { at, type Seat } from '@mazmorra/kernel';
import { coats } from './crests.ts';
import './crest.css';

interface CrestProps {
  readonly seat: Seat;
  readonly size?: number | string;
  readonly className?: string;
}

/** The shield of a seat. Its letter shows from 28 pixels on; below that the shape alone stays legible. */
export function Crest({ seat, size = 36, className }: CrestProps) {
  const coat = at(coats, seat % coats.length);
  const lettered = typeof size === 'string' || size >= 28;
  return (
    <svg className={`crest ${className ?? ''}`} viewBox="0 0 40 48" width={size} aria-hidden="true">
      <path
        d="M2 4q9 1 18-3 9 4 18 3v20q0 15-18 23Q2 39 2 24z"
        fill={coat.colour}
        stroke="#120d08"
        strokeWidth="2"
      />
      <path d="M5 7q8 .4 15-3 7 3.4 15 3v6q-15-5-30 0z" fill="#fff" opacity="0.28" />
      <g transform={lettered ? 'translate(10.4 6.5) scale(.8)' : 'translate(6 8) scale(1.17)'}>
        <path d={coat.path} fill={coat.ink} />
      </g>
      {lettered && (
        <text className="crest-letter" x="20" y="39" textAnchor="middle" fill={coat.ink}>
          {coat.letter}
        </text>
      )}
    </svg>
  );
}
