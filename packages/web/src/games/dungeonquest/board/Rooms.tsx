import type { RoomView } from '@mazmorra/dungeonquest';
import { Tip } from '../../../parts/Tip.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { From, Mark } from '../art/origin.tsx';
import { Tile } from '../art/Tile.tsx';
import { cellName } from '../model.ts';
import { usePlay } from '../play.ts';
import { at } from './place.ts';

/** The rooms that are explored; the one that has just been turned up or turned stands out. */
export function Rooms() {
  const { view, beat } = usePlay();
  const event = beat?.event;
  const turned = event?.type === 'tile-turned' ? event.cell : -1;
  const fresh = event?.type === 'explored' ? event.cell : -1;
  return view.rooms.map((room) => (
    <Room key={room.cell} room={room} fresh={room.cell === fresh} turning={room.cell === turned} />
  ));
}

interface RoomProps {
  readonly room: RoomView;
  readonly fresh: boolean;
  readonly turning: boolean;
}

function Room({ room, fresh, turning }: RoomProps) {
  const { text } = usePlay();
  const content = (
    <>
      <strong>
        {nameOf(text, room.type)} · {cellName(room.cell)}
      </strong>
      <p>{tellOf(text, room.type)}</p>
      <From of={room.tile} />
    </>
  );
  return (
    <div
      className="dq-cell"
      style={at(room.cell)}
      data-fresh={fresh || undefined}
      data-turning={turning || undefined}
    >
      <Tip className="dq-cell-tip" content={content}>
        <Tile id={room.tile} entry={room.entry} />
        <Mark of={room.tile} />
      </Tip>
    </div>
  );
}
