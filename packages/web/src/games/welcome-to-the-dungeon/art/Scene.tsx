import type { Drawing } from './pictures.ts';
import type { Layer } from './scenery.ts';

interface SceneProps {
  readonly layers: readonly Layer[];
  readonly drawing: Drawing;
}

/** A picture in layers: the place behind, the figure in two tones with its shadow, mist over its feet. */
export function Scene({ layers, drawing }: SceneProps) {
  return (
    <svg className="wd-scene" viewBox="0 0 400 480" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {layers.map(({ d, ink }) => (
        <path key={d} d={d} className={`wd-ink-${ink}`} />
      ))}
      <g transform="translate(48 86) scale(0.594)">
        <path d={drawing.icon} className="wd-ink-shadow" transform="translate(12 20)" />
        <path d={drawing.icon} fill={`url(#tone-${drawing.tint})`} className="wd-ink-figure" />
        <path d={drawing.icon} fill="url(#tone-shine)" />
      </g>
      <path d="M0 420q70-30 140-8t140-10 120 12v66H0z" className="wd-ink-mist" />
      <rect width="400" height="480" fill="url(#tone-vignette)" />
    </svg>
  );
}
