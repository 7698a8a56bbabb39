import type { PileCardView } from '@mazmorra/welcome-to-the-dungeon';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { Gate } from '../art/Gate.tsx';
import { Medal } from '../art/Medal.tsx';
import { inOrderMet } from '../model.ts';
import { Piece } from './Piece.tsx';
import { type Props, wordsOf } from './props.ts';

/** A card of the pile; the cards that are shown when all is over no longer say who put them there. */
type Slip = Pick<PileCardView, 'monster'> & Partial<Pick<PileCardView, 'by'>>;

/** The gate, how many wait behind it, and the cards in the order in which they will come out. */
export function Dungeon(props: Props) {
  const { view, text } = props;
  const words = wordsOf(props);
  const pile = pileNow(props);
  const count = pile.length;
  const label = count === 0 ? words.pileEmpty : words.pile(count);
  return (
    <section className="wd-dungeon" aria-label={nameOf(text, 'dungeon-pile')}>
      <Piece
        option="add"
        label={label}
        className="wd-gate-piece"
        tip={
          <>
            <strong>{nameOf(text, 'dungeon-pile')}</strong>
            <p>{tellOf(text, 'dungeon-pile')}</p>
            <p>{label}</p>
            <PileList {...props} />
          </>
        }
      >
        <span data-anchor="gate" className="wd-gate-anchor">
          <Gate inside={count} open={view.run !== undefined}>
            <Badge kind="cards" value={count} size="100%" className="wd-count" />
          </Gate>
        </span>
      </Piece>
      <ol className="wd-pile" aria-label={words.pile(count)} data-many={count > 7}>
        {inOrderMet(pile).map((card, place) => (
          <PileCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card of the pile is its place, counted from the bottom
            key={count - 1 - place}
            {...props}
            card={card}
            place={place}
            flip={`pile:${count - 1 - place}`}
          />
        ))}
      </ol>
    </section>
  );
}

/** The pile; when the run is over and nobody reached its last cards, the same cards face up for a moment. */
function pileNow({ view, beat }: Props): readonly Slip[] {
  if (beat?.event.type !== 'turn-up-left') return view.pile;
  return beat.event.monsters.toReversed().map((monster) => ({ monster }));
}

/** The same cards in words, for the tool tip: on a phone they lie too close to be read one by one. */
function PileList(props: Props) {
  const { view, text, names } = props;
  const words = wordsOf(props);
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

interface PileCardProps extends Props {
  readonly card: Slip;
  readonly place: number;
  readonly flip: string;
}

function PileCard({ card, place, flip, ...props }: PileCardProps) {
  const { text, names } = props;
  const words = wordsOf(props);
  const known = card.monster === 'unknown' ? undefined : card.monster;
  const name = known && nameOf(text, known);
  const label = card.by === undefined ? name : words.pileCard(place + 1, names.seat(card.by), name);
  return (
    <li className={`wd-slip ${known ? 'wd-slip-known' : ''}`} data-flip={flip} style={{ zIndex: 20 - place }}>
      <span className="unseen" data-untold={props.beat?.told === false || undefined}>
        {label}
      </span>
      {known ? <Medal id={known} /> : <span className="wd-slip-back" />}
      {card.by !== undefined && <Crest seat={card.by} size={16} className="wd-slip-crest" />}
    </li>
  );
}
