import type { View } from '@mazmorra/dungeonquest';
import { useMemo, useRef } from 'preact/hooks';
import { CellGrid } from '../../../table/grid/CellGrid.tsx';
import type { Box } from '../../../table/plane/camera.ts';
import { Plane, type PlaneHandle } from '../../../table/plane/Plane.tsx';
import { bounds, boxOf, cellOfEvent, heroToShow, targetsOf, waysOut } from '../model.ts';
import { type Play, usePlay } from '../play.ts';
import { cellsOf, homeOf } from './cells.ts';
import { Exits } from './Exits.tsx';
import { Figures } from './Figures.tsx';
import { Ground } from './Ground.tsx';
import { Lair } from './Lair.tsx';
import { Light } from './Light.tsx';
import { Rooms } from './Rooms.tsx';
import { useSight, useSightOf } from './sight.ts';
import { Targets } from './Targets.tsx';
import { Markers, Tokens } from './Tokens.tsx';
import { Towers } from './Towers.tsx';
import { Trails } from './Trails.tsx';
import './dungeon.css';

/** The dungeon seen from above: what is explored of it, in the light of the torches. */
export function Dungeon() {
  const play = usePlay();
  const { view, choice, words } = play;
  const plane = useRef<PlaneHandle>(null);
  const asked = askedCell(play);
  const targets = useMemo(() => targetsOf(choice.decision?.options ?? [], asked), [choice.decision, asked]);
  useSightOf(plane, {
    decision: choice.decision?.number,
    cells: cellsToSee(play, targets, asked),
    under: choice.decision?.kind === 'DEC-CAT-SIDE',
  });
  return (
    <Plane
      handle={plane}
      className="dq-plane"
      label={words.map}
      bounds={bounds}
      max={1.5}
      follow={useFollow(play)}
      onMove={(seen, scale) => useSight.setState({ seen, scale })}
    >
      <Ground />
      <Towers />
      <Lair />
      <Rooms />
      <Trails />
      <Markers />
      <Light />
      <Exits />
      <Tokens />
      <Figures />
      <Targets targets={targets} />
      <CellGrid
        label={words.explored(view.rooms.length, view.tilesLeft)}
        cells={cellsOf(play, targets)}
        home={homeOf(asked >= 0 ? asked : (heroToShow(view, play.viewer)?.cell ?? -1))}
      />
    </Plane>
  );
}

/** What must be in view while something is asked: where one can go, and the hero who is asked; else whoever acts. */
function cellsToSee(
  { view, choice }: Play,
  targets: readonly { readonly cell: number }[],
  asked: number,
): readonly number[] {
  const picks =
    choice.decision?.kind === 'DEC-CAT-SIDE'
      ? exitsOf(view, choice.decision.seat)
      : targets.map(({ cell }) => cell);
  const active = view.heroes[view.active]?.cell ?? -1;
  return [...picks, picks.length > 0 ? asked : active].filter((cell) => cell >= 0);
}

/** Where a hero below may come up. */
function exitsOf(view: View, seat: number): readonly number[] {
  const hero = view.heroes[seat];
  const ways = hero && waysOut(hero);
  return ways ? [ways.ahead, ...ways.left, ...ways.right] : [];
}

/** The cell of the hero who is asked: what arrows and halves belong to. */
function askedCell({ view, choice }: Play): number {
  const seat = choice.decision?.seat;
  if (seat === undefined) return -1;
  const tile = view.doing.findLast((one) => one.kind === 'tile');
  if (tile?.kind === 'tile' && choice.decision?.kind === 'DEC-TILE-TURN') return tile.cell;
  return view.heroes[seat]?.cell ?? -1;
}

/** Where the eye goes: to what just happened, otherwise to whoever's turn it is. */
function useFollow({ view, beat }: Play): Box | undefined {
  const cell = cellOfEvent(beat?.event) ?? view.heroes[view.active]?.cell ?? -1;
  return useMemo(() => (cell < 0 ? undefined : boxOf(cell, 0.8)), [cell]);
}
