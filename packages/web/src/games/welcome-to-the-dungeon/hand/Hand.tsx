import drawIcon from 'icon:card-pickup';
import passIcon from 'icon:flying-flag';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { MonsterBack, MonsterCard, nameOf, tellOf } from '../art/cards.tsx';
import { Flip } from '../art/Flip.tsx';
import { Piece, Plate, PlateButton } from '../board/Piece.tsx';
import { MonsterTip } from '../board/tips.tsx';
import { drawnNow } from '../model.ts';
import { usePlay } from '../play.ts';
import './hand.css';

/** What one may do in the bidding, where it is done: the deck one draws from, the way to pass, the monster just drawn. */
export function Hand() {
  const { view, beat } = usePlay();
  const drawn = drawnNow(view, beat?.event);
  return (
    <div className={`wd-hand ${drawn ? 'wd-hand-full' : ''}`}>
      <Deck />
      <PlateButton option="pass" icon={passIcon} />
      <span className="wd-drawn">{drawn && <Drawn drawn={drawn} />}</span>
    </div>
  );
}

function Deck() {
  const { view, text, words } = usePlay();
  const label = view.deck === 0 ? words.deckEmpty : words.deck(view.deck);
  return (
    <Piece
      option="draw"
      label={label}
      className="wd-deck-stack"
      tip={
        <>
          <strong>{nameOf(text, 'monster-deck')}</strong>
          <p>{tellOf(text, 'monster-deck')}</p>
          <p>{label}</p>
        </>
      }
    >
      <span className="wd-stack" data-anchor="deck" data-height={Math.min(3, view.deck)}>
        {view.deck === 0 ? <span className="wd-stack-empty" /> : <MonsterBack />}
        <Badge kind="cards" value={view.deck} size="100%" className="wd-count" />
      </span>
      <Plate option="draw" icon={drawIcon} />
      <span className="wd-deck-said">{label}</span>
    </Piece>
  );
}

type DrawnCard = NonNullable<ReturnType<typeof drawnNow>>;

function Drawn({ drawn: { seat, monster } }: { readonly drawn: DrawnCard }) {
  const { view, text, names, beat, words, choice } = usePlay();
  // The place it will take in the dungeon if it goes there: it then travels as the same card.
  const flip = `pile:${view.pile.length}`;
  if (monster === 'unknown') {
    const said = words.drawnBy(names.seat(seat));
    return (
      <Piece label={said} tip={<p>{said}</p>}>
        <span className="wd-drawn-card wd-peeking" data-flip={flip}>
          <MonsterBack />
          <Crest seat={seat} size="44%" className="wd-on-back" />
        </span>
        <span className="wd-drawn-said">{said}</span>
      </Piece>
    );
  }
  const turns = beat?.told === false;
  return (
    <Piece
      label={turns ? words.turning : words.drawnByYou(nameOf(text, monster))}
      // Whoever drew it by a click has the pointer there: a tip would lie over what is chosen from.
      tip={choice.offers('add') ? undefined : <MonsterTip id={monster} note={words.onlyYou} />}
    >
      <span className="wd-drawn-card" data-flip={flip}>
        <Flip of={String(view.deck)} length={(beat?.length ?? 0) * 0.75} turns={turns}>
          <MonsterCard id={monster} text={text} />
        </Flip>
      </span>
      <span className="wd-drawn-said">{words.onlyYou}</span>
    </Piece>
  );
}
