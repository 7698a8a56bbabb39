import type { Seat } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { Players } from '../../../table/Players.tsx';
import { cardTold } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { gainsOf, type Laid, luckOf } from '../model.ts';
import { usePlay } from '../play.ts';
import { Lying, said } from './Lying.tsx';

/** Everybody's place in the room: who sits there, the card before them, coins and wounds. */
export function Places() {
  const play = usePlay();
  const { view, words, laid, beat } = play;
  const anyOpen = laid.some(({ type }) => type === 'open');
  const chosen = laid.filter(({ type }) => type === 'sealed').length;
  return (
    <div className={`dr-places ${beat?.event.type === 'cards-revealed' ? 'dr-places-turning' : ''}`}>
      <p className="unseen">
        {anyOpen ? words.cards : `${words.cards}. ${words.lockedCount(chosen, view.seats)}`}
      </p>
      <Players props={{ ...play, view: play.told }} laid={(seat) => <Slot seat={seat} />} />
    </div>
  );
}

const NOTHING: Laid = { type: 'nothing' };

/** The card before a seat: an empty place, a back with the crest on it, or the face. */
function Slot({ seat }: { readonly seat: Seat }) {
  const play = usePlay();
  const { view, text, words, laid, toldLaid, turns, beat } = play;
  const lies = laid[seat] ?? NOTHING;
  const told = toldLaid[seat] ?? NOTHING;
  const luck = beat?.told ? luckOf(beat.event, seat) : undefined;
  const face = told.type === 'nothing' ? undefined : told.card;
  const name = said(play, seat, told);
  const states = [luck && `dr-luck-${luck}`, view.players[seat]?.eliminated && 'dr-slot-out'];
  return (
    <div
      className={['dr-slot', `dr-slot-${lies.type}`, ...states.filter(Boolean)].join(' ')}
      style={{ '--order': turns.indexOf(seat) }}
      data-anchor={`dr-laid-${seat}`}
    >
      <Tip
        className="dr-slot-place"
        focusable={name}
        content={
          <>
            <strong>{name}</strong>
            {face && <p>{cardTold(text, face, view, words)}</p>}
            {face && <From of={face} />}
          </>
        }
      >
        <Lying seat={seat} lies={lies} key={lies.type === 'open' && lies.turning ? 'turning' : lies.type} />
      </Tip>
      {beat?.told && <Gains seat={seat} />}
    </div>
  );
}

/** What the moment gives this seat or takes from it, rising from its card. */
function Gains({ seat }: { readonly seat: Seat }) {
  const { beat, words } = usePlay();
  const gains = gainsOf(beat?.event, seat);
  if (gains.length === 0) return;
  return (
    <span className="dr-gains" key={beat?.id} aria-hidden="true">
      {gains.map(({ kind, amount }) => (
        <span
          key={kind}
          className={`dr-gain ${(kind === 'coins') === amount > 0 ? 'dr-gain-good' : 'dr-gain-bad'}`}
        >
          <Badge kind={kind} value={amount > 0 ? `+${amount}` : `−${-amount}`} size={34} />
          <span className="dr-gain-word">{words.unit[kind](Math.abs(amount))}</span>
        </span>
      ))}
    </span>
  );
}
