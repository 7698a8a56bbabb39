import { type GameEvent, type Json, type Step, seenBy } from '@mazmorra/kernel';
import { diffText } from '@mazmorra/protocol';
import type { AnyTable, TableViewer } from './updates.ts';

/** The events of a step with the state of the table at each but the last, so that every viewer can see the step move by move. */
export interface Film {
  readonly events: readonly GameEvent<unknown>[];
  readonly states: readonly unknown[];
}

/** Carries a step with several events out once more, from the state before it; nothing is decided by it. */
export function filmOf(table: AnyTable, step: Step<unknown>, before: unknown): Film | undefined {
  const { seat, events } = step;
  if (seat === undefined || before === undefined || events.length < 2) return undefined;
  const states: unknown[] = [];
  table.again(before, step, (state) => {
    if (states.length < events.length - 1) states.push(table.game.copy(state));
  });
  return { events, states };
}

/**
 * The events as a viewer sees them, as a JSON list. Each but the last has its view: as the change since the event before, or marked by a 1
 * as the change from the view after the step (`to`), whichever is shorter. The last one comes with the view after the step.
 */
export function filmText(
  table: AnyTable,
  { events, states }: Film,
  viewer: TableViewer,
  [from, to]: readonly [Json, Json],
): string {
  const seen = events.flatMap((event, place) => {
    const told = seenBy(event, viewer);
    return told ? [{ told, state: states[place] }] : [];
  });
  let was = from;
  const texts = seen.map(({ told: { rule, event }, state }, place) => {
    const pair = JSON.stringify([rule, event]);
    if (place === seen.length - 1) return pair;
    const view: Json = table.game.view(state, viewer);
    const change = diffText(was, view);
    was = view;
    if (change === '') return pair;
    const back = diffText(to, view) || '{}';
    return `${pair.slice(0, -1)},${change.length <= back.length + 2 ? change : `${back},1`}]`;
  });
  return `[${texts.join()}]`;
}
