import eye from 'icon:semi-closed-eye';
import type { Seat } from '@mazmorra/kernel';
import { Icon } from '../../../look/Icon.tsx';
import { Hand as Cards } from '../../../table/Hand.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { cardTold, HandCard, nameOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { meaningBadge } from '../board/Lying.tsx';
import { type HeldCard, heldCards, meaningOf, optionOf, ownPlayer } from '../model.ts';
import { type Props, region, usePlay } from '../play.ts';
import './hand.css';

/** What the viewer holds: power cards from low to high, then items, each with what it counts in this room. */
export const Hand = region<Props>(() => {
  const { view, words } = usePlay();
  const own = ownPlayer(view);
  if (!own || own.hand === 'hidden') return;
  const cards = heldCards(own.hand);
  return (
    <div className="dr-hand">
      <Cards label={words.hand} cardWidth="var(--dr-card)" usual={6}>
        {cards.map((held, place) => (
          // As one holds them: each turned a little more than the one beside it.
          <div key={held.card} className="dr-fan" style={{ '--lean': place - (cards.length - 1) / 2 }}>
            <Held seat={own.seat} held={held} />
          </div>
        ))}
      </Cards>
    </div>
  );
});

interface HeldProps {
  readonly seat: Seat;
  readonly held: HeldCard;
}

function Held({ seat, held: { card, count } }: HeldProps) {
  const { view, text, names, choice, words } = usePlay();
  const name = optionOf(card, (option) => choice.offers(option));
  const usable = name === 'torch' || meaningOf(view.room, card).type !== 'none';
  const badge = meaningBadge(view.room, card);
  const face = (
    <span className={`dr-held ${usable ? '' : 'dr-held-useless'}`} data-flip={`dr-card:${seat}:${card}`}>
      <HandCard card={card} text={text} badges={[badge]} />
      {name === 'torch' && (
        <span className="dr-held-look">
          <Icon of={eye} size="1.1rem" />
        </span>
      )}
      {count > 1 && <b className="dr-held-count">{words.times(count)}</b>}
    </span>
  );
  const tip = (
    <>
      <strong>{nameOf(text, card)}</strong>
      <p>{cardTold(text, card, view, words)}</p>
      <From of={card} />
      {!usable && <p>{words.notHere}</p>}
    </>
  );
  // What is seen on the card is said as well.
  const seen = [...(badge ? [String(badge.value)] : []), ...(count > 1 ? [words.times(count)] : [])];
  const label = [text.option(name, names), ...seen].join(', ');
  return (
    <OptionButton name={name} tip={tip} label={label} idle={[nameOf(text, card), ...seen].join(', ')}>
      {face}
    </OptionButton>
  );
}
