import type { Event } from '@mazmorra/dungeonquest';
import type { ComponentChildren } from 'preact';
import { isMoment } from '../moments.ts';
import { usePlay } from '../play.ts';
import { DragonCard, DragonWakes } from './dragon-moments.tsx';
import { Death, Final, Leaves, Worth } from './end-moments.tsx';
import { BigRoll, DrawnCard, Escape, MonsterComes, ShownCard } from './turn-moments.tsx';
import './moment.css';

/** What everybody stops for, large over the dungeon while it lasts. */
export function Moment() {
  const { beat } = usePlay();
  if (!beat || !isMoment(beat.event)) return;
  return (
    <div className="dq-moment" data-moment={beat.event.type} key={beat.id}>
      <div className="dq-moment-body">{shown(beat.event)}</div>
    </div>
  );
}

function shown(event: Event): ComponentChildren {
  switch (event.type) {
    case 'draws':
      return event.deck === 'dragon' ? <DragonCard event={event} /> : <DrawnCard event={event} />;
    case 'rune-used':
      return <ShownCard id={event.card} seat={event.seat} />;
    case 'dragon-wakes':
      return <DragonWakes />;
    case 'monster':
      return <MonsterComes event={event} />;
    case 'escape':
      return <Escape event={event} />;
    case 'dies':
      return <Death event={event} />;
    case 'leaves':
      return <Leaves event={event} />;
    case 'worth':
      return <Worth event={event} />;
    case 'end':
      return <Final event={event} />;
    default:
      return <BigRoll />;
  }
}
