import checkMark from 'icon:check-mark';
import eye from 'icon:semi-closed-eye';
import { ROOMS, type RoomId, type RowRoom } from '@mazmorra/dungeon-raiders';
import { Badge } from '../../../look/Badge.tsx';
import { BreakableName } from '../../../look/BreakableName.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { nameOf, roomBadges, tellOf } from '../art/cards.tsx';
import { Doorway } from '../art/Doorway.tsx';
import { From } from '../art/origin.tsx';
import { roomDrawings } from '../art/pictures.ts';
import { fightWords } from '../fight-words.ts';
import { isKnown, placeOf } from '../model.ts';
import { usePlay } from '../play.ts';

/** The five doors of the level as this viewer may see them, and the torch of the party that goes from one to the next. */
export function Doors() {
  const { view, words, beat } = usePlay();
  const event = beat?.event;
  return (
    <div className={`dr-way ${event?.type === 'level-built' ? 'dr-way-built' : ''}`}>
      <div className="dr-torchlight" aria-hidden="true" />
      <ol className="dr-row" aria-label={words.row}>
        {view.row.map((room) => {
          const { position } = room;
          const seen = event?.type === 'torch-used' && event.positions.includes(position);
          const opened = event?.type === 'room-entered' && event.position === position && event.turnedUp;
          return (
            <li
              key={position}
              className={`${seen ? 'dr-door-seen' : ''} ${opened ? 'dr-door-opened' : ''}`}
              style={{ '--nth': position }}
              data-anchor={`dr-door-${position}`}
            >
              <Door room={room} turns={opened && !beat?.told} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface DoorProps {
  readonly room: RowRoom;
  /** It is just opening. */
  readonly turns: boolean;
}

function Door({ room, turns }: DoorProps) {
  const { view, info, text, words } = usePlay();
  const place = placeOf(view, room);
  const known = isKnown(room.room) ? room.room : undefined;
  const boss = room.room === 'dark-boss' || (known !== undefined && ROOMS[known].kind === 'boss');
  const name = known ? nameOf(text, known) : boss ? words.darkBoss : words.darkRoom;
  const lowBosses = info.variants['bossStrength'] === 16;
  const strikes =
    known && place !== 'passed' ? fightWords(known, { seats: view.seats, lowBosses }, words) : [];
  const said = turns
    ? words.door(room.position, words.darkRoom, words.place[place])
    : [words.door(room.position, name, words.place[place]), ...strikes].join('. ');
  return (
    <Tip
      className={`dr-door dr-door-${place} ${boss ? 'dr-door-last' : ''}`}
      focusable={said}
      content={
        <>
          <strong>{name}</strong>
          {place === 'peeked' && <em className="dr-tip-mark"> {words.onlyYou}</em>}
          <p>{known ? tellOf(text, known) : boss ? words.bossTip : words.darkTip}</p>
          {known && <From of={known} />}
        </>
      }
    >
      <span className="dr-door-picture">
        <Doorway place={place} boss={boss} {...(known && { drawing: roomDrawings[known] })} />
        {place === 'passed' && <Icon of={checkMark} className="dr-door-mark" size="1.1rem" />}
        {place === 'peeked' && <Icon of={eye} className="dr-door-mark dr-door-eye" size="1.25rem" />}
        {known && place !== 'passed' && <Figures of={known} lowBosses={lowBosses} turns={turns} />}
      </span>
      <span className="dr-door-name" data-untold={turns || undefined}>
        <BreakableName name={name} />
      </span>
    </Tip>
  );
}

interface FiguresProps {
  readonly of: RoomId;
  readonly lowBosses: boolean;
  readonly turns: boolean;
}

function Figures({ of, lowBosses, turns }: FiguresProps) {
  const { view } = usePlay();
  return (
    <span className="dr-door-badges" data-untold={turns || undefined}>
      {roomBadges(of, view.seats, lowBosses).map((badge) =>
        badge ? <Badge key={`${badge.kind}${badge.value}`} {...badge} size={30} /> : undefined,
      )}
    </span>
  );
}
