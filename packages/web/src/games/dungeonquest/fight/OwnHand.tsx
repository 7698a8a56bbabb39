import type { CombatView } from '@mazmorra/dungeonquest';
import { Hand, usePlaces } from '../../../table/Hand.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { CombatCard, DeckBack, nameOf } from '../art/cards.tsx';
import { usePlay } from '../play.ts';
import { attackWords, CombatTip } from './CombatWords.tsx';
import { type Side, sideOf } from './fighters.ts';

/** A hand is filled up to five cards: those that are not there yet have their places. */
const FULL = 5;

/** The reader's cards; who only watches sees their backs. */
export function OwnHand({ combat, side }: { readonly combat: CombatView; readonly side: Side }) {
  const play = usePlay();
  const { text, names, words } = play;
  const { player, hand } = sideOf(combat, side);
  const places = usePlaces(hand, `${combat.monster} ${player}`);
  if (player < 0) return;
  return (
    <div className="dq-own-hand">
      <Hand cardWidth="var(--dq-hand)" label={words.hand(names.seat(player), hand.length)}>
        {Array.from({ length: Math.max(FULL, places.length) }, (_, index) => places[index]).map(
          (card, index) =>
            card === undefined ? undefined : card === 'hidden' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards are alike
              <DeckBack key={index} deck="combat" />
            ) : (
              <OptionButton
                // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be held twice
                key={index}
                name={`card:${card}`}
                label={`${nameOf(text, card)}. ${attackWords(card, play)}`}
                tip={<CombatTip id={card} />}
              >
                <CombatCard id={card} text={text} />
              </OptionButton>
            ),
        )}
      </Hand>
    </div>
  );
}
