import { Crest } from '../../../look/Crest.tsx';
import { AnyCard, CombatCard, DeckBack, deckNameOf, EncounterCard, genderOf, nameOf } from '../art/cards.tsx';
import { type EventOf, usePlay } from '../play.ts';
import { RollView } from '../scene/Roll.tsx';
import { rollOf } from '../scene/rolls.ts';
import { MonsterToken } from './pieces.tsx';

/** Whose moment it is. */
export function Who({ seat }: { readonly seat: number }) {
  const { names } = usePlay();
  return (
    <p className="dq-moment-who">
      <Crest seat={seat} size={26} />
      {names.seat(seat)}
    </p>
  );
}

export function DrawnCard({ event }: { readonly event: EventOf<'draws'> }) {
  const { beat, text } = usePlay();
  return (
    <>
      <Who seat={event.seat} />
      <div className="dq-turn-up" data-turns={!beat?.told || undefined}>
        {event.card === undefined ? (
          <DeckBack deck={event.deck} />
        ) : (
          <EncounterCard id={event.card} text={text} told />
        )}
      </div>
      <p className="quiet">{deckNameOf(text, event.deck)}</p>
    </>
  );
}

export function ShownCard({ id, seat }: { readonly id: string; readonly seat: number }) {
  const { text } = usePlay();
  return (
    <>
      <Who seat={seat} />
      <div className="dq-turn-up">
        <AnyCard id={id} text={text} told />
      </div>
    </>
  );
}

export function MonsterComes({ event }: { readonly event: EventOf<'monster'> }) {
  const { text, words } = usePlay();
  const { seat, monster } = event;
  return (
    <>
      <Who seat={seat} />
      <span className="dq-moment-token">
        <MonsterToken monster={monster} life="hidden" />
      </span>
      <h2 className="dq-moment-title">{words.meets(nameOf(text, monster), genderOf(text, monster))}</h2>
    </>
  );
}

export function Escape({ event }: { readonly event: EventOf<'escape'> }) {
  const { beat, text, names, words } = usePlay();
  const own = names.own === event.seat;
  const told = beat?.told === true;
  return (
    <>
      <Who seat={event.seat} />
      <div className="dq-moment-pair" data-turns={!told || undefined}>
        {event.cards.map((card, index) => (
          <figure key={card} data-won={(told && index === (event.escaped ? 0 : 1)) || undefined}>
            <CombatCard id={card} text={text} />
            <figcaption data-untold={!told || undefined}>
              {words.escapeOf(event.values[index === 0 ? 0 : 1])}
            </figcaption>
          </figure>
        ))}
      </div>
      <h2 className="dq-moment-title">
        {told ? (event.escaped ? words.escapes(own) : words.caught(own, event.damage)) : '\u00a0'}
      </h2>
    </>
  );
}

/** Dice that lie large over the table, and what they mean where no test says it. */
export function BigRoll() {
  const { view, beat, text, names } = usePlay();
  const roll = rollOf(view, beat?.event);
  if (!beat || !roll) return;
  const line = text.event({ rule: beat.rule, event: beat.event }, names);
  return (
    <>
      <RollView roll={roll} />
      {!roll.test && <p className="dq-moment-line">{beat.told ? line : '\u00a0'}</p>}
    </>
  );
}
