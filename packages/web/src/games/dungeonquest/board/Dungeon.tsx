import type { RoomView, View } from '@mazmorra/dungeonquest';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Tip } from '../../../parts/Tip.tsx';
import { CellGrid } from '../../../table/grid/CellGrid.tsx';
import type { Box } from '../../../table/plane/camera.ts';
import { Plane, type PlaneHandle } from '../../../table/plane/Plane.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { From, Mark } from '../art/origin.tsx';
import { Tile } from '../art/Tile.tsx';
import {
  bounds,
  boxAround,
  boxOf,
  boxOfTarget,
  CELL,
  cellName,
  cellOfEvent,
  cellsToSee,
  heroToShow,
  placeOf,
  standing,
  targetsOf,
  waysOut,
} from '../model.ts';
import { type Props, wordsOf } from '../props.ts';
import { cellsOf, homeOf } from './cells.ts';
import { Chamber, Ground, Towers } from './Ground.tsx';
import { MiniMap } from './MiniMap.tsx';
import { placeMini } from './mini-place.ts';
import { Figure, TravelMarker } from './pieces.tsx';
import { Targets } from './Targets.tsx';
import { Markers, Tokens } from './Tokens.tsx';
import './dungeon.css';

interface Looked {
  readonly seen: Box;
  readonly scale: number;
}

/** The dungeon as a plane to look around on: it follows whoever acts. */
export function Dungeon(props: Props) {
  const { view, beat, choice } = props;
  const words = wordsOf(props);
  const plane = useRef<PlaneHandle>(null);
  const [{ seen, scale }, setSeen] = useState<Looked>({ seen: bounds, scale: 1 });
  const follow = useFollow(props);
  const own = askedCell(props);
  const targets = useMemo(
    () => targetsOf(choice.decision?.options.map(({ name }) => name) ?? [], own),
    [choice.decision, own],
  );
  const picks =
    choice.decision?.kind === 'DEC-CAT-SIDE'
      ? exitsOf(view, choice.decision.seat)
      : targets.map(({ cell }) => cell);
  useCloseLook(plane, props, own >= 0 && picks.length > 0 ? [...picks, own] : picks, seen);
  const place = placeMini({
    things: [...targets.map(boxOfTarget), ...[...picks, ...cellsToSee(view)].map((cell) => boxOf(cell))],
    seen,
    scale,
  });
  const turned = beat?.event.type === 'tile-turned' ? beat.event.cell : -1;
  const fresh = beat?.event.type === 'explored' ? beat.event.cell : -1;
  return (
    <Plane
      handle={plane}
      className="dq-plane"
      label={words.map}
      bounds={bounds}
      max={1.5}
      follow={follow}
      onMove={(now, drawn) => setSeen({ seen: now, scale: drawn })}
      overlay={
        !seesAll(seen) &&
        place && <MiniMap {...props} seen={seen} place={place} onSeeAll={() => plane.current?.seeAll()} />
      }
    >
      <Ground />
      <Towers {...props} />
      <Chamber {...props} />
      {view.rooms.map((room) => (
        <Room
          key={room.cell}
          room={room}
          props={props}
          fresh={room.cell === fresh}
          turning={room.cell === turned}
        />
      ))}
      <Markers {...props} />
      <Below {...props} />
      <Tokens {...props} />
      <Figures {...props} />
      <Targets {...props} targets={targets} />
      <CellGrid
        label={words.explored(view.rooms.length, view.tilesLeft)}
        cells={cellsOf(props, targets)}
        home={homeOf(own >= 0 ? own : (heroToShow(view, props.viewer)?.cell ?? -1))}
      />
    </Plane>
  );
}

const at = (cell: number) => {
  const { x, y } = placeOf(cell);
  return { transform: `translate(${x}px, ${y}px)` };
};

/** Where a hero below may come up. */
function exitsOf(view: View, seat: number): readonly number[] {
  const hero = view.heroes[seat];
  const ways = hero && waysOut(hero);
  return ways ? [...ways.left, ...ways.right] : [];
}

/** The cell of the hero who is asked: what arrows and halves belong to. */
function askedCell({ view, choice }: Props): number {
  const seat = choice.decision?.seat;
  if (seat === undefined) return -1;
  const tile = view.doing.findLast((one) => one.kind === 'tile');
  if (tile?.kind === 'tile' && choice.decision?.kind === 'DEC-TILE-TURN') return tile.cell;
  return view.heroes[seat]?.cell ?? -1;
}

/** Where the eye goes: to what just happened, otherwise to whoever's turn it is. */
function useFollow({ view, beat }: Props): Box | undefined {
  const happened = cellOfEvent(beat?.event);
  const cell = happened ?? view.heroes[view.active]?.cell ?? -1;
  return useMemo(() => (cell < 0 ? undefined : boxOf(cell, 0.8)), [cell]);
}

/**
 * It begins close to the action, near enough to read and tap; the small map shows the rest. What is to be picked comes to
 * the middle, clear of the small map and the plane's own buttons, unless the reader looks at everything anyway.
 */
