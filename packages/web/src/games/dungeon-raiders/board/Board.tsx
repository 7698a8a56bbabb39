import { type Props, region, usePlay } from '../play.ts';
import { Chamber } from './Chamber.tsx';
import { Doors } from './Doors.tsx';
import { useHeartbeat } from './heartbeat.ts';
import { Level } from './Moment.tsx';
import { Places } from './Places.tsx';
import { Progress } from './Progress.tsx';
import { Supply } from './Supply.tsx';
import './board.css';
import './corridor.css';
import './chamber.css';
import './numbers.css';
import './places.css';
import './moment.css';
import './reveal.css';

/** The corridor with the five doors of the level, and the room everybody stands in with the cards before them. */
export const Board = region<Props>(() => {
  const { view, beat, choice, turns, words } = usePlay();
  const { kind } = view.challenge;
  useHeartbeat(kind === 'boss' && choice.decision !== undefined);
  return (
    <div
      className={`dr-board dr-kind-${kind}`}
      data-board
      data-moment={beat?.event.type ?? 'calm'}
      style={{
        '--seats': view.seats,
        '--position': view.position,
        '--turn': `${(beat?.turning ?? 0) / Math.max(1, turns.length)}ms`,
      }}
    >
      <div className="dr-corridor">
        <Progress />
        <Doors />
        <Supply />
      </div>
      <section className="dr-chamber" aria-label={words.roomOf(view.position, 5)}>
        <Stone />
        <Chamber />
        <Places />
        {beat?.event.type === 'level-built' && <Level key={beat.id} level={beat.event.level} />}
      </section>
    </div>
  );
});

/** The back wall in blocks of sandstone, a floor of slabs that runs towards it, and the light of the room. */
function Stone() {
  return (
    <>
      <svg className="dr-masonry" aria-hidden="true">
        <defs>
          <pattern id="dr-blocks" width="120" height="64" patternUnits="userSpaceOnUse">
            <path d="M0 0h120M0 32h120M30 0v32M92 0v32M60 32v32M4 32v32" />
            <path className="dr-chips" d="M40 12l9 3M100 20l6-4M14 46l8 2M74 52l10-3M52 24l4 2" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#dr-blocks)" />
      </svg>
      <svg className="dr-floor" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="dr-floor-ground" d="M0 0h100v100H0z" />
        <path className="dr-floor-joints" d={JOINTS} />
      </svg>
      <div className="dr-glow-room" aria-hidden="true" />
      <div className="dr-dark" aria-hidden="true" />
    </>
  );
}

/** Joints of the floor: lines towards the middle of the wall, and rows that draw together in the distance. */
const JOINTS = [
  ...[-90, -50, -20, 5, 27, 50, 73, 95, 120, 150, 190].map((x) => `M${50 + (x - 50) * 0.45} 0L${x} 100`),
  ...[12, 30, 58].map((y) => `M0 ${y}H100`),
].join('');
