import type { Event, Role } from '@mazmorra/saboteur';
import { Crest } from '../../../look/Crest.tsx';
import { longestWord } from '../../../look/longest-word.ts';
import { Tip } from '../../../parts/Tip.tsx';
import { DwarfBack, DwarfCard, nameOf, tellOf, thingOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { usePlay } from '../play.ts';

interface UnmaskingProps {
  readonly event: Extract<Event, { type: 'cards-revealed' }>;
}

/** Everybody's dwarf card turns over, one after another, and the one nobody had. */
export function Unmasking({ event }: UnmaskingProps) {
  const play = usePlay();
  const { names, text, words } = play;
  return (
    <>
      <h2 className="sb-moment-title">{words.unmasking}</h2>
      <ul
        className="sb-unmask"
        data-many={event.roles.length > 5 || undefined}
        data-turns={!play.beat?.told || undefined}
      >
        {event.roles.map((role, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-role={role} style={{ '--turn': seat }}>
            <Turning role={role} />
            <span className="sb-unmask-name">
              <Crest seat={seat} size={18} />
              <span style={{ '--letters': longestWord(names.seat(seat)) }}>{names.seat(seat)}</span>
            </span>
            <span className="sb-unmask-role">{nameOf(text, role)}</span>
          </li>
        ))}
        {event.aside !== undefined && (
          <li className="sb-unmask-aside" data-role={event.aside} style={{ '--turn': event.roles.length }}>
            <Turning role={event.aside} />
            <span className="sb-unmask-name">{words.aside}</span>
            <span className="sb-unmask-role">{nameOf(text, event.aside)}</span>
          </li>
        )}
      </ul>
      <p className="sb-moment-line">
        {play.beat?.told ? words.treasureAt(thingOf(text, event.treasure)) : '\u00a0'}
      </p>
    </>
  );
}

function Turning({ role }: { readonly role: Role }) {
  const { text } = usePlay();
  return (
    <Tip
      content={
        <>
          <strong>{nameOf(text, role)}</strong>
          <p>{tellOf(text, role)}</p>
          <From of={role} />
        </>
      }
    >
      <span className="sb-flip sb-flip-card">
        <span className="sb-flip-back">
          <DwarfBack />
        </span>
        <span className="sb-flip-face">
          <DwarfCard dwarf={role} text={text} />
        </span>
      </span>
    </Tip>
  );
}