function useCloseLook(
  plane: RefObject<PlaneHandle | null>,
  { choice, view }: Props,
  cells: readonly number[],
  seen: Box,
): void {
  const number = choice.decision?.number;
  const small = globalThis.innerWidth < 720;
  const active = view.heroes[view.active]?.cell ?? -1;
  const begun = active >= 0;
  // Before the plane knows its window there is nothing to look at.
  const placed = seen !== bounds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the first hero stands somewhere
  useEffect(() => {
    if (!placed || !begun) return;
    const box = cells.length > 0 ? boxToPick(cells, small) : boxOf(active, small ? 1.4 : 1.8);
    plane.current?.show(box, small ? 0.85 : 0.72);
  }, [begun, placed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision, not for each render
  useEffect(() => {
    if (!placed || number === undefined || cells.length === 0) return;
    if (small || !seesAll(seen)) plane.current?.show(boxToPick(cells, small), small ? 0.85 : 0.72);
  }, [number, placed]);
}

/** Around what is to be picked; with room for the plane's own buttons where it would fill a small screen. */
function boxToPick(cells: readonly number[], small: boolean): Box {
  const box = boxAround(cells, 0.5);
  const side = small && box.width > 6 * CELL ? 3 * CELL : 0;
  return { ...box, width: box.width + side };
}

const seesAll = ({ width, height }: Box): boolean => width >= bounds.width && height >= bounds.height * 0.98;

interface RoomProps {
  readonly room: RoomView;
  readonly props: Props;
  readonly fresh: boolean;
  readonly turning: boolean;
}

function Room({ room, props, fresh, turning }: RoomProps) {
  const { text } = props;
  return (
    <div
      className="dq-cell"
      style={at(room.cell)}
      data-fresh={fresh || undefined}
      data-turning={turning || undefined}
    >
      <Tip
        className="dq-cell-tip"
        content={
          <>
            <strong>
              {nameOf(text, room.type)} · {cellName(room.cell)}
            </strong>
            <p>{tellOf(text, room.type)}</p>
            <From of={room.tile} />
          </>
        }
      >
        <Tile id={room.tile} entry={room.entry} />
        <Mark of={room.tile} />
      </Tip>
    </div>
  );
}

/** Heroes on their spaces; the one whose turn it is stands in the light. */
function Figures(props: Props) {
  const { view, text, names } = props;
  return view.heroes.map((hero) => {
    if (hero.cell < 0 || hero.fate === 'left') return undefined;
    const { x, y } = standing(view, hero);
    return (
      <div
        key={hero.seat}
        className="dq-piece"
        data-anchor={`hero:${hero.seat}`}
        data-active={hero.seat === view.active || undefined}
        data-dead={hero.fate === 'dead' || undefined}
        style={{ transform: `translate(${x - 30}px, ${y - 30}px)` }}
      >
        <Tip
          className="dq-cell-tip"
          content={
            <>
              <strong>
                {names.seat(hero.seat)}
                {hero.hero !== undefined && ` · ${nameOf(text, hero.hero)}`}
              </strong>
              {hero.hero !== undefined && <From of={hero.hero} />}
            </>
          }
        >
          {hero.below ? <TravelMarker hero={hero} /> : <Figure hero={hero} />}
        </Tip>
      </div>
    );
  });
}

/** For heroes below: how far the way leads, and where the die would bring them up. */
function Below(props: Props) {
  const { view, beat } = props;
  const words = wordsOf(props);
  return view.heroes.map((hero) => {
    const asked = view.asked?.decision;
    const choosing = (asked === 'DEC-CAT-DIR' || asked === 'DEC-TILE-TURN') && hero.seat === view.active;
    const ways = hero.fate === 'inside' && !choosing ? waysOut(hero) : undefined;
    if (!ways) return undefined;
    const shown = beat?.told ? beat.event : undefined;
    const taken = shown?.type === 'way-out' && shown.seat === hero.seat ? shown.to : -1;
    const exits = [...new Set([...ways.left, ...ways.right])];
    return (
      <div key={hero.seat} className="dq-below" aria-hidden="true">
        {/* Left and right are the hero's, who looks along this arrow. */}
        {ways.ahead !== hero.cell && (
          <span className="dq-exit dq-exit-ahead" style={at(ways.ahead)}>
            <span style={{ rotate: `${(hero.below?.facing ?? 0) * 90}deg` }}>↑</span>
          </span>
        )}
        {exits.map((cell) => (
          <span key={cell} className="dq-exit" data-taken={cell === taken || undefined} style={at(cell)}>
            {[1, 2, 3, 4, 5, 6]
              .filter((roll) => ways.left[roll - 1] === cell)
              .map((roll) => words.leftOn(roll))
              .slice(0, 1)}
            {[1, 2, 3, 4, 5, 6]
              .filter((roll) => ways.right[roll - 1] === cell)
              .map((roll) => words.rightOn(roll))
              .slice(0, 1)}
          </span>
        ))}
      </div>
    );
  });
}
