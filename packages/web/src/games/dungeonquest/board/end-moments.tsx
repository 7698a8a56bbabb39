import crown from 'icon:crown';
import deadIcon from 'icon:tombstone';
import trophy from 'icon:tower-flag';
import type { HeroView } from '@mazmorra/dungeonquest';
import { at } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Icon, Picture } from '../../../look/Icon.tsx';
import { EncounterCard } from '../art/cards.tsx';
import { heroDrawing } from '../art/pictures.ts';
import { type EventOf, usePlay, whoIs } from '../play.ts';
import { Who } from './turn-moments.tsx';

export function Death({ event }: { readonly event: EventOf<'dies'> }) {
  const play = usePlay();
  const { view, text, names, words } = play;
  return (
    <>
      <div className="dq-grave">
        <Picture of={deadIcon} tint="steel" className="dq-moment-figure" />
        <Icon of={heroDrawing(view.heroes[event.seat]?.hero).icon} size="34%" className="dq-grave-face" />
      </div>
      <h2 className="dq-moment-title">{words.dies(...whoIs(play, event.seat))}</h2>
      <p className="dq-moment-line dq-cause">{causeIn(text.event({ rule: '', event }, names) ?? '')}</p>
      <p className="quiet">{words.diesSay}</p>
    </>
  );
}

/** The log says who died and of what; the title has the first half already. */
function causeIn(line: string): string {
  const cause = line.slice(line.indexOf(':') + 1).trim();
  return cause.charAt(0).toUpperCase() + cause.slice(1);
}

export function Leaves({ event }: { readonly event: EventOf<'leaves'> }) {
  const play = usePlay();
  const { view, words } = play;
  const hero = view.heroes[event.seat];
  return (
    <>
      <Picture of={trophy} tint="gold" className="dq-moment-figure" />
      <h2 className="dq-moment-title">{words.leaves(...whoIs(play, event.seat))}</h2>
      <p className="dq-moment-line">
        {words.loot(event.loot)}
        {hero && hero.gold !== 'hidden' && ` · ${words.gold(hero.gold)}`}
      </p>
    </>
  );
}

export function Worth({ event }: { readonly event: EventOf<'worth'> }) {
  const { text, words } = usePlay();
  return (
    <>
      <Who seat={event.seat} />
      <div className="dq-turn-up dq-turn-small">
        <EncounterCard id={event.card} text={text} />
      </div>
      <h2 className="dq-moment-title">{words.gold(event.gold)}</h2>
    </>
  );
}

/** The gold of everybody who got out, counted. */
export function Final({ event }: { readonly event: EventOf<'end'> }) {
  const { view, words } = usePlay();
  // Logs of earlier versions do not name the survivor.
  const survived = event.survivor !== undefined || view.heroes.some(({ fate }) => fate === 'left');
  const unwon = survived ? words.survived : words.nobody;
  return (
    <>
      <h2 className="dq-moment-title">{event.winners.length === 0 ? unwon : words.counted}</h2>
      <ul className="dq-final">
        {view.heroes.map((hero) => (
          <Counted key={hero.seat} hero={hero} event={event} />
        ))}
      </ul>
    </>
  );
}

function Counted({ hero, event }: { readonly hero: HeroView; readonly event: EventOf<'end'> }) {
  const { names, words } = usePlay();
  const { seat } = hero;
  const won = event.winners.includes(seat);
  const gold = at(event.gold, seat);
  return (
    <li data-won={won || undefined}>
      <Crest seat={seat} size={28} />
      <span className="dq-final-name">
        {won && <Icon of={crown} size="1.1em" />}
        {names.seat(seat)}
      </span>
      <span className="dq-final-bar">
        <span style={{ transform: `scaleX(${gold / Math.max(1, ...event.gold)})` }} />
      </span>
      {hero.fate === 'left' ? (
        <Badge kind="coins" value={gold} size="2.2em" label={words.gold(gold)} />
      ) : (
        <Picture of={deadIcon} tint="steel" className="dq-final-dead" />
      )}
    </li>
  );
}
