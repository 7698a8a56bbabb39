import type { Props } from '../props.ts';
import { Aims } from './Aims.tsx';
import { Maze } from './Maze.tsx';
import { Moment } from './Moment.tsx';
import './board.css';

/** The mine, and over it what everybody stops digging for. */
export function Board(props: Props) {
  return (
    <div className="sb" data-phase={props.view.phase}>
      {/* What turns over does so in the moment over the mine; the mine has it afterwards. */}
      <Maze {...props} view={props.told} />
      <Aims {...props} />
      <Moment {...props} />
    </div>
  );
}
