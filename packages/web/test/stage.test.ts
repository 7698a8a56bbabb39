import { describe, expect, test } from 'vitest';
import { waits } from '../src/table/stage.ts';
import { decision, rehearsal, step } from './support/rehearsal.ts';

const never = (): never => {
  throw new Error('the table shows nothing');
};

describe('stage', () => {
  test('shows the beats of a step one after the other, each with its own view, then the table after it', () => {
    const { now, tell, tick } = rehearsal(100);
    tell(step(1, 1, ['a', 'b'], { decision }));
    expect([now().beat?.event, now().state?.view, now().playing]).toEqual(['a', 'at a', true]);
    tick();
    expect([now().beat?.event, now().state?.view]).toEqual(['b', 'at b']);
    tick();
    expect([now().beat, now().state?.view, now().playing]).toEqual([undefined, 'view 1', false]);
    expect(now().state?.decision).toEqual(decision);
  });

  test('offers nothing to decide while beats are played', () => {
    const { now, tell, tick } = rehearsal(100);
    tell(step(1, 1, ['a'], { decision }));
    tell(step(2, 2, ['b'], { decision }));
    expect(now().state?.decision).toBeUndefined();
    tick();
    expect([now().beat?.event, now().state?.decision]).toEqual(['b', undefined]);
    tick();
    expect(now().state?.decision).toEqual(decision);
  });

  test('a decision that the others do not touch stays open while they are shown', () => {
    const { now, tell, tick } = rehearsal(100);
    tell(step(1, 1, ['a'], { decision }));
    tick();
    tell(step(2, 2, ['b', 'c'], { decision, awaited: [0] }));
    tell(step(3, 3, ['d'], { decision }));
    for (let beat = 0; beat < 3; beat++) {
      expect([now().playing, now().state?.decision]).toEqual([true, decision]);
      tick();
    }
    tell(step(4, 1, ['e'], { decision: { ...decision, number: 4 } }));
    expect(now().state?.decision).toBeUndefined();
  });

  test('at length 0 shows the end at once and still writes the log', () => {
    const { now, tell, waiting } = rehearsal(0);
    tell(step(1, 1, ['a', 'b']));
    expect(now().log.map(({ event, number, seat }) => [event, number, seat])).toEqual([
      ['a', 1, 1],
      ['b', 1, 1],
    ]);
    expect([now().playing, now().state?.view, waiting()]).toEqual([false, 'view 1', 0]);
  });

  test('skips everything that waits', () => {
    const { now, stage, tell, waiting } = rehearsal(100);
    tell(step(1, 1, ['a', 'b']));
    tell(step(2, 2, ['c']));
    stage.skip();
    expect([now().state?.view, now().playing, waiting()]).toEqual(['view 2', false, 0]);
    expect(now().log.map(({ event }) => event)).toEqual(['a', 'b', 'c']);
  });

  test('runs ahead: what comes after a skip is not played either, until the viewer is asked', () => {
    const { now, stage, tell, waiting } = rehearsal(100);
    tell(step(1, 1, ['a']));
    stage.skip();
    tell(step(2, 2, ['b']));
    expect([now().state?.view, now().playing, waiting()]).toEqual(['view 2', false, 0]);
    tell(step(3, 1, ['c'], { decision }));
    expect([now().state?.decision, waiting()]).toEqual([decision, 0]);
    tell(step(4, 0, ['mine']));
    expect([now().beat?.event, now().playing]).toEqual(['mine', true]);
  });

  test('one press between two moments is enough, while somebody still thinks', () => {
    const { now, stage, tell, waiting } = rehearsal(100);
    tell(step(1, 0, []));
    expect([now().playing, waits(now().state ?? never())]).toEqual([false, true]);
    stage.skip();
    expect(now().ahead).toBe(true);
    for (let number = 2; number <= 5; number++) tell(step(number, 1, ['theirs', 'more']));
    expect([now().state?.view, now().playing, now().ahead, waiting()]).toEqual(['view 5', false, true, 0]);
    tell(step(6, 1, ['last'], { decision }));
    expect([now().state?.decision, now().ahead, waiting()]).toEqual([decision, false, 0]);
    expect(waits(now().state ?? never())).toBe(false);
  });

  test('what one may, but need not answer does not end it; the end of the game does', () => {
    const { now, stage, tell } = rehearsal(100);
    stage.skip();
    tell(step(1, 1, ['a'], { decision: { ...decision, optional: true } }));
    expect([now().ahead, waits(now().state ?? never())]).toEqual([true, true]);
    const outcome = { places: [1, 2], winners: [0], rule: 'X-1', scores: [] };
    tell(step(2, 1, ['b'], { outcome }));
    expect([now().ahead, waits(now().state ?? never())]).toEqual([false, false]);
  });

  test('who only watches is never asked: one press passes over what waits, and no more', () => {
    const { now, stage, tell, restart } = rehearsal(100);
    restart(0, { viewer: 'spectator' });
    tell(step(1, 1, ['a'], { viewer: 'spectator' }));
    stage.skip();
    expect([now().ahead, waits(now().state ?? never())]).toEqual([false, false]);
    tell(step(2, 1, ['b'], { viewer: 'spectator' }));
    expect(now().beat?.event).toBe('b');
  });

  test('online the screen is never far behind: what would take long is told in the log alone', () => {
    const { now, tell, waiting } = rehearsal(1000, 'remote');
    for (let number = 1; number <= 16; number++) tell(step(number, 1, [`e${number}`]));
    expect([now().playing, waiting()]).toEqual([true, 1]);
    tell(step(17, 1, ['e17'], { decision }));
    expect([now().state?.view, now().playing, waiting()]).toEqual(['view 17', false, 0]);
    expect(now().log).toHaveLength(17);
    expect(now().state?.decision).toEqual(decision);
    // What comes then is played again.
    tell(step(18, 1, ['next']));
    expect([now().beat?.event, waiting()]).toEqual(['next', 1]);
  });

  test('on this device everything is played, however long it takes', () => {
    const { now, tell, waiting } = rehearsal(1000);
    for (let number = 1; number <= 30; number++) tell(step(number, 1, [`e${number}`]));
    expect([now().playing, waiting(), now().log.length]).toEqual([true, 1, 1]);
  });

  test('online nothing is played while nobody can see the page', () => {
    const { now, tell, waiting, hide } = rehearsal(1000, 'remote');
    hide(true);
    for (let number = 1; number <= 3; number++) tell(step(number, 1, [`e${number}`]));
    expect([now().state?.view, now().playing, waiting()]).toEqual(['view 3', false, 0]);
    hide(false);
    tell(step(4, 1, ['seen']));
    expect(now().beat?.event).toBe('seen');
  });

  test('repeats what happened since the viewer acted, without writing it into the log again', () => {
    const { now, stage, tell, tick } = rehearsal(100);
    for (const each of [step(1, 1, ['old']), step(2, 0, ['mine']), step(3, 1, ['theirs'])]) {
      tell(each);
      tick();
    }
    expect([now().repeatable, now().lastOwn]).toEqual([true, 2]);
    stage.repeat();
    const shown: unknown[] = [];
    while (now().beat) {
      shown.push([now().beat?.event, now().beat?.again]);
      tick();
    }
    expect(shown).toEqual([
      ['mine', true],
      ['theirs', true],
    ]);
    expect(now().log.map(({ event }) => event)).toEqual(['old', 'mine', 'theirs']);
    expect(now().state?.view).toBe('view 3');
  });

  test('repeats after what others do in the same moment, and once', () => {
    const { now, stage, tell, tick } = rehearsal(100);
    tell(step(1, 0, ['mine'], { decision }));
    tick();
    // Somebody else answers while the viewer's decision is open, just before the press.
    tell(step(2, 1, ['theirs'], { decision }));
    stage.repeat();
    stage.repeat();
    expect([now().beat?.event, now().beat?.again]).toEqual(['theirs', false]);
    for (const event of ['mine', 'theirs']) {
      tick();
      expect([now().beat?.event, now().beat?.again, now().state?.decision]).toEqual([event, true, undefined]);
    }
    tick();
    expect([now().playing, now().state?.view, now().state?.decision]).toEqual([false, 'view 2', decision]);
    expect(now().log.map(({ event }) => event)).toEqual(['mine', 'theirs']);
  });

  test('a snapshot in the middle of a beat is shown as it is', () => {
    const { now, tell, restart, waiting } = rehearsal(100);
    tell(step(1, 1, ['a', 'b']));
    restart(7);
    expect([now().state?.view, now().beat, now().playing, waiting()]).toEqual([
      'view 7',
      undefined,
      false,
      0,
    ]);
  });

  test('what happened during a break is to be told until the reader answers again', () => {
    const { now, tell, tick, restart } = rehearsal(100);
    restart(9, {}, 4);
    tell(step(10, 1, ['theirs']));
    tick();
    expect(now().unseenFrom).toBe(4);
    tell(step(11, 0, ['mine']));
    tick();
    expect(now().unseenFrom).toBeUndefined();
  });
});

