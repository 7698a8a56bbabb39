import type { CardId } from '@mazmorra/saboteur';
import { Crest } from '../../../look/Crest.tsx';
import { DeckBack, nameOf, PlayCard } from '../art/cards.tsx';
import { usePlay } from '../play.ts';

/** The discards, last first. Face-up ones are for everybody to look through; one's own face-down ones for oneself. */
export function Discards() {
  const { view, text, names, words } = usePlay();
  if (view.discards.length === 0) return <p className="quiet">{words.discardsNone}</p>;
  const last = view.discards.map((discard, index) => ({ ...discard, index })).reverse();
  return (
    <ul className="sb-discards">
      {last.map(({ seat, card, faceUp, index }) => (
        <li key={index}>
          <span className="sb-discard-card">
            {card === 'hidden' ? <DeckBack /> : <PlayCard id={card satisfies CardId} text={text} />}
          </span>
          <span className="sb-discard-who">
            <Crest seat={seat} size={20} />
            {names.seat(seat)}
          </span>
          <span className="sb-discard-what">
            {card === 'hidden' ? words.faceDown : nameOf(text, card)}
            {!faceUp && card !== 'hidden' && ` (${words.onlyYou})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
