import { type GameId, gameIds } from '@mazmorra/catalogue';
import { at, type Names } from '@mazmorra/kernel';
import { wordsOf } from '@mazmorra/languages/node';
import { welcomeToTheDungeonTable } from '@mazmorra/languages/welcome-to-the-dungeon-table';
import { beforeAll, expect, test } from 'vitest';
import { loadLater } from '../../src/parts/later.ts';
import type { AnyScreen } from '../../src/table/contract.ts';
import { lineOf } from '../../src/table/lines.ts';
import { type Film, type Frame, filmOf } from '../support/film.ts';
import { wordsIn } from '../support/page-words.ts';

/* Nothing that a reveal will show is said, listed, counted or coloured before it was shown. */

/** What is known before: from which deck, which goal, what is tested, why dice are rolled. */
const OPEN: readonly string[] = ['deck', 'slot', 'attribute', 'for'];

/** The names of cards, rooms and monsters that an event shows. */
function namesIn(event: unknown, screen: Pick<AnyScreen, 'text'>): string[] {
  const { components } = screen.text('en');
  if (typeof event === 'string') return components[event] ? [components[event].name] : [];
  if (typeof event !== 'object' || event === null) return [];
  return Object.entries(event).flatMap(([key, part]) => (OPEN.includes(key) ? [] : namesIn(part, screen)));
}

/** Words of a verdict that stand in no line and are no name. */
const VERDICTS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  dungeonquest: [
    'Passed',
    'Failed',
    'The dragon wakes',
    'The dragon sleeps',
    'escape',
    'caught',
    'Night falls',
  ],
  saboteur: ['The treasure!', 'Only stone', 'Saboteur', 'Gold miner'],
};

/** The list of what has been seen of each kind of monster, which is on the board all the time. */
const listIn = (board: string, id: GameId): string =>
  id === 'welcome-to-the-dungeon'
    ? board.slice(board.lastIndexOf(wordsOf(welcomeToTheDungeonTable)('en').kinds))
    : '';

const seatsOf = (id: GameId): number => (id === 'saboteur' ? 5 : 4);

/** Each frame in which something turns over, with the frame before. */
function turningIn({ frames }: Film): readonly (readonly [before: Frame, turning: Frame])[] {
  return frames.flatMap((frame, place) => {
    const before = frames[place - 1];
    const turning = frame.staged.beat?.told === false && before?.staged.beat?.id !== frame.staged.beat.id;
    return before && turning ? [[before, frame] as const] : [];
  });
}

const lineFor = ({ staged }: Frame, screen: AnyScreen, names: Names): string | undefined =>
  staged.beat && lineOf(screen.text('en'), staged.beat, names);

beforeAll(loadLater);

for (const id of gameIds)
  test(`${id}: while something turns over, nothing on the page knows what it is`, async () => {
    const film = await filmOf(id, seatsOf(id), 'told');
    const { screen, names } = film;
    const turning = turningIn(film);
    expect(turning.length).toBeGreaterThan(5);
    for (const [before, frame] of turning) {
      const was = wordsIn(before, film);
      const is = wordsIn(frame, film);
      const { beat, log, said, talk } = frame.staged;
      const what = JSON.stringify(beat?.event);
      expect(is.rest, what).toBe(was.rest);
      expect(log, what).toBe(before.staged.log);
      expect(said, what).toBe(before.staged.said);
      expect(talk, what).toBe(before.staged.talk);
      const line = lineFor(frame, screen, names);
      if (line !== undefined) expect(is.board, what).not.toContain(line);
      expect(listIn(is.board, id), what).toBe(listIn(was.board, id));
      const secrets = [...namesIn(beat?.event, screen), ...(VERDICTS[id] ?? [])];
      for (const secret of secrets.filter((each) => !was.board.includes(each)))
        expect(is.board, what).not.toContain(secret);
    }
  });

for (const id of gameIds)
  test(`${id}: nothing that a later moment of the same step reveals is on the page before`, async () => {
    const film = await filmOf(id, seatsOf(id), 'later');
    const { frames, screen } = film;
    let checked = 0;
    for (const step of stepsOf(frames)) {
      const start = at(step, 0);
      const known = wordsIn(frames[frames.indexOf(start) - 1] ?? start, film);
      const shown = new Set<string>();
      step.forEach((frame, place) => {
        for (const name of namesIn(frame.staged.beat?.event, screen)) shown.add(name);
        const later = step
          .slice(place + 1)
          .filter(({ staged: { beat } }) => beat && screen.reveals?.(beat.event))
          .flatMap(({ staged: { beat } }) => namesIn(beat?.event, screen))
          .filter((name) => !shown.has(name) && !known.board.includes(name) && !known.rest.includes(name));
        if (later.length === 0) return;
        checked += 1;
        const { board, rest } = wordsIn(frame, film);
        for (const name of later)
          expect(`${board} ${rest}`, JSON.stringify(frame.staged.beat?.event)).not.toContain(name);
      });
    }
    // The others have no steps that reveal several things whose names were not on the page before.
    if (id === 'dungeon-raiders' || id === 'dungeonquest') expect(checked).toBeGreaterThan(5);
    if (id === 'welcome-to-the-dungeon') expect(checked, 'it has such steps now').toBe(0);
  });

/** The frames with a beat, one for each, by the step they belong to. */
function stepsOf(frames: readonly Frame[]): readonly (readonly Frame[])[] {
  const steps = new Map<number, Frame[]>();
  const seen = new Set<number>();
  for (const frame of frames) {
    const { beat } = frame.staged;
    if (!beat || seen.has(beat.id)) continue;
    seen.add(beat.id);
    steps.set(beat.number, [...(steps.get(beat.number) ?? []), frame]);
  }
  return [...steps.values()];
}