describe('the line of the table', () => {
  const slow = { reading: (entries: readonly unknown[]) => entries.length * 1000 };
  const plain = {
    timing: () => ({ length: 100, turning: 0, spoken: true, decides: false, weighs: false }),
    ...slow,
  };

  test('others’ turns are said in one line each, and what comes while it is read in the next', () => {
    const { now, tell, tick } = rehearsal(100, 'local', plain);
    tell(step(1, 1, ['a', 'b'], { awaited: [2] }));
    expect(now().said, 'not before the turn is over').toBeUndefined();
    tick();
    tick();
    expect(now().said?.entries.map(({ event }) => event)).toEqual(['a', 'b']);
    tell(step(2, 2, ['c'], { awaited: [3] }));
    tell(step(3, 3, ['d'], { decision }));
    // The table goes on while the first line is read: the reading timer waits in front of the beats.
    const read = now().said?.id;
    for (let beats = 0; beats < 4 && now().said?.id === read; beats++) tick();
    expect(now().said?.entries.map(({ event }) => event)).toEqual(expect.arrayContaining(['c']));
  });

  test('a turn that goes on with another answer of the same seat is one turn', () => {
    const { now, tell, tick } = rehearsal(100, 'local', plain);
    tell(step(1, 1, ['draws'], { awaited: [1] }));
    tick();
    expect([now().playing, now().said]).toEqual([false, undefined]);
    tell(step(2, 1, ['adds'], { awaited: [2] }));
    tick();
    expect(now().said?.entries.map(({ event }) => event)).toEqual(['draws', 'adds']);
  });

  test('routine before the viewer’s own decision is not waited for', () => {
    const { now, tell } = rehearsal(100, 'local', plain);
    tell(step(1, 1, ['a', 'b'], { decision }));
    expect([now().playing, now().state?.decision]).toEqual([false, decision]);
    expect(now().said?.entries.map(({ event }) => event)).toEqual(['a', 'b']);
  });

  test('while something turns over nothing is told of it, and then everything', () => {
    const timing = { length: 100, turning: 70, spoken: true, decides: true, weighs: true };
    const turning = { timing: () => timing, ...slow };
    const { now, tell, tick } = rehearsal(100, 'local', turning);
    tell(step(1, 1, ['a'], { decision }));
    expect([now().beat?.told, now().state?.view, now().told, now().log, now().said]).toEqual([
      false,
      'at a',
      'view 0',
      [],
      undefined,
    ]);
    tick();
    expect([now().beat?.told, now().told, now().log.length]).toEqual([true, 'at a', 1]);
    expect(now().said?.entries).toHaveLength(1);
  });

  test.each([false, true])(
    'the viewer is asked as soon as the card lies open that they are asked about, unless it decides: %s',
    (decides) => {
      const timing = { length: 100, turning: 70, spoken: true, decides, weighs: true };
      const { now, tell, tick } = rehearsal(100, 'local', { timing: () => timing, ...slow });
      tell(step(1, 1, ['a'], { decision }));
      expect(now().state?.decision).toBeUndefined();
      tick();
      expect(now().state?.decision !== undefined).toBe(!decides);
    },
  );

  test('what was skipped is said in one line', () => {
    const { now, stage, tell } = rehearsal(100, 'local', plain);
    tell(step(1, 1, ['a', 'b'], { awaited: [2] }));
    tell(step(2, 2, ['c'], { awaited: [3] }));
    stage.skip();
    expect(now().said?.entries.map(({ event }) => event)).toEqual(['a', 'b', 'c']);
  });

  test('a remark about a move is heard when the move has been shown', () => {
    const { now, say, tell, tick } = rehearsal(100);
    tell(step(1, 1, ['a']));
    say([{ seat: 2, about: 1, round: 1, number: 1 }]);
    expect(now().talk).toEqual([]);
    tick();
    expect(now().talk).toHaveLength(1);
  });
});
