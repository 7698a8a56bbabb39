import { LANGUAGES } from '@mazmorra/kernel';
import type { Lesson, Said, Step } from '@mazmorra/lessons';
import { describe, expect, test } from 'vitest';
import { openCourse, placeIn } from '../../src/lessons/course.ts';
import type { OfferedDecision, TableClient } from '../../src/table/client.ts';

const said = (text: string) => Object.fromEntries(LANGUAGES.map((language) => [language, text])) as Said;

const steps: readonly Step[] = [
  { say: said('Read.') },
  {
    say: said('Play a 5.'),
    answers: { 'play:5': said('Well done.') },
    wrong: { 'play:1': said('Too low.') },
  },
  {
    say: said('Who?'),
    quiz: [
      { choice: said('A'), right: false, reply: said('No.') },
      { choice: said('B'), right: true, reply: said('Yes.') },
    ],
  },
  { say: said('Play on.'), answers: { '*': said('Good.') } },
];

const decision: OfferedDecision = {
  seat: 0,
  kind: 'X',
  number: 0,
  optional: false,
  options: ['play:1', 'play:2', 'play:5'],
};

function taught() {
  const taken: string[] = [];
  const client: TableClient = {
    kind: 'lesson',
    subscribe: () => () => undefined,
    answer: async (_, option) => {
      taken.push(option);
      return { ok: true };
    },
    takeBack: async () => ({ ok: true }),
    look: async () => undefined,
    close: () => undefined,
  };
  const course = openCourse(steps, 0);
  return { course, table: course.coached(client), taken };
}

describe('a course', () => {
  test('takes only the answers of its step and says something to each', async () => {
    const { course, table, taken } = taught();
    course.next();
    expect(await table.answer(decision, 'play:1')).toEqual({ ok: false, reason: { code: 'coached' } });
    expect(course.store.getState()).toMatchObject({ step: 1, wrong: true, reply: said('Too low.') });
    expect(await table.answer(decision, 'play:2')).toMatchObject({ ok: false });
    expect(course.store.getState().reply, 'without a word for it the step is said again').toEqual(
      said('Play a 5.'),
    );
    expect(taken).toEqual([]);
    expect(await table.answer(decision, 'play:5')).toEqual({ ok: true });
    expect(course.store.getState()).toMatchObject({ step: 2, wrong: false, reply: said('Well done.') });
    expect(taken).toEqual(['play:5']);
  });

  test('goes on after the right guess alone', () => {
    const { course } = taught();
    course.store.setState({ step: 2 });
    course.guess(0);
    expect(course.store.getState()).toMatchObject({ step: 2, wrong: true });
    course.guess(1);
    expect(course.store.getState()).toMatchObject({ step: 3, reply: said('Yes.') });
  });

  test('takes everything when all steps are over', async () => {
    const { course, table, taken } = taught();
    course.store.setState({ step: steps.length });
    await table.answer(decision, 'play:1');
    expect(taken).toEqual(['play:1']);
  });
});

describe('the place at which a reader goes on', () => {
  const lesson: Lesson<unknown> = {
    chapters: [{ title: said('One'), position: {}, steps }],
    end: said('The end.'),
  };

  test('is where they left', () => {
    const at = { chapter: 0, step: 2, given: [[0, 'play:5'] as const] };
    expect(placeIn(lesson, at)).toEqual(at);
  });

  test('is found from the answers when the step does not fit them', () => {
    const given = [[0, 'play:5'] as const, [1, 'play:2'] as const];
    expect(placeIn(lesson, { chapter: 0, step: 1, given }).step).toBe(2);
  });

  test('is the beginning when the lesson has no such chapter', () => {
    expect(placeIn(lesson, { chapter: 4, step: 0, given: [] })).toEqual({ chapter: 0, step: 0, given: [] });
  });
});
