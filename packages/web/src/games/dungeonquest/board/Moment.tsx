import crown from 'icon:crown';
import deadIcon from 'icon:tombstone';
import trophy from 'icon:tower-flag';
import { at } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Icon, Picture } from '../../../look/Icon.tsx';
import { AnyCard, CombatCard, DeckBack, deckNameOf, EncounterCard, genderOf, nameOf } from '../art/cards.tsx';
import { heroDrawing, icons } from '../art/pictures.ts';
import { DRAGON_CARDS, dragonDeck, percent } from '../model.ts';
import { type EventOf, type Props, whoIs, wordsOf } from '../props.ts';
import { MonsterToken } from './pieces.tsx';
import { RollView } from './Roll.tsx';
import { rollOf } from './rolls.ts';
import './moment.css';

/** What everybody stops for, large over the table while it lasts. */
export function Moment(props: Props) {
  const { beat } = props;
  const shown = beat && momentOf(props);
  if (!beat || !shown) return;
  return (
    <div className="dq-moment" data-moment={beat.event.type} key={beat.id}>
      <div className="dq-moment-body">{shown}</div>
    </div>
  );
}

function momentOf(props: Props): ComponentChildren {
  const event = props.beat?.event;
  switch (event?.type) {
    case 'draws':
      return event.deck === 'dragon' ? (
        <DragonCard event={event} props={props} />
      ) : (
        <DrawnCard event={event} props={props} />
      );
    case 'rune-used':
      return <ShownCard id={event.card} seat={event.seat} props={props} />;
    case 'dragon-wakes':
      return <DragonWakes props={props} />;
    case 'monster':
      return <MonsterComes event={event} props={props} />;
    case 'escape':
      return <Escape event={event} props={props} />;
    case 'test':
    case 'sunset-roll':
    case 'way-out':
    case 'darkness':
      return <BigRoll {...props} />;
    case 'dies':
      return <Death event={event} props={props} />;
    case 'leaves':
      return <Leaves event={event} props={props} />;
    case 'worth':
      return <Worth event={event} props={props} />;
    case 'end':
      return <Final event={event} props={props} />;
    default:
      return undefined;
  }
}

function Who({ seat, props }: { readonly seat: number; readonly props: Props }) {
  return (
    <p className="dq-moment-who">
      <Crest seat={seat} size={26} />
      {props.names.seat(seat)}
    </p>
  );
}

function DrawnCard({ event, props }: { readonly event: EventOf<'draws'>; readonly props: Props }) {
  return (
    <>
      <Who seat={event.seat} props={props} />
      <div className="dq-turn-up" data-turns={!props.beat?.told || undefined}>
        {event.card === undefined ? (
          <DeckBack deck={event.deck} />
        ) : (
          <EncounterCard id={event.card} text={props.text} told />
        )}
      </div>
      <p className="quiet">{deckNameOf(props.text, event.deck)}</p>
    </>
  );
}

function ShownCard({
  id,
  seat,
  props,
}: {
  readonly id: string;
  readonly seat: number;
  readonly props: Props;
}) {
  return (
    <>
      <Who seat={seat} props={props} />
      <div className="dq-turn-up">
        <AnyCard id={id} text={props.text} told />
      </div>
    </>
  );
}

/** The breath before the card is turned grows with every card that has been drawn. */
function DragonCard({ event, props }: { readonly event: EventOf<'draws'>; readonly props: Props }) {
  const words = wordsOf(props);
  const { left } = dragonDeck(props.view);
  const told = props.beat?.told === true;
  const rage = event.card === 'dragon-rage';
  const before = left + 1;
  return (
    <>
      <Who seat={event.seat} props={props} />
      <p className="dq-moment-line">{words.dragonRisk(percent(1 / before))}</p>
      <p className="dq-omens" aria-hidden="true">
        {Array.from({ length: DRAGON_CARDS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike
          <span key={index} data-slept={index < DRAGON_CARDS - before || undefined} />
        ))}
      </p>
      <div
        className="dq-dragon-card"
        data-rage={(told && rage) || undefined}
        style={{ '--tension': 1 - (before - 1) / DRAGON_CARDS }}
      >
        <span className="dq-dragon-back">
          <DeckBack deck="dragon" />
        </span>
        <span className="dq-dragon-face" data-turns={!told || undefined}>
          {event.card !== undefined && <EncounterCard id={event.card} text={props.text} told />}
        </span>
      </div>
      <h2 className="dq-moment-late">{told ? (rage ? words.dragonWakes : words.dragonSleeps) : '\u00a0'}</h2>
    </>
  );
}

function DragonWakes({ props }: { readonly props: Props }) {
  return (
    <>
      <span className="dq-roar">
        <Picture of={icons.dragon} tint="heal" className="dq-moment-figure" />
        <Picture of={icons.rage} tint="torch" className="dq-roar-fire" />
      </span>
      <h2 className="dq-moment-title">{wordsOf(props).dragonWakes}</h2>
    </>
  );
}

