import { type Event, ITEM_IDS, type View } from '@mazmorra/dungeon-raiders';
import type { GameText } from '@mazmorra/kernel';
import { Picture } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { cardTold, nameOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { cardDrawings } from '../art/pictures.ts';
import type { Words } from '../words/words.ts';

interface SupplyProps {
  readonly view: View;
  readonly text: GameText<Event>;
  readonly words: Words;
}

/** The four open piles of items. */
export function Supply({ view, text, words }: SupplyProps) {
  return (
    <ul className="dr-supply" aria-label={words.supply}>
      {ITEM_IDS.map((item) => (
        <li key={item} data-anchor={`dr-pile-${item}`}>
          <Tip
            focusable={words.pile(nameOf(text, item), view.supply[item])}
            content={
              <>
                <strong>{nameOf(text, item)}</strong>
                <p>{cardTold(text, item, view, words)}</p>
                <From of={item} />
              </>
            }
          >
            <Picture of={cardDrawings[item].icon} tint={cardDrawings[item].tint} />
            <b>{view.supply[item]}</b>
          </Tip>
        </li>
      ))}
    </ul>
  );
}
