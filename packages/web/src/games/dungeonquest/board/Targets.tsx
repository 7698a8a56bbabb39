import { at } from '@mazmorra/kernel';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { Tile } from '../art/Tile.tsx';
import { doingOf, halfShift, placeOf, type Target } from '../model.ts';
import type { Props } from '../props.ts';

/** What can be picked on the map, as lights on it. */
export function Targets({ targets, ...props }: Props & { readonly targets: readonly Target[] }) {
  const { view } = props;
  const tile = doingOf(view, 'tile');
  const shares = (target: Target): boolean =>
    target.kind === 'teleport' && targets.some(({ kind, cell }) => kind === 'move' && cell === target.cell);
  return (
    <>
      {tile && !view.rooms.some(({ cell }) => cell === tile.cell) && (
        <div className="dq-cell dq-held" style={shift(tile.cell, 0, 0)}>
          <Tile id={tile.tile} />
        </div>
      )}
      {targets.map((target) => (
        <Mark key={target.name} target={target} corner={shares(target)} props={props} />
      ))}
    </>
  );
}

function shift(cell: number, dx: number, dy: number) {
  const { x, y } = placeOf(cell);
  return { transform: `translate(${x + dx}px, ${y + dy}px)` };
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
  const [x, y] = at(steps, direction);
  return [x * ARROW_REACH, y * ARROW_REACH];
};

function Mark({
  target,
  corner,
  props,
}: {
  readonly target: Target;
  readonly corner: boolean;
  readonly props: Props;
}) {
  const { kind, cell, direction, half, name } = target;
  const pointing = kind === 'face' || kind === 'servant';
  const [dx, dy] =
    direction !== undefined && pointing
      ? arrowAt(direction)
      : half === undefined
        ? [0, 0]
        : halfShift(props.view, cell, half);
  return (
    <div className="dq-target" data-kind={kind} data-corner={corner || undefined} style={shift(cell, dx, dy)}>
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
