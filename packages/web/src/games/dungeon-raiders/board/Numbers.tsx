import chest from 'icon:open-treasure-chest';
import type { CardId } from '@mazmorra/dungeon-raiders';
import { Badge } from '../../../look/Badge.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { valueIn } from '../model.ts';
import { type Shown, useShown } from '../props.ts';
import { Ladder } from './Ladder.tsx';
import { Meter } from './Meter.tsx';

/** What the cards are played for: chests, the strength of a monster, five steps of a vault or a trap. */
export function Numbers() {
  const shown = useShown();
  const { challenge } = shown.view;
  const picked = pickedValue(shown);
  switch (challenge.kind) {
    case 'treasure':
      return <Chests chests={challenge.chests} />;
    case 'monster':
    case 'boss':
      return <Meter challenge={challenge} picked={picked} key={shown.choice.decision?.number} />;
    default:
      return <Ladder challenge={challenge} picked={picked} />;
  }
}

/** What the picked card would count, so that meters and ladders can show it before it is played. */
function pickedValue({ choice, view }: Shown): number | undefined {
  const name = choice.picked;
  return name?.startsWith('play:') ? valueIn(view.room, name.slice('play:'.length) as CardId) : undefined;
}

function Chests({ chests }: { readonly chests: readonly number[] }) {
  const { words, beat } = useShown();
  const opened = beat?.event.type === 'chest-opened' ? beat.event.chest : undefined;
  return (
    <ul className="dr-chests">
      {chests.map((coins, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: first and second chest
          key={index}
          className={opened === index + 1 ? 'dr-chest-open' : ''}
          data-anchor={`dr-chest-${index + 1}`}
        >
          <span className="dr-chest-picture">
            <Picture of={chest} tint="gold" />
            <Badge kind="coins" value={coins} label={words.coins(coins)} size={index === 0 ? 46 : 38} />
          </span>
          <span className="dr-chest-words">
            <b>{index === 0 ? words.highestCard : words.secondCard}</b>
            <span aria-hidden="true">{words.coins(coins)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
