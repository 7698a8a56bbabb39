import type { GameEvent, SeenEvent, Viewer } from './game.ts';

/**
 * The form of an event that a viewer gets, or `undefined`. A finished game laid open (`all`) shows the open form, or without one the first
 * private form, which tells all that the event is about.
 */
export function seenBy<E>(event: GameEvent<E>, viewer: Viewer): SeenEvent<E> | undefined {
  const form = formFor(event, viewer);
  return form === undefined ? undefined : { rule: event.rule, event: form };
}

function formFor<E>(event: GameEvent<E>, viewer: Viewer): E | undefined {
  if (viewer === 'spectator') return event.public;
  if (viewer === 'all') return event.open ?? Object.values(event.private ?? {})[0] ?? event.public;
  return event.private?.[viewer] ?? event.public;
}

export function allSeenBy<E>(events: readonly GameEvent<E>[], viewer: Viewer): SeenEvent<E>[] {
  return events.flatMap((event) => seenBy(event, viewer) ?? []);
}
