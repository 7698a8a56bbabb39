import checkMark from 'icon:check-mark';
import hourglass from 'icon:hourglass';
import runner from 'icon:run';
import type { CardId, View } from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import type { CardBadge } from '../../../look/Card.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { play } from '../../../sound/sounds.ts';
import { HandCard, nameOf, SealedBack } from '../art/cards.tsx';
import { type Laid, meaningOf } from '../model.ts';
import { type Play, usePlay } from '../play.ts';

interface LyingProps {
  readonly seat: Seat;
  readonly lies: Laid;
}

/** What lies before a seat. */
export function Lying({ seat, lies }: LyingProps) {
  const { text, awaited } = usePlay();
  if (lies.type === 'nothing') {
    return (
      <span className="dr-empty">
        {awaited.includes(seat) && <Icon of={hourglass} size="1.3rem" className="dr-empty-mark" />}
      </span>
    );
  }
  if (lies.type === 'open') return <Face seat={seat} {...lies} />;
  return (
    <span className="dr-sealed" data-flip={lies.card ? `dr-card:${seat}:${lies.card}` : undefined}>
      <Back seat={seat} />
      <span className="dr-lock">
        <Icon of={checkMark} size="0.9rem" />
      </span>
      {lies.card && (
        <span className="dr-peep">
          <HandCard card={lies.card} text={text} />
        </span>
      )}
    </span>
  );
}

const Back = ({ seat }: { readonly seat: Seat }) => (
  <>
    <SealedBack />
    <Crest seat={seat} className="dr-sealed-crest" size="44%" />
  </>
);

interface FaceProps {
  readonly seat: Seat;
  readonly card: CardId;
  readonly turning: boolean;
}

/** An open card. One that turns up shows its back until it is its turn, and falls on the table with a sound. */
function Face({ seat, card, turning }: FaceProps) {
  const { view, text, beat } = usePlay();
  return (
    <span className={turning ? 'dr-flip' : 'dr-open'} data-turns={beat?.told === false || undefined}>
      {turning && (
        <span className="dr-flip-back" aria-hidden="true">
          <Back seat={seat} />
        </span>
      )}
      <span
        className={`dr-face ${turning ? 'dr-face-turning' : ''}`}
        onAnimationStart={turning ? () => void play('card', 0.8) : undefined}
      >
        <HandCard card={card} text={text} badges={[meaningBadge(view.room, card)]} />
        <MeaningMark card={card} />
      </span>
    </span>
  );
}

/** What an item counts here; a power card shows its own number unless it counts as another. */
export function meaningBadge(room: View['room'], card: CardId): CardBadge | undefined {
  const meaning = meaningOf(room, card);
  if (meaning.type !== 'value') return undefined;
  return card === `power-${meaning.value}` ? undefined : { kind: 'power', value: meaning.value };
}

function MeaningMark({ card }: { readonly card: CardId }) {
  const { view } = usePlay();
  const meaning = meaningOf(view.room, card);
  if (meaning.type === 'again') return <Badge kind="cards" value="+1" size={26} className="dr-face-mark" />;
  if (meaning.type !== 'escape') return;
  return (
    <span className="dr-face-mark dr-face-escape">
      <Icon of={runner} size="1.2rem" />
    </span>
  );
}

/** A place in words. */
export function said({ view, viewer, text, names, awaited, words }: Play, seat: Seat, lies: Laid): string {
  const name = names.seat(seat);
  if (view.players[seat]?.eliminated) return words.slot.out(name);
  if (lies.type === 'nothing')
    return awaited.includes(seat) ? words.slot.choosing(name) : words.slot.waiting(name);
  if (lies.type === 'sealed')
    return lies.card && viewer === seat
      ? words.slot.lockedOwn(nameOf(text, lies.card))
      : words.slot.locked(name);
  const meaning = meaningOf(view.room, lies.card);
  const more =
    meaning.type === 'again' ? `, ${words.again}` : meaning.type === 'escape' ? `, ${words.escape}` : '';
  return words.slot.open(name, nameOf(text, lies.card)) + more;
}
