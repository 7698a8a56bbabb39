import chest from 'icon:open-treasure-chest';
import type { CardId } from '@mazmorra/dungeon-raiders';
import { Badge } from '../../../look/Badge.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { valueIn } from '../model.ts';
import { type Play, usePlay } from '../play.ts';
import { Ladder } from './Ladder.tsx';
import { Meter } from './Meter.tsx';

/** What the cards are played for: chests, the strength of a monster, five steps of a vault or a trap. */
export function Numbers() {
  const play = usePlay();
  const { challenge } = play.view;
  const picked = pickedValue(play);
  switch (challenge.kind) {
    case 'treasure':
      return <Chests chests={challenge.chests} />;
    case 'monster':
    case 'boss':
      return <Meter challenge={challenge} picked={picked} key={play.choice.decision?.number} />;
    default:
      return <Ladder challenge={challenge} picked={picked} />;
  }
}

/** What the picked card would count, so that meters and ladders can show it before it is played. */
function pickedValue({ choice, view }: Play): number | undefined {
  const name = choice.picked;
  return name?.startsWith('play:') ? valueIn(view.room, name.slice('play:'.length) as CardId) : undefined;
}

function Chests({ chests }: { readonly chests: readonly number[] }) {
  const { words, beat } = usePlay();
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
