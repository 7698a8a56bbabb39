import type { MonsterId } from '@mazmorra/welcome-to-the-dungeon';
import { Picture } from '../../../look/Icon.tsx';
import { monsterDrawings } from './pictures.ts';
import './art.css';

/** A monster as a round token: on the strip of kinds, in the dungeon's trail, on tiles. Decoration: say its name beside it. */
export function Medal({ id, className }: { readonly id: MonsterId; readonly className?: string }) {
  return (
    <span className={`wd-medal wd-medal-${id} ${className ?? ''}`} aria-hidden="true">
      <Picture of={monsterDrawings[id].icon} tint="bone" />
    </span>
  );
}
