import { cellAt } from '@mazmorra/dungeonquest';
import { Tip } from '../../../parts/Tip.tsx';
import * as dragon from '../art/dragon.ts';
import { From } from '../art/origin.tsx';
import { usePlay } from '../play.ts';
import { at } from './place.ts';
import './lair.css';

const NORTH = cellAt(6, 4);
const FLOOR = 'M34 0h32v9h25v24h9v34h-9v66h9v34h-9v24H66v9H34v-9H9v-24H0v-34h9V67H0V33h9V9h25z';

/** The Treasure Chamber in the middle of the dungeon: the dragon asleep on his gold, or awake. */
export function Lair() {
  const { view, beat, words } = usePlay();
  const awake = beat?.event.type === 'dragon-wakes' || view.doing.some(({ kind }) => kind === 'rage');
  const content = (
    <>
      <strong>{words.chamber}</strong>
      <p>{words.chamberTip}</p>
      <From of="treasure-chamber" />
    </>
  );
  return (
    <div className="dq-chamber" style={at(NORTH)} data-awake={awake || undefined}>
      <Tip className="dq-cell-tip" content={content}>
        <svg className="dq-chamber-art" viewBox="0 0 100 200" aria-hidden="true">
          <rect className="dq-chamber-wall" width="100" height="200" />
          <path className="dq-chamber-rim" d={FLOOR} />
          <path className="dq-chamber-floor" d={FLOOR} />
          <ellipse className="dq-hoard" cx="50" cy="102" rx="43" ry="84" />
          {dragon.coins.map(([cx, cy, r]) => (
            <circle key={`${cx} ${cy}`} className="dq-coin" cx={cx} cy={cy} r={r} />
          ))}
        </svg>
        <Dragon awake={awake} />
      </Tip>
    </div>
  );
}

function Dragon({ awake }: { readonly awake: boolean }) {
  return (
    <svg className="dq-dragon" viewBox="0 0 100 200" aria-hidden="true">
      <path className="dq-dragon-shade" d={dragon.body} />
      <path className="dq-dragon-ridge" d={dragon.ridge} />
      <path className="dq-dragon-body" d={dragon.body} />
      <path className="dq-dragon-belly" d={dragon.belly} />
      <path className="dq-dragon-wing" d={dragon.wing} />
      <path className="dq-dragon-bones" d={dragon.wingBones} />
      <g transform={dragon.headPlace}>
        <path className="dq-dragon-horn" d={dragon.horns} />
        <path className="dq-dragon-body" d={dragon.head} />
        <path className="dq-dragon-line" d={dragon.nostrils} />
        {awake ? (
          <g className="dq-dragon-eyes">
            <ellipse cx="9" cy="-4.6" rx="3.2" ry="1.8" />
            <ellipse cx="9" cy="4.6" rx="3.2" ry="1.8" />
          </g>
        ) : (
          <path className="dq-dragon-line" d={dragon.closedEyes} />
        )}
      </g>
    </svg>
  );
}
