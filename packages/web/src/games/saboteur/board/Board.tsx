import type { Props } from '../props.ts';
import { Notebook } from '../seats/Notebook.tsx';
import { Info } from './Info.tsx';
import { Maze } from './Maze.tsx';
import { Moment } from './Moment.tsx';
import './board.css';

/** The mine in the middle; beside it, or in a strip above it where there is no room, what everybody may count. */
export function Board(props: Props) {
  const { view, viewer } = props;
  // What turns over does so in the moment over the mine; the mine has it afterwards.
  const told = { ...props, view: props.told };
  return (
    <div className="sb" data-phase={view.phase}>
      <Info {...told} />
      <Maze {...told} />
      {typeof viewer === 'number' && (
        <aside className="sb-notes-side">
          <Notebook {...told} />
        </aside>
      )}
      <Moment {...props} />
    </div>
  );
}
