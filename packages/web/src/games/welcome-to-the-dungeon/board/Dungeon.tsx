import addIcon from 'icon:dungeon-gate';
import type { PileCardView } from '@mazmorra/welcome-to-the-dungeon';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { Gate } from '../art/Gate.tsx';
import { Medal } from '../art/Medal.tsx';
import { inOrderMet } from '../model.ts';
import { usePlay } from '../play.ts';
import { Piece, Plate } from './Piece.tsx';
import './dungeon.css';

/** The gate, how many wait behind it and what the viewer knows of them, and the cards in the order in which they will come out. */
export function Dungeon() {
  const { view, text, words, choice } = usePlay();
  const { pile } = view;
  const count = pile.length;
  const known = pile.filter(({ monster }) => monster !== 'unknown').length;
  const inside = words.waiting(count, known, view.run !== undefined);
  return (
    <section
      className="wd-dungeon"
      aria-label={nameOf(text, 'dungeon-pile')}
      data-many={count > 9 ? 'most' : count > 6 ? 'more' : count > 4 ? 'some' : 'few'}
    >
      <Piece
        option="add"
        label={inside}
        className="wd-gate-piece"
        tip={
          choice.offers('add') ? undefined : (
            <>
              <strong>{nameOf(text, 'dungeon-pile')}</strong>
              <p>{tellOf(text, 'dungeon-pile')}</p>
              <PileList />
            </>
          )
        }
      >
        <span data-anchor="gate" className="wd-gate-anchor">
          <Gate inside={count} open={view.run !== undefined}>
            <Badge kind="cards" value={count} size="100%" className="wd-count" />
          </Gate>
        </span>
        <Plate option="add" icon={addIcon} />
      </Piece>
      <p className="wd-inside">{inside}</p>
      {count === 0 && !view.run && <p className="wd-pile-told">{tellOf(text, 'dungeon-pile')}</p>}
      <ol className="wd-pile" aria-label={words.pile(count)}>
        {inOrderMet(pile).map((card, place) => (
          <PileCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of the pile is its place, counted from the bottom
            key={count - 1 - place}
            card={card}
            place={place}
            height={count - 1 - place}
          />
        ))}
      </ol>
    </section>
  );
}

/** The same cards in words, for the tool tip: on a phone they lie too close to be read one by one. */
function PileList() {
  const { view, text, names, words } = usePlay();
  return (
    <ul className="wd-tip-tiles">
      {inOrderMet(view.pile).map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card of the pile is its place
        <li key={place}>
          {words.pileCard(
            place + 1,
            names.seat(card.by),
            card.monster === 'unknown' ? undefined : nameOf(text, card.monster),
          )}
        </li>
      ))}
    </ul>
  );
}

interface PileCardProps {
  readonly card: PileCardView;
  readonly place: number;
  /** How many lie below it: the pile grows at its end, and nothing else moves. */
  readonly height: number;
}

function PileCard({ card, place, height }: PileCardProps) {
  const { text, names, words } = usePlay();
  const known = card.monster === 'unknown' ? undefined : card.monster;
  const name = known && nameOf(text, known);
  return (
    <li
      className={`wd-slip ${known ? 'wd-slip-known' : ''}`}
      data-flip={`pile:${height}`}
      style={{ zIndex: 20 - place, order: height }}
    >
      <span className="unseen">{words.pileCard(place + 1, names.seat(card.by), name)}</span>
      {known ? <Medal id={known} /> : <span className="wd-slip-back" />}
      {name && (
        <span className="wd-slip-name" aria-hidden="true">
          {name}
        </span>
      )}
      <Crest seat={card.by} size="100%" className="wd-slip-crest" />
    </li>
  );
}
