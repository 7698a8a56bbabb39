import { useRef, useState } from 'preact/hooks';
import { useTable } from '../context.tsx';
import type { Box } from '../plane/camera.ts';
import { type GridPlace, walk } from './walk.ts';
import './grid.css';

/** One cell of a board as it is told to those who walk it by keyboard. */
export interface GridCell extends GridPlace {
  /** What lies there and what it is joined to, in whole sentences. */
  readonly said: string;
  /** Where it is on the plane, for the ring around the cell that has the focus. */
  readonly box: Box;
  /** The names of the options that are picked here. */
  readonly options?: readonly string[];
}

interface CellGridProps {
  readonly label: string;
  readonly cells: readonly GridCell[];
  /** Where the Tab key comes in at first. */
  readonly home: GridPlace;
}

const keyOf = ({ x, y }: GridPlace): string => `${x}:${y}`;

/**
 * The board as a grid for keyboard and screen reader: one stop of the Tab key, arrows walk from cell to cell, Enter picks what can
 * be picked there and then confirms it, the space bar goes through several options of one cell. It lies over the drawn board
 * and takes no clicks.
 */
export function CellGrid({ label, cells, home }: CellGridProps) {
  const { choice, text, names } = useTable();
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(keyOf(home));
  const here = cells.find((cell) => keyOf(cell) === at) ?? cells.find((cell) => keyOf(cell) === keyOf(home));
  const current = here ?? cells[0];
  if (!current) return;

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !current) return;
    const next = walk(cells, current, event.key);
    if (next) {
      setAt(keyOf(next));
      grid.current
        ?.querySelector<HTMLElement>(`[data-cell="${keyOf(next)}"]`)
        ?.focus({ preventScroll: true });
    } else if (!isWalking(event.key) && !pickAt(current, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Whether the key means something at this cell. */
  const pickAt = ({ options = [] }: GridCell, key: string): boolean => {
    const [first] = options;
    if (first === undefined || (key !== 'Enter' && key !== ' ')) return false;
    const picked = options.findIndex((name) => choice.isPicked(name));
    if (picked < 0) choice.pick(first);
    else if (key === 'Enter') choice.confirm();
    else if (options.length > 1) choice.pick(options[(picked + 1) % options.length] ?? first);
    return true;
  };

  const said = ({ said: what, options = [] }: GridCell): string =>
    [what, ...options.map((name) => `${text.option(name, names, choice.decision?.kind)}.`)].join(' ');

  return (
    // biome-ignore lint/a11y/useSemanticElements: the cells lie on a plane, not in a table
    <div ref={grid} role="grid" aria-label={label} className="cell-grid" onKeyDown={press} tabIndex={-1}>
      {rowsOf(cells).map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        <div key={row[0]?.y} role="row">
          {row.map((cell) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              key={keyOf(cell)}
              role="gridcell"
              tabIndex={cell === current ? 0 : -1}
              aria-label={said(cell)}
              aria-selected={cell.options?.some((name) => choice.isPicked(name)) ?? false}
              data-cell={keyOf(cell)}
              className="cell"
              style={placed(cell.box)}
              onFocus={() => setAt(keyOf(cell))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const isWalking = (key: string): boolean => key.startsWith('Arrow') || key === 'Home' || key === 'End';

const placed = ({ left, top, width, height }: Box) => ({
  transform: `translate(${left}px, ${top}px)`,
  width,
  height,
});

/** By rows from the top, each from the left. */
function rowsOf(cells: readonly GridCell[]): GridCell[][] {
  const rows = new Map<number, GridCell[]>();
  for (const cell of cells) rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell]);
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.x - b.x));
}
