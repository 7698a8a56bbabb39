import { Icon } from '../../../look/Icon.tsx';
import { toolIcons } from '../art/pictures.ts';
import type { Cell } from '../model.ts';
import { cellStyle } from './cell.ts';

interface LanternsProps {
  /** The empty places at which a tunnel ends. */
  readonly ends: readonly Cell[];
  /** Where was dug last: the light is carried there. */
  readonly at: Cell;
}

/** A lantern wherever one may dig, and the light that goes with the digging. */
export function Lanterns({ ends, at }: LanternsProps) {
  return (
    <>
      <span className="sb-cell sb-light" style={cellStyle(at.x, at.y)} />
      {ends.map(({ x, y }) => (
        <span key={`${x}:${y}`} className="sb-cell sb-lantern" style={cellStyle(x, y)}>
          <Icon of={toolIcons.lantern} size="34px" />
        </span>
      ))}
    </>
  );
}
