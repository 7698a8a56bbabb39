import { ROOMS } from '@mazmorra/dungeon-raiders';
import { Badge } from '../../../look/Badge.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { Doorway } from '../art/Doorway.tsx';
import { From, Mark } from '../art/origin.tsx';
import { cardDrawings, roomDrawings } from '../art/pictures.ts';
import { fightWords } from '../fight-words.ts';
import { openValues, sumOf } from '../model.ts';
import { usePlay } from '../play.ts';
import { Moment } from './Moment.tsx';
import { Numbers } from './Numbers.tsx';
import { Stakes } from './Stakes.tsx';

/** The room itself: who or what stands in it, its name, its numbers for this many players, and what has just come of it. */
export function Chamber() {
  const { view, beat } = usePlay();
  const { challenge } = view;
  const entered = beat?.event.type === 'room-entered';
  return (
    <>
      <Scene />
      {/* Who has just stepped in sees the room before its name and numbers. */}
      <div
        className="dr-plaque"
        key={`${view.level}.${view.position}`}
        data-untold={(entered && !beat.told) || undefined}
      >
        <Title />
        <Numbers />
        <Moment calm={<Stakes />} />
        {(challenge.kind === 'monster' || challenge.kind === 'boss') && <Unseen />}
      </div>
    </>
  );
}

/** The inhabitant steps out of its arch; it strikes, or falls. */
function Scene() {
  const { view, beat, toldLaid } = usePlay();
  const event = beat?.event;
  const { challenge } = view;
  // The last boss stays where it fell until the end.
  const fallen =
    challenge.kind === 'boss' &&
    view.phase === 'over' &&
    challenge.strength !== 'none' &&
    sumOf(openValues(view, toldLaid)) >= challenge.strength;
  const states = [
    event?.type === 'room-entered' && 'dr-entered',
    event?.type === 'attacked' && event.seats.length > 0 && 'dr-strikes',
    (fallen || (event?.type === 'fought' && event.defeated)) && 'dr-fallen',
  ];
  return (
    <div
      className={['dr-scene', ...states.filter(Boolean)].join(' ')}
      data-anchor="dr-room"
      key={`${view.level}.${view.position}`}
    >
      <Doorway
        place="current"
        drawing={roomDrawings[view.room]}
        boss={challenge.kind === 'boss'}
        opens={event?.type === 'room-entered' && event.turnedUp}
        stage
      />
    </div>
  );
}

function Title() {
  const { view, text, words } = usePlay();
  const { room, challenge } = view;
  return (
    <header className="dr-plaque-head">
      <h2>
        <Tip
          focusable={`${nameOf(text, room)}: ${words.kind[challenge.kind]}`}
          content={
            <>
              <strong>{nameOf(text, room)}</strong>
              <p>{tellOf(text, room)}</p>
              <From of={room} />
            </>
          }
        >
          {nameOf(text, room)}
          <span className="origin-inline">
            <Mark of={room} />
          </span>
        </Tip>
      </h2>
      <Twists />
    </header>
  );
}

/** The numbers of a fight in words: on the plaque they stand in badges. */
function Unseen() {
  const { view, info, words } = usePlay();
  const table = { seats: view.seats, lowBosses: info.variants['bossStrength'] === 16 };
  return <p className="unseen">{fightWords(view.room, table, words).join('. ')}.</p>;
}

/** What makes a boss different, in signs with words; of other rooms their kind, where their name does not say it. */
function Twists() {
  const { view, text, words } = usePlay();
  const room = ROOMS[view.room];
  if (room.kind === 'monster' || room.kind === 'trap')
    return <span className="dr-kind">{words.kind[room.kind]}</span>;
  if (room.kind !== 'boss') return;
  const changed = Object.entries(room.valueOverrides);
  const { attackTarget, highestReward, escapeItem } = room;
  return (
    <span className="dr-twists">
      <span className="dr-kind">{words.kind.boss}</span>
      {attackTarget === 'highest' && <span className="dr-twist">{words.attacks.highest}</span>}
      {highestReward > 0 && (
        <span className="dr-twist">
          <Badge kind="coins" value={highestReward} size={24} /> {words.toHighest(highestReward)}
        </span>
      )}
      {escapeItem && (
        <span className="dr-twist">
          <Icon of={cardDrawings[escapeItem].icon} /> {words.escapesWith(nameOf(text, escapeItem))}
        </span>
      )}
      {changed.length > 0 && (
        <span className="dr-twist">
          {changed.map(([card, value]) => words.countsAs(nameOf(text, card), value ?? 0)).join(' · ')}
        </span>
      )}
    </span>
  );
}
