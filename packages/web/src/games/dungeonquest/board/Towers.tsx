import { towers } from '@mazmorra/dungeonquest';
import { Tip } from '../../../parts/Tip.tsx';
import { nameOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { usePlay } from '../play.ts';
import { at } from './place.ts';

const facing = ['north', 'east', 'south', 'west'];
/** Battlements all around. */
const merlons = Array.from({ length: 14 }, (_, index) => (index * 360) / 14);

/** The four corners: a round tower each, open to the day, with passages into the dungeon. */
export function Towers() {
  const { text, words } = usePlay();
  return towers.map((tower) => {
    const content = (
      <>
        <strong>{nameOf(text, tower.id)}</strong>
        <p>{words.towerTip}</p>
        <From of={tower.id} />
      </>
    );
    return (
      <div key={tower.id} className="dq-cell dq-tower" style={at(tower.cell)}>
        <Tip className="dq-cell-tip" content={content}>
          <svg className="dq-tile" viewBox="0 0 100 100" aria-hidden="true">
            <rect className="dq-rock" width="100" height="100" />
            {tower.passages.map((passage) => (
              <path
                key={passage}
                className="dq-tower-way"
                d="M34 50V0h32v50z"
                transform={`rotate(${facing.indexOf(passage) * 90} 50 50)`}
              />
            ))}
            <circle className="dq-tower-wall" cx="50" cy="50" r="43" />
            {merlons.map((angle) => (
              <rect
                key={angle}
                className="dq-tower-merlon"
                x="43"
                y="5"
                width="14"
                height="11"
                rx="1.5"
                transform={`rotate(${angle} 50 50)`}
              />
            ))}
            <circle className="dq-tower-floor" cx="50" cy="50" r="32" />
            <circle className="dq-tower-day" cx="50" cy="50" r="32" />
            <path
              className="dq-tower-stair"
              d="M50 50 50 20M50 50 76 35M50 50 76 65M50 50 50 80M50 50 24 65M50 50 24 35"
            />
            <path className="dq-tower-flag" d="M49 66V22l24 9-24 9" />
          </svg>
        </Tip>
      </div>
    );
  });
}
