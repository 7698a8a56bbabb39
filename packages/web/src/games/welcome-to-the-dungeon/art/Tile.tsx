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
  /** It is being given up this very moment. */
  readonly breaks?: boolean;
  /** The kind a vorpal blade was told, or an axe has met. */
  readonly kind?: MonsterId;
  /** What it does, in a sentence; without it only the signs are shown. */
  readonly does?: string | undefined;
  /** Lies on the empty place of a sacrificed tile. */
  readonly children?: ComponentChildren;
}

/** A piece of equipment: picture, name, and what it does, in a sentence and where there is no room for one in signs. Sacrificed, its place stays empty. */
export function Tile({ state, lit = false, breaks = false, does, ...face }: TileProps) {
  const { id, children } = face;
  return (
    <span
      className={`wd-tile wd-tile-${state} ${lit ? 'wd-lit' : ''}`}
      data-worded={does !== undefined || undefined}
    >
      <Face {...face} state={state} does={does} />
      {state === 'spent' && <Crack />}
      {breaks && <Shards id={id} text={face.text} />}
      {!children && <Mark of={id} />}
    </span>
  );
}

function Face({ id, text, state, kind, does, children }: TileProps) {
  const { icon, tint } = tileDrawings[id];
  return (
    <>
      <span className="wd-tile-picture">
        <Picture of={icon} tint={state === 'ready' ? tint : 'steel'} />
      </span>
      <span className="wd-tile-words">
        <span className="wd-tile-name">
          <BreakableName name={nameOf(text, id)} />
        </span>
        {does !== undefined && <span className="wd-tile-does">{does}</span>}
        {state === 'sacrificed' ? children : <Effect id={id} {...(kind && { kind })} />}
      </span>
    </>
  );
}

/** Where a used-up tile has cracked. */
const Crack = () => (
  <svg className="wd-tile-crack" viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
    <path d="M44 100l22-26-14-15 34-24-8-17 21-18M66 74l30 8 18-10" />
  </svg>
);

/** The two halves into which a tile breaks when it is given up. */
const Shards = ({ id, text }: Pick<TileProps, 'id' | 'text'>) => (
  <span className="wd-shards" aria-hidden="true">
    {[0, 1].map((half) => (
      <span key={half} className="wd-tile wd-shard">
        <Face id={id} text={text} state="ready" />
      </span>
    ))}
  </span>
);
