import { Badge } from '../../../look/Badge.tsx';
import { CharacterCard, HandCard, nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { heldCards } from '../model.ts';
import { type OfSeat, region, usePlay } from '../play.ts';
import './seats.css';

/** All that is open about a player: the character, what they hold by number, and which cards are gone. */
export const SeatDetails = region<OfSeat>(({ seat }) => {
  const { view, text, words } = usePlay();
  const player = view.players[seat];
  if (!player) return;
  const { character, coins, wounds, used, hand, handSize } = player;
  return (
    <div className="dr-details">
      <CharacterCard id={character} text={text} width="132px" />
      <div className="dr-details-body">
        <h3>{nameOf(text, character)}</h3>
        <p className="quiet">{tellOf(text, character)}</p>
        <From of={character} />
        <p className="dr-details-numbers">
          <span>
            <Badge kind="coins" value={coins} size={34} /> {words.coins(coins)}
          </span>
          <span>
            <Badge kind="wounds" value={wounds} size={34} /> {words.wounds(wounds)}
          </span>
          <span>
            <Badge kind="cards" value={handSize} size={34} /> {words.handSize(handSize)}
          </span>
        </p>
        {view.mapHolder === seat && <p>{words.hasMap}</p>}
        {player.lookedAtDark && <p>{words.looked}</p>}
        <h3>{words.usedTitle}</h3>
        {used.length === 0 ? (
          <p className="quiet">{words.usedNone}</p>
        ) : (
          <ul className="dr-details-cards">
            {used.map((card) => (
              <li key={card}>
                <span className="unseen">{nameOf(text, card)}</span>
                <HandCard card={card} text={text} width="56px" />
              </li>
            ))}
          </ul>
        )}
        {hand !== 'hidden' && (
          <>
            <h3>{words.heldTitle}</h3>
            <ul className="dr-details-cards">
              {heldCards(hand).map(({ card, count }) => (
                <li key={card}>
                  <span className="unseen">{nameOf(text, card)}</span>
                  <HandCard card={card} text={text} width="56px" />
                  {count > 1 && <b>{words.times(count)}</b>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
});
