import type { CombatView } from '@mazmorra/dungeonquest';
import { Badge } from '../../../look/Badge.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { nameOf, typeName } from '../art/cards.tsx';
import { attackDrawing } from '../art/pictures.ts';
import { usePlay } from '../play.ts';
import { type Side, sideOf } from './fighters.ts';

/** The type and the value of the attack, in words too. */
export function Total({ combat, side }: { readonly combat: CombatView; readonly side: Side }) {
  const { beat, text, words } = usePlay();
  const { played, total, attackType, cancelled, mayCounter } = sideOf(combat, side);
  const type = typeName(attackType);
  if (beat?.told === false || played.length === 0) return <span className="dq-total" />;
  return (
    <span className="dq-total">
      <Badge kind="power" value={total} size="1.5em" label={words.attack(total)} />
      {type !== undefined && (
        <span className="dq-total-type">
          <Icon of={attackDrawing(type).icon} size="1.1em" /> {nameOf(text, type)}
        </span>
      )}
      {cancelled && <b>{words.cancelled}</b>}
      {mayCounter && <b className="dq-may">{words.mayCounter}</b>}
    </span>
  );
}
