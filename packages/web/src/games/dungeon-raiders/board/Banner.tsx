import type { Event } from '@mazmorra/dungeon-raiders';
import type { Seat } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { drawingOfGift } from '../art/cards.tsx';
import { cardDrawings, type Drawing, roomDrawings } from '../art/pictures.ts';
import type { Words } from '../words/words.ts';
import type { Props } from './Board.tsx';
import { giftName } from './Ladder.tsx';

/** What the moment is about, in a few large words over the room. The ticker has the whole sentence. */
interface Headline {
  readonly words: string;
  readonly tone: 'good' | 'bad' | 'plain' | 'grand';
  readonly seats?: readonly Seat[];
  readonly drawing?: Drawing;
  readonly sum?: { readonly total: number; readonly strength: number };
}

type BannerProps = Props & { readonly event: Event; readonly words: Words };

export function Banner(props: BannerProps) {
  const headline = headlineOf(props.event, props);
  if (!headline) return;
  const { words, tone, seats, drawing, sum } = headline;
  return (
    <div className={`dr-banner dr-banner-${tone}`} aria-hidden="true">
      <div className="dr-banner-body">
        {drawing && (
          <span className="dr-banner-picture">
            <Picture of={drawing.icon} tint={drawing.tint} />
          </span>
        )}
        {sum && (
          <span className="dr-banner-sum">
            <b>{sum.total}</b>
            <span>/</span>
            <Badge kind="strength" value={sum.strength} size={46} />
          </span>
        )}
        <span className="dr-banner-words">{words}</span>
        {seats && (
          <span className="dr-banner-seats">
            {seats.map((seat) => (
              <Crest key={seat} seat={seat} size={34} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}

function headlineOf(
  event: Event,
  { words, text }: Pick<BannerProps, 'words' | 'text'>,
): Headline | undefined {
  const say = words.banner;
  switch (event.type) {
    case 'level-built':
      return { words: say.level(event.level), tone: 'grand' };
    case 'room-entered':
      return event.turnedUp
        ? { words: text.components[event.room]?.name ?? '', tone: 'plain', drawing: roomDrawings[event.room] }
        : undefined;
    case 'torch-used':
      return { words: say.peek, tone: 'plain', drawing: cardDrawings.torch, seats: [event.seat] };
    case 'further-card-owed':
      return { words: say.again, tone: 'plain', drawing: cardDrawings['crystal-ball'], seats: event.seats };
    case 'map-passed':
      return event.from === event.to ? undefined : { words: say.map, tone: 'plain', seats: [event.to] };
    case 'fought':
      return fought(event, words);
    case 'escaped':
      return { words: say.escaped, tone: 'good', drawing: cardDrawings[event.item], seats: [event.seat] };
    case 'attacked':
      return event.seats.length === 0
        ? { words: say.allEscaped, tone: 'good' }
        : { words: say.attack, tone: 'bad', drawing: roomDrawings[event.room], seats: event.seats };
    case 'trap-sprung':
      return event.penalty === 0
        ? { words: `${say.trap(event.highest)}. ${say.spared}`, tone: 'good' }
        : {
            words: say.trap(event.highest),
            tone: 'bad',
            drawing: roomDrawings[event.room],
            seats: event.seats,
          };
    case 'pile-too-small':
      return { words: say.pileEmpty, tone: 'bad', drawing: cardDrawings[event.item], seats: event.seats };
    case 'gift-given':
      return {
        words: giftName(event.gift, text, words),
        tone: 'good',
        drawing: drawingOfGift(event.gift),
        seats: [event.seat],
      };
    default:
      return coinsOrEnd(event, words);
  }
}

function fought(event: Extract<Event, { type: 'fought' }>, { banner }: Words): Headline {
  if (event.strength === undefined) {
    return { words: banner.cannot, tone: 'bad', drawing: roomDrawings[event.room] };
  }
  const sum = { total: event.total, strength: event.strength };
  return event.defeated
    ? { words: banner.defeated, tone: 'good', sum }
    : { words: banner.notEnough, tone: 'bad', sum };
}

function coinsOrEnd(event: Event, { banner }: Words): Headline | undefined {
  const { seats } = 'seats' in event ? event : {};
  switch (event.type) {
    case 'chest-opened':
      if (event.each === 0) return { words: banner.tooMany, tone: 'bad', seats: event.seats };
      return {
        words: event.seats.length === 1 ? banner.chest(event.each) : banner.shared(event.each),
        tone: 'good',
        seats: event.seats,
      };
    case 'highest-rewarded':
      return { words: banner.chest(event.each), tone: 'good', seats: event.seats };
    case 'chest-left':
    case 'reward-withheld':
      return { words: banner.chestLeft, tone: 'plain' };
    case 'eliminated':
      return { words: banner.eliminated, tone: 'bad', seats: [event.seat] };
    case 'collapsed':
      return { words: banner.collapsed, tone: 'bad', ...(seats && { seats }) };
    case 'nobody-collapsed':
      return { words: banner.nobodyCollapsed, tone: 'good' };
    case 'game-won':
      return { words: banner.won, tone: 'grand', ...(seats && { seats }) };
    case 'everyone-lost':
      return { words: banner.everyoneLost, tone: 'bad' };
    default:
      return undefined;
  }
}
