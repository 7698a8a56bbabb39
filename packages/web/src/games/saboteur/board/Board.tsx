import { type Props, region, Told, usePlay } from '../play.ts';
import { Aims } from './Aims.tsx';
import { Maze } from './Maze.tsx';
import { Moment } from './Moment.tsx';
import './board.css';

/** The mine, and over it what everybody stops digging for. */
export const Board = region<Props>(() => {
  const play = usePlay();
  return (
    <div className="sb" data-phase={play.view.phase}>
      {/* What turns over does so in the moment over the mine; the mine has it afterwards. */}
      <Told>
        <Maze />
      </Told>
      <Aims />
      <Moment />
    </div>
  );
});