function MonsterComes({ event, props }: { readonly event: EventOf<'monster'>; readonly props: Props }) {
  const words = wordsOf(props);
  return (
    <>
      <Who seat={event.seat} props={props} />
      <span className="dq-moment-token">
        <MonsterToken monster={event.monster} life="hidden" />
      </span>
      <h2 className="dq-moment-title">
        {words.meets(nameOf(props.text, event.monster), genderOf(props.text, event.monster))}
      </h2>
    </>
  );
}

function Escape({ event, props }: { readonly event: EventOf<'escape'>; readonly props: Props }) {
  const words = wordsOf(props);
  const [, own] = whoIs(props, event.seat);
  const told = props.beat?.told === true;
  return (
    <>
      <Who seat={event.seat} props={props} />
      <div className="dq-moment-pair" data-turns={!told || undefined}>
        {event.cards.map((card, index) => (
          <figure key={card} data-won={(told && index === (event.escaped ? 0 : 1)) || undefined}>
            <CombatCard id={card} text={props.text} />
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

function BigRoll(props: Props) {
  const roll = rollOf(props.view, props.beat?.event);
  const line =
    props.beat && props.text.event({ rule: props.beat.rule, event: props.beat.event }, props.names);
  return (
    roll && (
      <>
        <RollView {...props} roll={roll} />
        {!roll.test && <p className="dq-moment-line">{props.beat?.told ? line : '\u00a0'}</p>}
      </>
    )
  );
}

function Death({ event, props }: { readonly event: EventOf<'dies'>; readonly props: Props }) {
  const words = wordsOf(props);
  const hero = props.view.heroes[event.seat];
  return (
    <>
      <div className="dq-grave">
        <Picture of={deadIcon} tint="steel" className="dq-moment-figure" />
        <Icon of={heroDrawing(hero?.hero).icon} size="34%" className="dq-grave-face" />
      </div>
      <h2 className="dq-moment-title">{words.dies(...whoIs(props, event.seat))}</h2>
      <p className="dq-moment-line dq-cause">
        {causeIn(props.text.event({ rule: '', event }, props.names) ?? '')}
      </p>
      <p className="quiet">{words.diesSay}</p>
    </>
  );
}

/** The log says who died and of what; the title has the first half already. */
function causeIn(line: string): string {
  const cause = line.slice(line.indexOf(':') + 1).trim();
  return cause.charAt(0).toUpperCase() + cause.slice(1);
}

function Leaves({ event, props }: { readonly event: EventOf<'leaves'>; readonly props: Props }) {
  const words = wordsOf(props);
  const hero = props.view.heroes[event.seat];
  return (
    <>
      <Picture of={trophy} tint="gold" className="dq-moment-figure" />
      <h2 className="dq-moment-title">{words.leaves(...whoIs(props, event.seat))}</h2>
      <p className="dq-moment-line">
        {words.loot(event.loot)}
        {hero && hero.gold !== 'hidden' && ` · ${words.gold(hero.gold)}`}
      </p>
    </>
  );
}

function Worth({ event, props }: { readonly event: EventOf<'worth'>; readonly props: Props }) {
  return (
    <>
      <Who seat={event.seat} props={props} />
      <div className="dq-turn-up dq-turn-small">
        <EncounterCard id={event.card} text={props.text} />
      </div>
      <h2 className="dq-moment-title">{wordsOf(props).gold(event.gold)}</h2>
    </>
  );
}

/** The gold of everybody who got out, counted. */
function Final({ event, props }: { readonly event: EventOf<'end'>; readonly props: Props }) {
  const words = wordsOf(props);
  const most = Math.max(1, ...event.gold);
  // Logs of earlier versions do not name the survivor.
  const survived = event.survivor !== undefined || props.view.heroes.some(({ fate }) => fate === 'left');
  const unwon = survived ? words.survived : words.nobody;
  return (
    <>
      <h2 className="dq-moment-title">{event.winners.length === 0 ? unwon : words.counted}</h2>
      <ul className="dq-final">
        {props.view.heroes.map((hero) => (
          <li key={hero.seat} data-won={event.winners.includes(hero.seat) || undefined}>
            <Crest seat={hero.seat} size={28} />
            <span className="dq-final-name">
              {event.winners.includes(hero.seat) && <Icon of={crown} size="1.1em" />}
              {props.names.seat(hero.seat)}
            </span>
            <span className="dq-final-bar">
              <span style={{ transform: `scaleX(${at(event.gold, hero.seat) / most})` }} />
            </span>
            {hero.fate === 'left' ? (
              <Badge
                kind="coins"
                value={at(event.gold, hero.seat)}
                size="2.2em"
                label={words.gold(at(event.gold, hero.seat))}
              />
            ) : (
              <Picture of={deadIcon} tint="steel" className="dq-final-dead" />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
