import checkMark from 'icon:check-mark';
import hourglass from 'icon:hourglass';
import runner from 'icon:run';
import treasureMap from 'icon:treasure-map';
import type { CardId } from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import type { CardBadge } from '../../../look/Card.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { cardTold, HandCard, nameOf, SealedBack } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { type Laid, luckOf, meaningOf, turningOrder } from '../model.ts';
import { Comb } from '../seats/Comb.tsx';
import type { RoomProps } from './CurrentRoom.tsx';

interface SlotsProps extends RoomProps {
  /** The same without the cards that are still turning over. */
  readonly toldLaid: readonly Laid[];
}

/** The card before each player: an empty place, a back with the crest on it, or the face. */
export function Slots(props: SlotsProps) {
  const { view, words, laid, beat } = props;
  const order = turningOrder(view, laid);
  const anyOpen = laid.some(({ type }) => type === 'open');
  const chosen = anyOpen ? undefined : laid.filter(({ type }) => type === 'sealed').length;
  return (
    <ol
      className={`dr-slots ${beat?.event.type === 'cards-revealed' ? 'dr-slots-turning' : ''}`}
      aria-label={
        chosen === undefined ? words.cards : `${words.cards}. ${words.lockedCount(chosen, view.seats)}`
      }
    >
      {view.players.map(({ seat }) => (
        <Slot
          key={seat}
          {...props}
          seat={seat}
          lies={laid[seat] ?? { type: 'nothing' }}
          toldLies={props.toldLaid[seat] ?? { type: 'nothing' }}
          order={order.indexOf(seat)}
        />
      ))}
    </ol>
  );
}

type SlotProps = RoomProps & {
  readonly seat: Seat;
  readonly lies: Laid;
  readonly toldLies: Laid;
  /** The how-manieth card it is that turns up. */
  readonly order: number;
};

function Slot(props: SlotProps) {
  const { view, text, names, words, seat, lies, beat, order } = props;
  const luck = luckOf(beat?.event, seat);
  const player = view.players[seat];
  const { toldLies } = props;
  const face = toldLies.type === 'nothing' ? undefined : toldLies.card;
  const name = names.seat(seat);
  return (
    <li
      className={`dr-slot dr-slot-${lies.type} ${luck ? `dr-luck-${luck}` : ''} ${player?.eliminated ? 'dr-slot-out' : ''}`}
      style={{ '--order': order }}
      data-anchor={`dr-laid-${seat}`}
    >
      <Tip
        className="dr-slot-place"
        focusable={said(props)}
        content={
          <>
            <strong>{said(props)}</strong>
            {face && <p>{cardTold(text, face, view, words)}</p>}
            {face && <From of={face} />}
          </>
        }
      >
        <Lying {...props} key={lies.type === 'open' && lies.turning ? 'turning' : lies.type} />
      </Tip>
      <span className="dr-slot-who" aria-hidden="true">
        <Crest seat={seat} size={20} />
        {player && <Comb used={player.used} words={words} />}
        <span className="dr-slot-name">{name}</span>
        {view.mapHolder === seat && <Icon of={treasureMap} className="dr-slot-map" />}
      </span>
    </li>
  );
}

function Lying({ view, text, seat, lies, awaited, beat }: SlotProps) {
  if (lies.type === 'nothing') {
    return (
      <span className="dr-empty">
        {awaited.includes(seat) && <Icon of={hourglass} size="1.3rem" className="dr-empty-mark" />}
      </span>
    );
  }
  if (lies.type === 'sealed') {
    return (
      <span className="dr-sealed" data-flip={lies.card ? `dr-card:${seat}:${lies.card}` : undefined}>
        <SealedBack />
        <Crest seat={seat} className="dr-sealed-crest" size="44%" />
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
  return (
    <span
      className={`dr-face ${lies.turning ? 'dr-face-turning' : ''}`}
      data-turns={beat?.told === false || undefined}
    >
      <HandCard card={lies.card} text={text} badges={[meaningBadge(view.room, lies.card)]} />
      <MeaningMark {...{ view, card: lies.card }} />
    </span>
  );
}

/** What an item counts here; a power card shows its own number unless it counts as another. */
export function meaningBadge(room: RoomProps['view']['room'], card: CardId): CardBadge | undefined {
  const meaning = meaningOf(room, card);
  if (meaning.type !== 'value') return undefined;
  return card === `power-${meaning.value}` ? undefined : { kind: 'power', value: meaning.value };
}

function MeaningMark({ view, card }: { readonly view: RoomProps['view']; readonly card: CardId }) {
  const meaning = meaningOf(view.room, card);
  if (meaning.type === 'again') return <Badge kind="cards" value="+1" size={26} className="dr-face-mark" />;
  if (meaning.type !== 'escape') return undefined;
  return (
    <span className="dr-face-mark dr-face-escape">
      <Icon of={runner} size="1.2rem" />
    </span>
  );
}

function said({ view, viewer, text, names, seat, toldLies: lies, awaited, words }: SlotProps): string {
  const name = names.seat(seat);
  if (view.players[seat]?.eliminated) return words.slot.out(name);
  if (lies.type === 'nothing') {
    return awaited.includes(seat) ? words.slot.choosing(name) : words.slot.waiting(name);
  }
  if (lies.type === 'sealed') {
    return lies.card && viewer === seat
      ? words.slot.lockedOwn(nameOf(text, lies.card))
      : words.slot.locked(name);
  }
  const meaning = meaningOf(view.room, lies.card);
  const more =
    meaning.type === 'again' ? `, ${words.again}` : meaning.type === 'escape' ? `, ${words.escape}` : '';
  return words.slot.open(name, nameOf(text, lies.card)) + more;
}
