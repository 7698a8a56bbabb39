import { ITEM_IDS } from '@mazmorra/dungeon-raiders';
import { BreakableName } from '../../../look/BreakableName.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { cardTold, nameOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { cardDrawings } from '../art/pictures.ts';
import { usePlay } from '../play.ts';

/** The four open piles of items. */
export function Supply() {
  const { view, text, words } = usePlay();
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
            <span className="dr-supply-name" aria-hidden="true">
              <BreakableName name={nameOf(text, item)} />
            </span>
          </Tip>
        </li>
      ))}
    </ul>
  );
}
