import { at as item } from '@mazmorra/kernel';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { Tile } from '../art/Tile.tsx';
import { doingOf, halfShift, type Target } from '../model.ts';
import { usePlay } from '../play.ts';
import { at } from './place.ts';

/** What can be picked in the dungeon, as lights on it. */
export function Targets({ targets }: { readonly targets: readonly Target[] }) {
  const { view } = usePlay();
  const tile = doingOf(view, 'tile');
  const shares = (target: Target): boolean =>
    target.kind === 'teleport' && targets.some(({ kind, cell }) => kind === 'move' && cell === target.cell);
  return (
    <>
      {tile && !view.rooms.some(({ cell }) => cell === tile.cell) && (
        <div className="dq-cell dq-held" style={at(tile.cell)}>
          <Tile id={tile.tile} />
        </div>
      )}
      {targets.map((target) => (
        <Mark key={target.name} target={target} corner={shares(target)} />
      ))}
    </>
  );
}

const steps: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
/** An arrow stands across the edge of its cell, far enough out that four of them do not meet. */
const ARROW_REACH = 78;

const arrowAt = (direction: number): readonly [number, number] => {
  const [x, y] = item(steps, direction);
  return [x * ARROW_REACH, y * ARROW_REACH];
};

function Mark({ target, corner }: { readonly target: Target; readonly corner: boolean }) {
  const { view } = usePlay();
  const { kind, cell, direction, half, name } = target;
  const pointing = kind === 'face' || kind === 'servant';
  const [dx, dy] =
    direction !== undefined && pointing
      ? arrowAt(direction)
      : half === undefined
        ? [0, 0]
        : halfShift(view, cell, half);
  return (
    <div className="dq-target" data-kind={kind} data-corner={corner || undefined} style={at(cell, dx, dy)}>
      <OptionButton name={name} className="dq-target-button">
        {direction !== undefined && pointing ? (
          <span className="dq-target-arrow" style={{ transform: `rotate(${direction * 90}deg)` }} />
        ) : (
          <span className="dq-target-light" />
        )}
      </OptionButton>
    </div>
  );
}
