import type { CSSProperties } from 'preact';
import './icon.css';

/** A meaning that has a colour: gradients of these names stand in `Defs`. */
export const tints = ['torch', 'gold', 'wound', 'heal', 'arcane', 'steel', 'earth', 'bone'] as const;
export type Tint = (typeof tints)[number];

interface IconProps {
  /** What `import x from 'icon:…'` gave. */
  readonly of: string;
  readonly size?: number | string;
  /** Said by screen readers; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** An icon in the colour of the text around it, for buttons and lines. */
export function Icon({ of, size = '1.25em', label, className }: IconProps) {
  const named =
    label === undefined
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': label } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg className={`icon ${className ?? ''}`} viewBox="0 0 512 512" width={size} height={size} {...named}>
      <path fill="currentColor" d={of} />
    </svg>
  );
}

interface PictureProps {
  readonly of: string;
  readonly tint: Tint;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** The same icon as a picture: two tones, lit from above, with a shadow under it. For cards, tokens and boxes. */
export function Picture({ of, tint, className, style }: PictureProps) {
  return (
    <svg className={`picture ${className ?? ''}`} style={style} viewBox="-24 -24 560 560" aria-hidden="true">
      <path className="picture-shadow" d={of} transform="translate(8 14)" />
      <path d={of} fill={`url(#tone-${tint})`} />
      <path d={of} fill="url(#tone-shine)" />
    </svg>
  );
}

const tones: Readonly<Record<Tint, readonly [string, string, string]>> = {
  torch: ['#ffe0a3', '#f2a33c', '#8a4708'],
  gold: ['#fff0b8', '#e3b949', '#7d5a10'],
  wound: ['#f6a79b', '#c0392b', '#5e130d'],
  heal: ['#b6e8cf', '#3f8f6b', '#164332'],
  arcane: ['#cfc6ff', '#7463d6', '#2c2270'],
  steel: ['#eaf2f6', '#8aa0ad', '#38474f'],
  earth: ['#dfc39a', '#8a6a45', '#3f2b16'],
  bone: ['#fffaf0', '#d9cbb0', '#7d6c50'],
};

/** The gradients all pictures share; once per page, at its top. */
export function Defs() {
  return (
    <svg className="defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {tints.map((tint) => (
          <linearGradient key={tint} id={`tone-${tint}`} x1="0.2" y1="0" x2="0.75" y2="1">
            <stop offset="0" stopColor={tones[tint][0]} />
            <stop offset="0.45" stopColor={tones[tint][1]} />
            <stop offset="1" stopColor={tones[tint][2]} />
          </linearGradient>
        ))}
        <linearGradient id="tone-shine" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.4" />
          <stop offset="0.35" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="tone-iron" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#6b625a" />
          <stop offset="0.5" stopColor="#3a332d" />
          <stop offset="1" stopColor="#1c1814" />
        </linearGradient>
        <radialGradient id="tone-vignette" cx="0.5" cy="0.42" r="0.75">
          <stop offset="0.45" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.55" />
        </radialGradient>
      </defs>
    </svg>
  );
}
