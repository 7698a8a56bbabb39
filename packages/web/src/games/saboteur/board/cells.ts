import type { GoalView, MazeView } from '@mazmorra/saboteur';
import type { GridCell } from '../../../table/grid/CellGrid.tsx';
import { nameOf } from '../art/cards.tsx';
import { boxAt, type Cell, type Place, sidesOf } from '../model.ts';
import type { Play } from '../play.ts';
import type { Selection } from '../selection.ts';

/**
 * The mine cell by cell, for the keyboard and for those who do not see it: the cards that lie there, the goals, and the empty places
 * where a tunnel ends or the card held up fits.
 */
export function cellsOf(play: Play, places: readonly Place[], selection: Selection): GridCell[] {
  const { view } = play;
  const told = new Map<string, GridCell>();
  const add = ({ x, y }: Cell, said: string, options: readonly string[] = []): void => {
    const offered = options.filter((name) => play.choice.offers(name));
    told.set(`${x}:${y}`, { x, y, said, box: boxAt(x, y), options: offered });
  };
  for (const cell of view.frontier) add(cell, emptyWords(cell, play));
  for (const place of places) add(place, emptyWords(place, play), waysAt(place, selection));
  for (const goal of view.goals)
    if (goal.rotation === undefined)
      add(goal, goalWords(goal, play), selection.card === 'map' ? [`map:${goal.slot}`] : []);
  for (const card of view.maze)
    add(card, cardWords(card, play), selection.card === 'rockfall' ? [`rockfall:${card.x}:${card.y}`] : []);
  return [...told.values()];
}

/** As the card is held first. */
function waysAt({ ways }: Place, { rotation }: Selection): string[] {
  return [ways[rotation], ways[rotation === 0 ? 180 : 0]].filter((name) => name !== undefined);
}

const UP_FIRST = ['up', 'right', 'down', 'left'] as const;

function cardWords(card: MazeView, play: Play): string {
  const { text, names } = play;
  const words = play.words;
  const dead = card.card.startsWith('dead-');
  const sides = sidesOf(play.view, card).map(({ side, open, meets }) => {
    const way = words.sides[UP_FIRST[side]];
    if (!open) return undefined;
    if (meets === 'goal') return words.cell.goal(way);
    if (meets === undefined) return words.cell.nothing(way);
    return meets.open ? words.cell.joins(way, nameOf(text, meets.card)) : words.cell.blocked(way);
  });
  return [
    `${words.cell.at(card.x, card.y)}: ${nameOf(text, card.card)}.`,
    ...sides.filter((line) => line !== undefined),
    ...(!card.joined && !dead ? [words.cell.cutOff] : []),
    ...(card.seat === undefined ? [] : [words.laidBy(names.seat(card.seat), names.own === card.seat)]),
  ].join(' ');
}

/** An empty place: the tunnels that come to it. */
function emptyWords(cell: Cell, play: Play): string {
  const words = play.words;
  const sides = sidesOf(play.view, cell).flatMap(({ side, meets }) =>
    meets !== undefined && meets !== 'goal' && meets.open
      ? [words.cell.from(words.sides[UP_FIRST[side]], nameOf(play.text, meets.card))]
      : meets === 'goal'
        ? [words.cell.goal(words.sides[UP_FIRST[side]])]
        : [],
  );
  return [`${words.cell.at(cell.x, cell.y)}: ${words.cell.empty}`, ...sides].join(' ');
}

function goalWords(goal: GoalView, play: Play): string {
  const { text, names } = play;
  const words = play.words;
  const known =
    goal.card === 'hidden' ? words.goalHidden : words.goalKnown(nameOf(text, goal.card), goal.known);
  return [
    `${words.cell.at(goal.x, goal.y)}: ${nameOf(text, goal.slot)}.`,
    known,
    ...(goal.lookedBy.length > 0 ? [words.lookedBy(goal.lookedBy, names)] : []),
  ].join(' ');
}
