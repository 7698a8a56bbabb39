import chest from 'icon:open-treasure-chest';
import { type CardId, type Challenge, ROOMS } from '@mazmorra/dungeon-raiders';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Icon, Picture } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { Doorway } from '../art/Doorway.tsx';
import { From, Mark } from '../art/origin.tsx';
import { cardDrawings, roomDrawings } from '../art/pictures.ts';
import { fightWords } from '../fight-words.ts';
import { type Laid, openValues, valueIn } from '../model.ts';
import type { Words } from '../words/words.ts';
import type { Props } from './Board.tsx';
import { Ladder } from './Ladder.tsx';
import { Meter } from './Meter.tsx';

export type RoomProps = Props & { readonly laid: readonly Laid[]; readonly words: Words };

/** The room itself: its picture, its name, and its numbers for this many players. */
export function CurrentRoom(props: RoomProps) {
  const { view, text, words, beat } = props;
  const { room, challenge } = view;
  const event = beat?.event;
  const entered = event?.type === 'room-entered';
  const struck = event?.type === 'attacked' && event.seats.length > 0;
  const fallen = event?.type === 'fought' && event.defeated;
  const told = tellOf(text, room);
  return (
    <>
      <div
        className={`dr-scene ${struck ? 'dr-strikes' : ''} ${fallen ? 'dr-fallen' : ''} ${entered ? 'dr-entered' : ''}`}
        data-anchor="dr-room"
        key={`${view.level}.${view.position}`}
      >
        <Doorway place="current" drawing={roomDrawings[room]} boss={challenge.kind === 'boss'} torches />
      </div>
      {/* Who has just stepped in sees the room before its name and numbers. */}
      <div className="dr-plaque" data-untold={(entered && !beat?.told) || undefined}>
        <header className="dr-plaque-head">
          <h2>
            <Tip
              focusable={`${nameOf(text, room)}: ${words.kind[challenge.kind]}`}
              content={
                <>
                  <strong>{nameOf(text, room)}</strong>
                  <p>{told}</p>
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
          <Twists {...props} />
        </header>
        <Numbers {...props} challenge={challenge} />
        {(challenge.kind === 'monster' || challenge.kind === 'boss') && (
          <p className="unseen">
            {fightWords(
              room,
              { seats: view.seats, lowBosses: props.info.variants['bossStrength'] === 16 },
              words,
            ).join('. ')}
            .
          </p>
        )}
      </div>
    </>
  );
}

function Numbers(props: RoomProps & { readonly challenge: Challenge }) {
  const { challenge, view, laid, words, choice } = props;
  const values = openValues(view, laid);
  const picked = pickedValue(props);
  switch (challenge.kind) {
    case 'treasure':
      return <Chests chests={challenge.chests} words={words} />;
    case 'monster':
    case 'boss':
      return (
        <Meter
          challenge={challenge}
          view={view}
          values={values}
          picked={picked}
          words={words}
          key={choice.decision?.number}
        />
      );
    case 'vault':
      return (
        <Ladder kind="vault" gifts={challenge.gifts} values={values} picked={picked} {...shared(props)} />
      );
    case 'trap':
      return (
        <Ladder
          kind="trap"
          challenge={challenge}
          values={values}
          picked={picked}
          aside={<Targets {...props} challenge={challenge} />}
          {...shared(props)}
        />
      );
  }
}

/** Whom the trap would hit as things stand. */
function Targets({
  challenge: { target, targets },
  words,
  names,
}: RoomProps & { readonly challenge: Extract<Challenge, { kind: 'trap' }> }) {
  return (
    <span className="dr-targets">
      <span className="dr-targets-word">
        {target === 'most-coins' ? words.richestNow : words.healthiestNow}:
      </span>
      {targets.map((seat) => (
        <span key={seat} className="dr-target">
          <Crest seat={seat} size={20} /> <span className="dr-target-name">{names.seat(seat)}</span>
        </span>
      ))}
    </span>
  );
}

const shared = ({ view, text, words }: RoomProps) => ({ view, text, words });

/** What the picked card would count, so that meters and ladders can show it before it is played. */
function pickedValue({ choice, view }: RoomProps): number | undefined {
  const name = choice.picked?.name;
  return name?.startsWith('play:') ? valueIn(view.room, name.slice('play:'.length) as CardId) : undefined;
}

function Chests({ chests, words }: { readonly chests: readonly number[]; readonly words: Words }) {
  return (
    <ul className="dr-chests">
      {chests.map((coins, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: first and second chest
        <li key={index} data-anchor={`dr-chest-${index + 1}`}>
          <span className="dr-chest-picture">
            <Picture of={chest} tint="gold" />
            <Badge kind="coins" value={coins} label={words.coins(coins)} size={index === 0 ? 46 : 38} />
          </span>
          <span>{index === 0 ? words.highestCard : words.secondCard}</span>
        </li>
      ))}
    </ul>
  );
}

/** What makes a boss different, in signs with words. */
function Twists({ view, text, words }: RoomProps) {
  const room = ROOMS[view.room];
  if (room.kind === 'monster' || room.kind === 'trap') {
    return <span className="dr-kind">{words.kind[room.kind]}</span>;
  }
  // Treasures and vaults bear their kind in their name.
  if (room.kind !== 'boss') return;
  const changed = Object.entries(room.valueOverrides);
  return (
    <span className="dr-twists">
      {room.attackTarget === 'highest' && <span className="dr-twist">{words.attacks.highest}</span>}
      {room.highestReward > 0 && (
        <span className="dr-twist">
          <Badge kind="coins" value={room.highestReward} size={24} /> {words.highestCard}
        </span>
      )}
      {room.escapeItem && (
        <span className="dr-twist">
          <Icon of={cardDrawings[room.escapeItem].icon} /> {words.escapesWith(nameOf(text, room.escapeItem))}
        </span>
      )}
      {changed.length > 0 && (
        <span className="dr-twist">
          {changed.map(([card, value]) => words.countsAs(nameOf(text, card), value ?? 0)).join(' · ')}
        </span>
      )}
      {changed.length === 0 &&
        room.attackTarget === 'lowest' &&
        room.highestReward === 0 &&
        !room.escapeItem && <span className="dr-kind">{words.kind.boss}</span>}
    </span>
  );
}
