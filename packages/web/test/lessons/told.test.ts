import { gameIds } from '@mazmorra/catalogue';
import { type Chapter, judge } from '@mazmorra/lessons';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScreen } from '../../src/games/registry.ts';
import { openCourse, speechAt } from '../../src/lessons/course.ts';
import { hostPosition } from '../../src/local/position.ts';
import { randomBots } from '../../src/local/random-bots.ts';
import type { TableChange, TableClient } from '../../src/table/client.ts';
import { paceOf } from '../../src/table/pace.ts';
import { openStage } from '../../src/table/stage.ts';
import { loadBook } from '../../src/taught/books.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clock = {
  after(milliseconds: number, run: () => void) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Takes a chapter to its end with the first answer each step accepts; says what the coach replied too early. */
async function take(game: (typeof gameIds)[number], chapter: Chapter<unknown>, version: number) {
  const course = openCourse(chapter.steps, 0);
  const screen = await loadScreen(game);
  let tell: (change: TableChange) => void = () => undefined;
  const news: ((number: number) => void)[] = [(number) => course.paused(number)];
  const { host } = await hostPosition(
    { id: 'x', game, version, setting: chapter, name: 'Ana', given: [] },
    randomBots('x'),
    (change) => tell(structuredClone(change)),
    (one) => one.type === 'paused' && news[0]?.(one.number),
  );
  if (!host) throw new Error('the lesson cannot be opened');
  const client: TableClient = course.coached({
    kind: 'lesson',
    subscribe(listener) {
      tell = listener;
      void host.look(0);
      return () => undefined;
    },
    answer: ({ seat, number }, option) => host.answer(seat, option, number),
    takeBack: () => host.takeBack(),
    look: (viewer) => host.look(viewer),
    close: () => host.close(),
  });
  const stage = openStage(client, paceOf(screen), clock);
  const early: string[] = [];
  let answered = 0;
  const look = (): void => {
    const { playing, state } = stage.store.getState();
    const { reply, wrong } = speechAt(course.store.getState(), playing);
    // The answer counts one, whatever the others have answered since.
    if (reply && !wrong && (playing || (state?.number ?? 0) < answered)) early.push(reply.en);
  };
  stage.store.subscribe(look);
  course.store.subscribe(look);
  await vi.advanceTimersByTimeAsync(0);
  let replies = 0;
  for (let turns = 0; turns < 5000; turns++) {
    const { step: index } = course.store.getState();
    const step = chapter.steps[index];
    if (!step) break;
    const { playing, state } = stage.store.getState();
    if (!speechAt(course.store.getState(), playing).ready) {
      await vi.advanceTimersToNextTimerAsync();
      continue;
    }
    const right = step.quiz?.findIndex((choice) => choice.right) ?? -1;
    if (right >= 0) course.guess(right);
    else if (!step.answers) course.next();
    else {
      const { decision } = state ?? {};
      const option = decision?.options.find((name) => judge(step, name).right);
      if (!decision || !option) throw new Error(`step ${index} asks for what is not offered`);
      answered = (state?.number ?? 0) + 1;
      replies += 1;
      await client.answer(decision, option);
    }
  }
  const { step } = course.store.getState();
  stage.stop();
  host.close();
  return { early, replies, done: step === chapter.steps.length };
}

for (const game of gameIds)
  test(`${game}: the coach tells what an answer did when it has been shown, not before`, async () => {
    const book = await loadBook(game);
    if (!book) return;
    let replies = 0;
    for (const chapter of book.lesson.chapters) {
      const taken = await take(game, chapter, book.version);
      expect(taken.early).toEqual([]);
      expect(taken.done, chapter.title.en).toBe(true);
      replies += taken.replies;
    }
    expect(replies).toBeGreaterThan(3);
  });
