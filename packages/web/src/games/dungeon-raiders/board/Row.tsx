import checkMark from 'icon:check-mark';
import eye from 'icon:semi-closed-eye';
import { ROOMS, type RowRoom } from '@mazmorra/dungeon-raiders';
import { Badge } from '../../../look/Badge.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { nameOf, roomBadges, tellOf } from '../art/cards.tsx';
import { Doorway } from '../art/Doorway.tsx';
import { From, Mark } from '../art/origin.tsx';
import { roomDrawings } from '../art/pictures.ts';
import { fightWords } from '../fight-words.ts';
import { isKnown, type Place, placeOf } from '../model.ts';
import type { Words } from '../words/words.ts';
import type { Props } from './Board.tsx';

type RowProps = Props & { readonly words: Words };

/** The five doors of the level, as this viewer may see them. */
export function Row(props: RowProps) {
  const { view, words, beat } = props;
  const event = beat?.event;
  const built = event?.type === 'level-built';
  return (
    <ol className={`dr-row ${built ? 'dr-row-built' : ''}`} aria-label={words.row}>
      {view.row.map((room) => {
        const seen = event?.type === 'torch-used' && event.positions.includes(room.position);
        const opened = event?.type === 'room-entered' && event.position === room.position && event.turnedUp;
        return (
          <li
            key={room.position}
            className={`${seen ? 'dr-door-seen' : ''} ${opened ? 'dr-door-opened' : ''}`}
            style={{ '--door': room.position }}
            data-anchor={`dr-door-${room.position}`}
          >
            <Door {...props} room={room} place={placeOf(view, room)} turns={opened && !beat?.told} />
          </li>
        );
      })}
    </ol>
  );
}

function Door({
  view,
  info,
  text,
  words,
  room,
  place,
  turns,
}: RowProps & { readonly room: RowRoom; readonly place: Place; readonly turns: boolean }) {
  const known = isKnown(room.room) ? room.room : undefined;
  const boss = room.room === 'dark-boss' || (known !== undefined && ROOMS[known].kind === 'boss');
  const name = known ? nameOf(text, known) : boss ? words.darkBoss : words.darkRoom;
  const tip = known ? tellOf(text, known) : boss ? words.bossTip : words.darkTip;
  const lowBosses = info.variants['bossStrength'] === 16;
  const strikes =
    known && place !== 'passed' ? fightWords(known, { seats: view.seats, lowBosses }, words) : [];
  return (
    <Tip
      className={`dr-door dr-door-${place}`}
      focusable={
        turns
          ? words.door(room.position, words.darkRoom, words.place[place])
          : [words.door(room.position, name, words.place[place]), ...strikes].join('. ')
      }
      content={
        <>
          <strong>{name}</strong>
          {place === 'peeked' && <em className="dr-tip-mark"> {words.onlyYou}</em>}
          <p>{tip}</p>
          {known && <From of={known} />}
        </>
      }
    >
      <span className="dr-door-picture">
        <Doorway place={place} boss={boss} {...(known && { drawing: roomDrawings[known] })} />
        {place === 'passed' && <Icon of={checkMark} className="dr-door-mark" size="1.1rem" />}
        {place === 'peeked' && <Icon of={eye} className="dr-door-mark dr-door-eye" size="1.25rem" />}
        {known && <Mark of={known} />}
        {known && place !== 'passed' && (
          <span className="dr-door-badges" data-untold={turns || undefined}>
            {roomBadges(known, view.seats, lowBosses).map((badge) =>
              badge ? <Badge key={`${badge.kind}${badge.value}`} {...badge} size={26} /> : undefined,
            )}
          </span>
        )}
      </span>
      <span className="dr-door-name" data-untold={turns || undefined}>
        {name}
      </span>
    </Tip>
  );
}
