import cardExchange from 'icon:card-exchange';
import {
  type Effect as EffectData,
  type MonsterId,
  TILES,
  type TileId,
} from '@mazmorra/welcome-to-the-dungeon';
import { Badge } from '../../../look/Badge.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { heroData } from './cards.tsx';
import { Medal } from './Medal.tsx';

const tileData = (id: TileId): (typeof TILES)[number] => {
  const found = TILES.find((tile) => tile.id === id);
  if (!found) throw new RangeError(`no tile ${id}`);
  return found;
};

interface EffectProps {
  readonly id: TileId;
  /** The kind a vorpal blade was told, or an axe has met. */
  readonly kind?: MonsterId;
}

/** What a tile does, in signs: the same in every language. The words are in its tool tip. */
export function Effect({ id, kind }: EffectProps) {
  const tile = tileData(id);
  return (
    <span className="wd-effect" aria-hidden="true">
      {signs(tile.effect, heroData(tile.adventurer).hp, kind)}
    </span>
  );
}

function signs(effect: EffectData, baseHp: number, kind: MonsterId | undefined) {
  switch (effect.type) {
    case 'hp':
      return <Badge kind="life" value={`+${effect.amount}`} />;
    case 'defeat-kind':
      return <Medal id={effect.kind} />;
    case 'defeat-kind-and-next':
      return (
        <>
          <Medal id={effect.kind} />
          <b>+1</b>
        </>
      );
    case 'defeat-even-strength':
      return <b className="wd-effect-even">2·4·6</b>;
    case 'defeat-up-to':
      return <Badge kind="strength" value={`≤${effect.strength}`} />;
    case 'defeat-up-to-and-heal':
      return (
        <>
          <Badge kind="strength" value={`≤${effect.strength}`} />
          <Badge kind="life" value="+" />
        </>
      );
    case 'defeat-from':
      return <Badge kind="strength" value={`≥${effect.strength}`} />;
    case 'defeat-named-kind':
      return kind ? <Medal id={kind} /> : <b className="wd-effect-ask">?</b>;
    case 'defeat-turned-up':
      return (
        <>
          {kind ? <Medal id={kind} /> : <b className="wd-effect-ask">?</b>}
          <b>1×</b>
        </>
      );
    case 'revive':
      return (
        <>
          <Badge kind="life" value={baseHp} />
          <b>1×</b>
        </>
      );
    case 'exchange-turned-up':
      return (
        <>
          <Icon of={cardExchange} size="1.5em" />
          <b>1×</b>
        </>
      );
    case 'succeed-if-all-different':
      return <b className="wd-effect-even">≠ ≠</b>;
  }
}
