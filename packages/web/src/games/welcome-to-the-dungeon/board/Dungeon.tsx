import type { PileCardView } from '@mazmorra/welcome-to-the-dungeon';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { Gate } from '../art/Gate.tsx';
import { Medal } from '../art/Medal.tsx';
import { inOrderMet } from '../model.ts';
import { Piece } from './Piece.tsx';
import { type Props, wordsOf } from './props.ts';

/** The gate, how many wait behind it, and the cards in the order in which they will come out. */
export function Dungeon(props: Props) {
  const { view, text } = props;
  const words = wordsOf(props);
  const count = view.pile.length;
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
        {inOrderMet(view.pile).map((card, place) => (
          <PileCard
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

interface PileCardProps extends Props {
  readonly card: PileCardView;
  readonly place: number;
  readonly flip: string;
}

function PileCard({ card, place, flip, ...props }: PileCardProps) {
  const { text, names } = props;
  const words = wordsOf(props);
  const known = card.monster === 'unknown' ? undefined : card.monster;
  const label = words.pileCard(place + 1, names.seat(card.by), known && nameOf(text, known));
  return (
    <li className={`wd-slip ${known ? 'wd-slip-known' : ''}`} data-flip={flip} title={label}>
      <span className="unseen">{label}</span>
      {known ? <Medal id={known} /> : <span className="wd-slip-back" />}
      <Crest seat={card.by} size={16} className="wd-slip-crest" />
    </li>
  );
}
