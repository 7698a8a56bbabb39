import type { CombatView } from '@mazmorra/dungeonquest';
import { Tip } from '../../../parts/Tip.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { CombatCard, DeckBack } from '../art/cards.tsx';
import { usePlay } from '../play.ts';
import { CombatTip } from './CombatWords.tsx';
import { fighterAt, type Side, sideOf } from './fighters.ts';

/** The hand of the other side: backs, but for what a card has shown. */
export function FarHand({ combat, side }: { readonly combat: CombatView; readonly side: Side }) {
  const play = usePlay();
  const { hand } = sideOf(combat, side);
  return (
    <span
      className="dq-far-hand"
      role="img"
      aria-label={play.words.hand(fighterAt(play, combat, side).name, hand.length)}
    >
      {hand.map((card, index) =>
        card === 'hidden' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards are alike
          <span key={index} className="dq-far-card">
            <DeckBack deck="combat" />
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be held twice
          <Shown key={index} card={card} />
        ),
      )}
    </span>
  );
}

function Shown({ card }: { readonly card: string }) {
  const { text, choice } = usePlay();
  const drawn = <CombatCard id={card} text={text} />;
  const picking = choice.decision?.kind === 'DEC-POWER';
  return (
    <Tip className="dq-far-card" content={<CombatTip id={card} />}>
      {picking ? <OptionButton name={`card:${card}`}>{drawn}</OptionButton> : drawn}
    </Tip>
  );
}
