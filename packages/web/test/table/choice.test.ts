import { describe, expect, test } from 'vitest';
import { type Choice, choiceOf, emptyHand, settle } from '../../src/table/choice.ts';
import { decision, rehearsal, step } from '../support/rehearsal.ts';

const next = { ...decision, number: 9 };

/** A stage with somebody in front of it, asked at once. */
function seated(length: number) {
  const table = rehearsal(length);
  const hand = emptyHand();
  table.restart(3, { decision });
  const choice = (confirmFirst = true): Choice => {
    const offered = table.now().state?.decision;
    settle(hand, offered);
    return choiceOf(hand, table.client, offered, confirmFirst);
  };
  return { ...table, choice };
}

describe('what is picked', () => {
  test.each([0, 100])('stays while others act, beats of %i ms', (length) => {
    const { choice, tell, tick, waiting } = seated(length);
    choice().pick('two');
    tell(step(4, 1, ['a', 'b'], { decision: { ...decision } }));
    tell(step(5, 2, [], { decision: { ...decision } }));
    tell(step(6, 3, ['c'], { decision: { ...decision } }));
    for (let beat = 0; beat < 4; beat++) {
      expect(choice().picked).toBe('two');
      tick();
    }
    expect([waiting(), choice().picked]).toEqual([0, 'two']);
  });

  test('can be picked and confirmed while another one is being shown', () => {
    const { choice, tell, answers } = seated(100);
    tell(step(4, 1, ['a', 'b'], { decision: { ...decision } }));
    choice().pick('one');
    choice().confirm();
    expect(answers).toEqual(['one']);
  });

  test('comes back when what happened has been looked at again', () => {
    const { choice, stage, tell, tick } = seated(100);
    tell(step(4, 1, ['a'], { decision }));
    tick();
    choice().pick('two');
    stage.repeat();
    expect(choice().decision).toBeUndefined();
    tell(step(5, 2, ['b'], { decision: { ...decision } }));
    tick();
    tick();
    expect(choice().picked).toBe('two');
  });

  test('outlasts a table that is loaded again', () => {
    const { choice, restart } = seated(0);
    choice().pick('two');
    restart(4, { decision: { ...decision } });
    expect(choice().picked).toBe('two');
  });

  test('goes with its decision, and the next one can be picked from at once', () => {
    const { choice, tell } = seated(0);
    choice().pick('two');
    tell(step(4, 1, ['a'], { decision: next }));
    expect(choice().picked).toBeUndefined();
    choice().pick('one');
    expect(choice().picked).toBe('one');
  });
});

describe('an answer', () => {
  test('is sent once, however often it is confirmed', () => {
    const { choice, answers } = seated(0);
    const shown = choice();
    shown.pick('two');
    shown.confirm();
    shown.confirm();
    shown.drop();
    expect([answers, choice().busy, choice().picked]).toEqual([['two'], true, 'two']);
  });

  test('is sent by the second pick of the same, or by the first where nothing is to be confirmed', () => {
    const { choice, answers } = seated(0);
    choice().pick('two');
    choice().pick('two');
    expect(answers).toEqual(['two']);
    const quick = seated(0);
    quick.choice(false).pick('one');
    expect(quick.answers).toEqual(['one']);
  });

  test('leaves the hand free for the next decision, although its reply has not come', () => {
    const { choice, tell, answers } = seated(0);
    choice(false).pick('one');
    tell(step(4, 0, ['mine'], { decision: next }));
    expect(choice().busy).toBe(false);
    choice(false).pick('two');
    expect(answers).toEqual(['one', 'two']);
  });

  test('that was taken back can be given again', () => {
    const { choice, tell, restart, answers } = seated(0);
    choice(false).pick('one');
    tell(step(4, 0, ['mine']));
    expect(choice().decision).toBeUndefined();
    restart(3, { decision });
    expect([choice().busy, choice().picked]).toEqual([false, undefined]);
    choice(false).pick('two');
    expect(answers).toEqual(['one', 'two']);
  });

  test('that is refused says why until the next pick', async () => {
    const { choice, results } = seated(0);
    results.push({ ok: false, reason: { code: 'over' } });
    choice(false).pick('one');
    await Promise.resolve();
    await Promise.resolve();
    expect([choice().refused, choice().picked, choice().busy]).toEqual([{ code: 'over' }, undefined, false]);
    choice().pick('two');
    expect(choice().refused).toBeUndefined();
  });
});
