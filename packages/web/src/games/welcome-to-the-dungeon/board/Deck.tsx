import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { MonsterBack, MonsterCard, nameOf, tellOf } from '../art/cards.tsx';
import { drawnNow } from '../model.ts';
import { Piece } from './Piece.tsx';
import { type Props, wordsOf } from './props.ts';
import { MonsterTip } from './tips.tsx';

/** The face-down monsters, and beside them the one somebody has just drawn. */
export function Deck(props: Props) {
  const { view, text, beat } = props;
  const words = wordsOf(props);
  const drawn = drawnNow(view, beat?.event);
  const label = view.deck === 0 ? words.deckEmpty : words.deck(view.deck);
  return (
    <div className={`wd-deck ${drawn ? 'wd-deck-drawn' : ''}`}>
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
      </Piece>
      <span className="wd-drawn">{drawn && <Drawn {...props} drawn={drawn} />}</span>
    </div>
  );
}

function Drawn({ drawn, ...props }: Props & { readonly drawn: NonNullable<Props['view']['drawn']> }) {
  const { view, text, names, beat } = props;
  const words = wordsOf(props);
  const { seat, monster } = drawn;
  const turns = beat?.told === false;
  // The place it will take in the dungeon if it goes there: it then travels as the same card.
  const flip = `pile:${view.pile.length}`;
  if (monster === 'unknown') {
    return (
      <Piece label={words.drawnBy(names.seat(seat))} tip={<p>{words.drawnBy(names.seat(seat))}</p>}>
        <span className="wd-drawn-card wd-peeking" data-flip={flip}>
          <MonsterBack />
          <Crest seat={seat} size="44%" className="wd-on-back" />
        </span>
      </Piece>
    );
  }
  return (
    <Piece
      label={turns ? words.turning : words.drawnByYou(nameOf(text, monster))}
      tip={<MonsterTip {...props} id={monster} note={words.onlyYou} />}
    >
      <span className="wd-drawn-card" data-flip={flip}>
        <span className="wd-turn-up" key={view.deck} data-turns={turns || undefined}>
          <MonsterCard id={monster} text={text} />
        </span>
      </span>
    </Piece>
  );
}
