import type { CardId, Event, MazeView, PathCardId, Rotation, View } from '@mazmorra/saboteur';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Tip } from '../../../parts/Tip.tsx';
import { CellGrid } from '../../../table/grid/CellGrid.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { around, type Box, isWithin } from '../../../table/plane/camera.ts';
import { Plane, type PlaneHandle } from '../../../table/plane/Plane.tsx';
import { nameOf, tellOf } from '../art/cards.tsx';
import { From, Mark } from '../art/origin.tsx';
import { Tile } from '../art/Tile.tsx';
import { boundsOf, boxAround, boxAt, type Cell, placesFor, wholeCells } from '../model.ts';
import { optionNames, usePlay } from '../play.ts';
import { useSelection } from '../selection.ts';
import { cellStyle } from './cell.ts';
import { cellsOf } from './cells.ts';
import { Goals } from './Goals.tsx';
import { Lanterns } from './Lanterns.tsx';
import { Places } from './Places.tsx';
import './maze.css';

/** Where the event on the screen happened. */
function placeOf(event: Event | undefined): Box | undefined {
  if (event?.type !== 'path-played' && event?.type !== 'rockfall' && event?.type !== 'goal-turned')
    return undefined;
  return boxAt(event.x, event.y);
}

/** The same box where nothing has changed, so that nothing is drawn again while the camera moves. */
const kept = (before: Box, now: Box): Box => (isWithin(before, now) && isWithin(now, before) ? before : now);

/** The cells in view, to count by and to dig in: those that the camera stands on, and what the window has room for beside them. */
const fieldStyle = ({ left, top, width, height }: Box) => ({
  transform: `translate(${left}px, ${top}px)`,
  width,
  height,
});

const NONE: readonly Cell[] = [];

/** What the camera stands on: it steps back when the mine outgrows it, and stays there for the round also when rocks fall. */
function useGrownBounds(view: View): Box {
  const kept = useRef<{ readonly round: number; readonly bounds: Box }>();
  return useMemo(() => {
    const now = boundsOf(view);
    const before = kept.current?.round === view.round ? kept.current.bounds : now;
    const bounds = isWithin(now, before) ? before : around(now, before);
    kept.current = { round: view.round, bounds };
    return bounds;
  }, [view]);
}

/** Where the start card lies. */
const START: Cell = { x: 0, y: 0 };

/** The maze as a plane that grows, and the same as a grid for the keyboard. */
export function Maze() {
  const play = usePlay();
  const { view, beat, choice, last, words } = play;
  const selection = useSelection(choice);
  const bounds = useGrownBounds(view);
  const [cells, seeCells] = useState<Box>(bounds);
  const event = beat?.event;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat is followed once
  const follow = useMemo(() => placeOf(event), [beat?.id]);
  const lit = useLitPlace(last?.event);
  const places = selection.card === undefined ? [] : placesFor(optionNames(play), selection.card);
  const plane = useRef<PlaneHandle>(null);
  useCloserLook(plane, selection.card, targetsOf(view, selection.card, places));
  return (
    <Plane
      handle={plane}
      className="sb-plane"
      label={words.maze}
      bounds={bounds}
      follow={follow}
      surface="inside"
      onMove={(seen) => seeCells((before) => kept(before, wholeCells(seen)))}
    >
      <div className="sb-field" data-board style={fieldStyle(around(bounds, cells))} />
      <Lanterns ends={places.length > 0 ? NONE : view.frontier} at={lit ?? START} />
      {view.maze.map((card) => (
        <Laid
          key={`${card.x}:${card.y}`}
          card={card}
          falling={selection.card === 'rockfall'}
          fresh={lit?.x === card.x && lit.y === card.y}
          arriving={
            follow !== undefined && event?.type === 'path-played' && event.x === card.x && event.y === card.y
          }
        />
      ))}
      <Goals looking={selection.card === 'map'} />
      {event?.type === 'rockfall' && (
        <Crumbling key={beat?.id} card={event.card} x={event.x} y={event.y} rotation={event.rotation} />
      )}
      {lit && !view.maze.some(({ x, y }) => x === lit.x && y === lit.y) && (
        <span className="sb-cell sb-lit" style={cellStyle(lit.x, lit.y)} />
      )}
      {event?.type === 'path-played' && (
        <span className="sb-cell sb-anchor" data-anchor="maze-event" style={cellStyle(event.x, event.y)} />
      )}
      <Places places={places} selection={selection} />
      <CellGrid
        label={words.mazeRead(view.maze.length, view.cutOff)}
        cells={cellsOf(play, places, selection)}
        home={places[0] ?? START}
      />
    </Plane>
  );
}

