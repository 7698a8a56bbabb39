import type { CombatView } from '@mazmorra/dungeonquest';
import { Tip } from '../../../parts/Tip.tsx';
import { CombatCard, DeckBack, nameOf } from '../art/cards.tsx';
import { usePlay } from '../play.ts';
import { CombatTip } from './CombatWords.tsx';
import { type Side, sideOf } from './fighters.ts';

interface BlowsProps {
  readonly combat: CombatView;
  readonly side: Side;
}

/** The cards of a side in this round. */
export function Blows({ combat, side }: BlowsProps) {
  const { beat, text } = usePlay();
  const { played, cancelled } = sideOf(combat, side);
  const told = beat?.told !== false;
  return (
    <div
      className="dq-blows"
      data-won={(told && combat.winner === side) || undefined}
      data-lost={(told && combat.winner >= 0 && combat.winner !== side) || undefined}
      data-anchor={`blows:${side}`}
    >
      {played.map((card, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that only grows
          key={index}
          className="dq-blow"
          data-turns={!told || undefined}
          data-cancelled={(index === 0 && cancelled) || undefined}
        >
          <Tip focusable={nameOf(text, card)} content={<CombatTip id={card} />} className="dq-told">
            <CombatCard id={card} text={text} told />
          </Tip>
        </span>
      ))}
      {played.length === 0 && <Chosen combat={combat} side={side} />}
    </div>
  );
}

/** Before the cards are turned up: whether one lies there. */
function Chosen({ combat, side }: BlowsProps) {
  const { view, awaited, text, words } = usePlay();
  const { chosen, player } = sideOf(combat, side);
  const choosing = view.asked?.decision === 'DEC-CARD' || view.asked?.decision === 'DEC-HAND6';
  if (chosen === undefined)
    return (
      <span className="dq-blow dq-blow-none">
        {choosing && player >= 0 && awaited.includes(player) ? words.waitsForCard : ''}
      </span>
    );
  return (
    <span className="dq-blow dq-blow-sealed">
      {chosen === 'hidden' ? <DeckBack deck="combat" /> : <CombatCard id={chosen} text={text} />}
      <span className="dq-sealed-word">{words.sealed}</span>
    </span>
  );
}
