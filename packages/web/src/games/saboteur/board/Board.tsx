import type { Props } from '../props.ts';
import { Notebook } from '../seats/Notebook.tsx';
import { Info } from './Info.tsx';
import { Maze } from './Maze.tsx';
import { Moment } from './Moment.tsx';
import './board.css';

/** The mine in the middle; beside it, or in a strip above it where there is no room, what everybody may count. */
export function Board(props: Props) {
  const { view, viewer } = props;
  return (
    <div className="sb" data-phase={view.phase}>
      <Info {...props} />
      <Maze {...props} />
      {typeof viewer === 'number' && (
        <aside className="sb-notes-side">
          <Notebook {...props} />
        </aside>
      )}
      <Moment {...props} />
    </div>
  );
}
