import type { MonsterId, TileId } from '@mazmorra/welcome-to-the-dungeon';
import type { ComponentChildren } from 'preact';
import { BreakableName } from '../../../look/BreakableName.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { type Names, nameOf } from './cards.tsx';
import { Effect } from './Effect.tsx';
import { Mark } from './origin.tsx';
import { tileDrawings } from './pictures.ts';
import './tile.css';

interface TileProps {
  readonly id: TileId;
  readonly text: Names;
  readonly state: 'ready' | 'spent' | 'sacrificed';
  /** At work this very moment. */
  readonly lit?: boolean;
  /** The kind a vorpal blade was told, or an axe has met. */
  readonly kind?: MonsterId;
  /** Lies on the empty place of a sacrificed tile. */
  readonly children?: ComponentChildren;
}

/** A piece of equipment: picture, name, and what it does in signs. Sacrificed, its place stays empty. */
export function Tile({ id, text, state, lit = false, kind, children }: TileProps) {
  const { icon, tint } = tileDrawings[id];
  return (
    <span className={`wd-tile wd-tile-${state} ${lit ? 'wd-lit' : ''}`}>
      <span className="wd-tile-picture">
        <Picture of={icon} tint={state === 'ready' ? tint : 'steel'} />
      </span>
      <span className="wd-tile-words">
        <span className="wd-tile-name">
          <BreakableName name={nameOf(text, id)} />
        </span>
        {state === 'sacrificed' ? children : <Effect id={id} {...(kind && { kind })} />}
      </span>
      <Mark of={id} />
    </span>
  );
}