/**
 * The place that the last line of the log speaks of: log lines name no coordinates, so it stays lit until something
 * else is laid, falls or is turned up. Drawing a card afterwards does not put it out.
 */
function useLitPlace(event: Event | undefined): Cell | undefined {
  const lit = useRef<Cell>();
  if (event?.type === 'path-played' || event?.type === 'rockfall' || event?.type === 'goal-turned')
    lit.current = { x: event.x, y: event.y };
  else if (event !== undefined && event.type !== 'drew' && event.type !== 'turn') lit.current = undefined;
  return lit.current;
}

/** Where something can be done with the card held up. */
function targetsOf(view: View, card: CardId | undefined, places: readonly Cell[]): readonly Cell[] {
  if (card === 'map') return view.goals;
  return card === 'rockfall' ? view.maze : places;
}

/** So large a finger hits a tile: places are never smaller for it, though some be out of view. A mouse hits smaller ones. */
const tappable = 0.46;
const clickable = 0.34;
const air = 0.1;

/** On a small screen: closer to the places of the card held up, and back to the whole mine afterwards. */
function useCloserLook(
  plane: RefObject<PlaneHandle | null>,
  card: CardId | undefined,
  targets: readonly Cell[],
): void {
  const closer = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every card held up, wherever it is turned or picked
  useEffect(() => {
    if (card !== undefined && targets.length > 0) {
      const least = matchMedia('(pointer: coarse)').matches ? tappable : clickable;
      if (plane.current?.enlarge(boxAround(targets, air), tappable, least)) closer.current = true;
    } else if (closer.current) {
      closer.current = false;
      plane.current?.seeAll();
    }
  }, [card]);
}

interface LaidProps {
  readonly card: MazeView;
  readonly falling: boolean;
  readonly fresh: boolean;
  readonly arriving: boolean;
}

function Laid({ card, falling, fresh, arriving }: LaidProps) {
  const { text, names, choice, words } = usePlay();
  const dead = card.card.startsWith('dead-');
  const tile = <Tile id={card.card} rotation={card.rotation} state={card.joined || dead ? 'lit' : 'cut'} />;
  const name = `rockfall:${card.x}:${card.y}`;
  const target = falling && choice.offers(name);
  const tip = (
    <>
      <strong>{nameOf(text, card.card)}</strong>
      <p>{tellOf(text, card.card)}</p>
      {!card.joined && !dead && <p>{words.cutOff}</p>}
      {card.seat !== undefined && <p>{words.laidBy(names.seat(card.seat), names.own === card.seat)}</p>}
      <From of={card.card} />
    </>
  );
  return (
    <div
      className="sb-cell"
      style={cellStyle(card.x, card.y)}
      data-fresh={fresh || undefined}
      data-arriving={arriving || undefined}
    >
      {target ? (
        <OptionButton name={name} className="sb-falling">
          {tile}
        </OptionButton>
      ) : (
        <Tip content={tip} className="sb-tip">
          {tile}
          <Mark of={card.card} />
        </Tip>
      )}
    </div>
  );
}

interface CrumblingProps {
  readonly card: PathCardId;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** A card that a rockfall has just taken: still seen while it breaks. */
function Crumbling({ card, x, y, rotation }: CrumblingProps) {
  return (
    <div className="sb-cell" style={cellStyle(x, y)} data-anchor="maze-event">
      <span className="sb-crumbling">
        <Tile id={card} rotation={rotation} state="cut" />
      </span>
    </div>
  );
}
