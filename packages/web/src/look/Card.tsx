import type { ComponentChildren, CSSProperties } from 'preact';
import { Badge, type BadgeKind } from './Badge.tsx';
import { BreakableName } from './BreakableName.tsx';
import { Picture, type Tint } from './Icon.tsx';
import './card.css';

export interface CardBadge {
  readonly kind: BadgeKind;
  readonly value: number | string;
  readonly label?: string;
}

export interface CardProps {
  readonly title: string;
  /** What kind of card it is, on a line of its own below the title. */
  readonly type?: string;
  /** What `import x from 'icon:…'` gave. */
  readonly picture?: string;
  readonly tint: Tint;
  /** Up to four: top left, top right, bottom left, bottom right. */
  readonly badges?: readonly (CardBadge | undefined)[];
  /** One line or two; hidden where the card is too narrow to read it, so the tool tip must say it as well. */
  readonly text?: ComponentChildren;
  /** Drawn in place of the picture: tiles, diagrams, a big number. */
  readonly children?: ComponentChildren;
  /** Where it comes from, as a small mark on the lower edge. */
  readonly mark?: ComponentChildren;
  /** Width in CSS units; the height follows. Default: the width of the place it lies in. */
  readonly width?: string;
  readonly className?: string;
}

const corners = ['tl', 'tr', 'bl', 'br'] as const;

/** The face of a card, the same anatomy in all games: frame, ribbon with the title, picture, badges, a line of text. */
export function Card({
  title,
  type,
  picture,
  tint,
  badges,
  text,
  children,
  mark,
  width,
  className,
}: CardProps) {
  const style: CSSProperties | undefined = width === undefined ? undefined : { width };
  return (
    <div
      className={`card card-${tint} ${text === undefined ? 'card-bare' : ''} ${className ?? ''}`}
      style={style}
    >
      <svg className="card-frame" viewBox="0 0 630 880" preserveAspectRatio="none" aria-hidden="true">
        <rect className="card-iron" x="4" y="4" width="622" height="872" rx="40" />
        <rect className="card-paper" x="26" y="26" width="578" height="828" rx="24" />
        <rect className="card-line" x="38" y="38" width="554" height="804" rx="16" />
        <g className="card-rivets">
          <path d="M4 104V44Q4 4 44 4h60L26 82z" />
          <path d="M626 104V44q0-40-40-40h-60l78 78z" />
          <path d="M4 776v60q0 40 40 40h60l-78-78z" />
          <path d="M626 776v60q0 40-40 40h-60l78-78z" />
          <circle cx="36" cy="36" r="9" />
          <circle cx="594" cy="36" r="9" />
          <circle cx="36" cy="844" r="9" />
          <circle cx="594" cy="844" r="9" />
        </g>
      </svg>
      <div className="card-window">
        {children ?? (picture !== undefined && <Picture of={picture} tint={tint} className="card-picture" />)}
      </div>
      <div className="card-ribbon">
        <svg viewBox="0 0 600 110" preserveAspectRatio="none" aria-hidden="true">
          <path className="ribbon-tail" d="M0 30h70v74H0l24-37zM600 30h-70v74h70l-24-37z" />
          <path className="ribbon-body" d="M40 6q260 14 520 0v84q-260 14-520 0z" />
        </svg>
        <span className="card-title">
          <BreakableName name={title} />
        </span>
      </div>
      {type !== undefined && <span className="card-type">{type}</span>}
      {text !== undefined && <div className="card-text">{text}</div>}
      {badges?.map(
        (badge, index) =>
          badge && (
            <Badge
              key={corners[index]}
              {...badge}
              size="100%"
              className={`card-badge card-badge-${corners[index]}`}
            />
          ),
      )}
      {mark}
    </div>
  );
}

export interface CardBackProps {
  /** Tells the deck: a letter and one of six patterns. */
  readonly letter: string;
  readonly pattern: number;
  readonly tint?: Tint;
  readonly width?: string;
  readonly className?: string;
}

const patterns: readonly string[] = [
  'M0 0l40 40M40 0L0 40',
  'M20 0v40M0 20h40',
  'M0 40 20 0l20 40',
  'M20 4a16 16 0 1 1 0 32 16 16 0 0 1 0-32z',
  'M0 20q10-16 20 0t20 0',
  'M20 2 38 20 20 38 2 20z',
];

/** Face down, and looking so even at 40 pixels. */
export function CardBack({ letter, pattern, tint = 'earth', width, className }: CardBackProps) {
  const id = `back-${pattern % patterns.length}`;
  return (
    <div
      className={`card card-back card-${tint} ${className ?? ''}`}
      style={width === undefined ? undefined : { width }}
    >
      <svg className="card-frame" viewBox="0 0 630 880" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="scale(1)">
            <path d={patterns[pattern % patterns.length]} transform="scale(2)" className="back-thread" />
          </pattern>
        </defs>
        <rect className="card-iron" x="4" y="4" width="622" height="872" rx="40" />
        <rect className="back-field" x="30" y="30" width="570" height="820" rx="22" />
        <rect x="30" y="30" width="570" height="820" rx="22" fill={`url(#${id})`} />
        <rect className="back-line" x="58" y="58" width="514" height="764" rx="12" />
        <circle className="back-disc" cx="315" cy="440" r="150" />
        <circle className="back-line" cx="315" cy="440" r="128" />
        <text className="back-letter" x="315" y="512" textAnchor="middle">
          {letter}
        </text>
      </svg>
    </div>
  );
}
