import { Picture } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { roomDrawings } from '../art/pictures.ts';
import { usePlay } from '../play.ts';

const levels = 5;
const rooms = 5;

/** A stair of five levels going down; the tool tip has every room of the way so far. */
export function Progress() {
  const { view, words } = usePlay();
  const said = `${words.levelOf(view.level, levels)}. ${words.roomOf(view.position, rooms)}`;
  return (
    <Tip className="dr-progress" focusable={said} content={<History />}>
      <span className="dr-progress-words" aria-hidden="true">
        <b>{words.levelOf(view.level, levels)}</b>
        <span>{words.roomOf(view.position, rooms)}</span>
      </span>
      <svg className="dr-stair" viewBox="0 0 100 44" aria-hidden="true">
        {Array.from({ length: levels }, (_, index) => {
          const state = index + 1 < view.level ? 'done' : index + 1 === view.level ? 'here' : 'ahead';
          const top = 2 + index * 8;
          return (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
              key={index}
              className={`dr-step-${state}`}
              d={`M${index * 20} ${top}h20v${44 - top}h-20z`}
            />
          );
        })}
        <circle
          className="dr-stair-you"
          cx={(view.level - 1) * 20 + 2.5 + (view.position - 1) * 3.75}
          cy={view.level * 8 - 10}
          r="3.4"
        />
      </svg>
    </Tip>
  );
}

function History() {
  const { view, text, words } = usePlay();
  const here = view.row.map(({ position, room }) => (position < view.position ? room : undefined));
  const rows: readonly (readonly (string | undefined)[])[] = [
    ...view.earlier.map((level) => level.rooms),
    here,
  ];
  return (
    <>
      <strong>{nameOf(text, view.levelCard)}</strong>
      <p>{tellOf(text, view.levelCard)}</p>
      <From of={view.levelCard} />
      <strong>{words.history}</strong>
      <ol className="dr-history">
        {rows.map((row, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
          <li key={level}>
            <span className="dr-history-level">{level + 1}</span>
            {row.map((room, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place
              <span key={index} className="dr-history-room" title={room && nameOf(text, room)}>
                {room !== undefined && room in roomDrawings && (
                  <Picture {...sign(room as keyof typeof roomDrawings)} />
                )}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

const sign = (room: keyof typeof roomDrawings) => {
  const { icon, tint } = roomDrawings[room];
  return { of: icon, tint };
};
