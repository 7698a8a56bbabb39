import type { Event } from '@mazmorra/saboteur';
import type { ComponentChildren } from 'preact';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { GoalCard, thingOf } from '../art/cards.tsx';
import { Nugget } from '../art/Nugget.tsx';
import { pictures, roleDrawings } from '../art/pictures.ts';
import { GoalBack, Tile } from '../art/Tile.tsx';
import { type Play, usePlay } from '../play.ts';
import { Draft } from './Draft.tsx';
import { Final } from './Final.tsx';
import { Rounds } from './Rounds.tsx';
import { Unmasking } from './Unmasking.tsx';
import './moment.css';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What everybody stops digging for. Over the maze while it lasts; the gold is shared out here too. */
export function Moment() {
  const { beat, view, words } = usePlay();
  const shown = (beat && momentOf(beat.event, words)) ?? (view.phase === 'draft' && <Draft />);
  if (!shown) return;
  return (
    <div className="sb-moment" data-moment={beat?.event.type ?? 'draft'}>
      <div className="sb-moment-body" key={beat && !isDraft(beat.event) ? beat.id : 'draft'}>
        {shown}
      </div>
    </div>
  );
}

const isDraft = ({ type }: Event): boolean =>
  type === 'draft-started' || type === 'packet-handed' || type === 'gold-taken';

function momentOf(event: Event, words: Play['words']): ComponentChildren {
  switch (event.type) {
    case 'round-started':
      return <RoundStart event={event} />;
    case 'goal-turned':
      return <GoalTurned event={event} />;
    case 'map-used':
      return event.card === undefined ? undefined : <MapSeen event={event} />;
    case 'round-ended':
      return <RoundEnd event={event} />;
    case 'cards-revealed':
      return <Unmasking event={event} />;
    case 'draft-started':
    case 'packet-handed':
    case 'gold-taken':
      return <Draft />;
    case 'gold-paid':
      return <Paid event={event} />;
    case 'nobody-paid':
      return <h2>{words.nobodyPaid}</h2>;
    case 'game-ended':
      return <Final event={event} />;
    default:
      return undefined;
  }
}

function RoundStart({ event }: { readonly event: Of<'round-started'> }) {
  const { names, view, words } = usePlay();
  return (
    <>
      {view.results.length > 0 && <Rounds lastOnly />}
      <h2 className="sb-moment-title">{words.roundOf(event.round, event.rounds)}</h2>
      <p className="sb-moment-line">
        <Crest seat={event.starter} size={26} />
        {words.begins(names.seat(event.starter), names.own === event.starter)}
      </p>
      <p className="sb-moment-line">
        <Picture of={roleDrawings.saboteur.icon} tint="wound" className="sb-moment-icon" />
        {words.saboteurs(event.saboteurs)}
      </p>
    </>
  );
}

function GoalTurned({ event }: { readonly event: Of<'goal-turned'> }) {
  const {
    beat,
    names,
    text,
    told: { goals },
    words,
  } = usePlay();
  const told = beat?.told === true;
  const treasure = event.card === 'goal-treasure';
  return (
    <>
      <p className="sb-moment-line">
        <Crest seat={event.seat} size={26} />
        {words.reaches(names.seat(event.seat), names.own === event.seat, thingOf(text, event.slot))}
      </p>
      <div
        className="sb-flip"
        data-treasure={(treasure && told) || undefined}
        style={{ '--opened': goals.filter(({ known }) => known === 'open').length }}
      >
        {treasure && told && <span className="sb-rays" />}
        <span className="sb-flip-back">
          <GoalBack />
        </span>
        <span className="sb-flip-face" data-turns={!told || undefined}>
          <Tile id={event.card} rotation={event.rotation} state="lit" />
        </span>
      </div>
      <h2 className="sb-moment-title">{told ? (treasure ? words.treasure : words.stone) : '\u00a0'}</h2>
    </>
  );
}

function MapSeen({ event }: { readonly event: Of<'map-used'> }) {
  const { beat, text, words } = usePlay();
  if (event.card === undefined) return;
  return (
    <>
      <p className="sb-moment-line">
        <Picture of={pictures.map} tint="bone" className="sb-moment-icon" />
        {text.components[event.slot]?.name}
      </p>
      <div className="sb-map-card" data-turns={!beat?.told || undefined}>
        <GoalCard id={event.card} text={text} />
      </div>
      <p className="sb-moment-line">{words.onlyYou}</p>
    </>
  );
}

function RoundEnd({ event }: { readonly event: Of<'round-ended'> }) {
  const { names, words } = usePlay();
  const miners = event.winner === 'miners';
  const { icon, tint } = roleDrawings[miners ? 'miner' : 'saboteur'];
  return (
    <>
      <Picture of={icon} tint={tint} className="sb-moment-figure" />
      <h2 className="sb-moment-title">{miners ? words.minersWin : words.notReached}</h2>
      {event.finisher !== undefined && (
        <p className="sb-moment-line">
          <Crest seat={event.finisher} size={26} />
          {words.finished(names.seat(event.finisher), names.own === event.finisher)}
        </p>
      )}
    </>
  );
}

function Paid({ event }: { readonly event: Of<'gold-paid'> }) {
  const { names, words } = usePlay();
  return (
    <>
      <h2 className="sb-moment-title">{words.saboteursPaid}</h2>
      <div className="sb-payment" data-anchor="payment">
        {Array.from({ length: event.nuggets }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Nugget key={index} />
        ))}
      </div>
      <p className="sb-moment-line">
        <Crest seat={event.seat} size={26} />
        {words.paid(names.seat(event.seat), names.own === event.seat, event.nuggets)}
      </p>
    </>
  );
}
