import type { Event } from '@mazmorra/dungeon-raiders';
import type { GameText, Seat } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { Picture } from '../../../look/Icon.tsx';
import { drawingOfGift } from '../art/cards.tsx';
import { cardDrawings, type Drawing, roomDrawings } from '../art/pictures.ts';
import { usePlay } from '../play.ts';
import type { Words } from '../words/words.ts';
import { giftName } from './Ladder.tsx';
import { Named } from './Stakes.tsx';

/** What has just come of it, in a few words. The line of events has the whole sentence. */
interface Headline {
  readonly words: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly seats?: readonly Seat[];
  readonly drawing?: Drawing;
}

/** The line under the numbers of the room: what is at stake while nothing happens, then the verdict. It keeps its place. */
export function Moment({ calm }: { readonly calm: ComponentChildren }) {
  const { beat, text, words } = usePlay();
  const headline = beat?.told ? headlineOf(beat.event, text, words) : undefined;
  if (!headline) return <div className="dr-say">{calm}</div>;
  const { tone, seats, drawing } = headline;
  return (
    <div className={`dr-say dr-verdict dr-verdict-${tone}`} key={beat?.id} aria-hidden="true">
      {drawing && (
        <span className="dr-verdict-picture">
          <Picture of={drawing.icon} tint={drawing.tint} />
        </span>
      )}
      <b>{headline.words}</b>
      {seats && seats.length > 0 && <Named seats={seats} />}
    </div>
  );
}

/** Down to the next level: the room goes dark, and a stair leads on. */
export function Level({ level }: { readonly level: number }) {
  const { words } = usePlay();
  return (
    <div className="dr-level" aria-hidden="true">
      <svg viewBox="0 0 120 72" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((step) => (
          <path
            key={step}
            className={
              step + 1 === level ? 'dr-step-here' : step + 1 < level ? 'dr-step-done' : 'dr-step-ahead'
            }
            d={`M${step * 24} ${4 + step * 14}h24v${68 - step * 14}h-24z`}
          />
        ))}
      </svg>
      <b>{words.banner.level(level)}</b>
    </div>
  );
}

function headlineOf(event: Event, text: GameText<Event>, words: Words): Headline | undefined {
  const say = words.banner;
  switch (event.type) {
    case 'torch-used':
      return { words: say.peek, tone: 'plain', drawing: cardDrawings.torch, seats: [event.seat] };
    case 'further-card-owed':
      return { words: say.again, tone: 'plain', drawing: cardDrawings['crystal-ball'], seats: event.seats };
    case 'map-passed':
      return event.from === event.to ? undefined : { words: say.map, tone: 'plain', seats: [event.to] };
    case 'fought':
      if (event.strength === undefined) return { words: say.cannot, tone: 'bad' };
      return event.defeated
        ? { words: say.defeated(event.total, event.strength), tone: 'good' }
        : { words: say.notEnough(event.total, event.strength), tone: 'bad' };
    case 'escaped':
      return { words: say.escaped, tone: 'good', drawing: cardDrawings[event.item], seats: [event.seat] };
    case 'attacked':
      return event.seats.length === 0
        ? { words: say.allEscaped, tone: 'good' }
        : { words: say.attack, tone: 'bad', drawing: roomDrawings[event.room], seats: event.seats };
    case 'trap-sprung':
      return event.penalty === 0
        ? { words: say.spared(event.highest), tone: 'good' }
        : { words: say.trap(event.highest), tone: 'bad', seats: event.seats };
    case 'pile-too-small':
      return { words: say.pileEmpty, tone: 'bad', drawing: cardDrawings[event.item], seats: event.seats };
    case 'gift-given': {
      const drawing = drawingOfGift(event.gift);
      return { words: giftName(event.gift, text, words), tone: 'good', drawing, seats: [event.seat] };
    }
    default:
      return coinsOrEnd(event, words);
  }
}

function coinsOrEnd(event: Event, { banner }: Words): Headline | undefined {
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
      return { words: banner.collapsed, tone: 'bad', seats: event.seats };
    case 'nobody-collapsed':
      return { words: banner.nobodyCollapsed, tone: 'good' };
    case 'game-won':
      return { words: banner.won, tone: 'good', seats: event.seats };
    case 'everyone-lost':
      return { words: banner.everyoneLost, tone: 'bad' };
    default:
      return undefined;
  }
}
