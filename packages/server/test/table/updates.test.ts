import { fastSource, Table } from '@mazmorra/kernel';
import { patch } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { type AnyTable, Feed, playView, StepText, seenPairs } from '../../src/table/updates.ts';

const open = (): AnyTable => Table.open(toy, { seats: 2, random: fastSource('updates') });

/** Lays the lowest card of a seat, and returns the step with the state before it. */
function lay(table: AnyTable, seat: number) {
  const before = table.state;
  const step = table.answer(seat, table.decisionOf(seat)?.options[0] ?? 0);
  return { said: new StepText(step, table), step, before };
}

const read = (tail: string): Record<string, unknown> => JSON.parse(`{${tail}`);

describe('what a viewer is shown of a game', () => {
  test('a seat sees its own decision, a spectator none', () => {
    const table = open();
    expect(playView(table, 0)).toMatchObject({ n: 0, d: { kind: 'TOY-DEC-LAY', number: 0 }, w: [0, 1] });
    expect(playView(table, 'spectator')).not.toHaveProperty('d');
    lay(table, 0);
    expect(playView(table, 0)).toMatchObject({ d: { kind: 'TOY-DEC-PEEK', optional: true }, w: [1] });
  });

  test('an event is told in the private form to its seat and in the public form to the others', () => {
    const table = open();
    const { step } = lay(table, 0);
    expect(seenPairs(step.events, 0)).toEqual([
      ['TOY-LAY-01', { kind: 'laid', seat: 0, card: expect.any(Number) }],
    ]);
    for (const viewer of [1, 'spectator'] as const)
      expect(seenPairs(step.events, viewer)).toEqual([['TOY-LAY-01', { kind: 'laid', seat: 0 }]]);
  });
});

describe('a feed', () => {
  test('sends what changed: applied to the view before, it is the view of now', () => {
    const table = open();
    const feed = new Feed(table, 1);
    const shown = table.view(1);
    const { said, before } = lay(table, 0);
    const update = read(feed.update(table, said, before, ''));
    expect(update).toMatchObject({ n: 1, s: 0, e: [['TOY-LAY-01', { kind: 'laid', seat: 0 }]], w: [1] });
    expect(patch(shown, update['v'] as never)).toEqual(table.view(1));
    expect(update).not.toHaveProperty('d');
  });

  test('says when the decision of its seat has changed, and when there is none any more', () => {
    const table = open();
    const feed = new Feed(table, 0);
    const first = lay(table, 0);
    expect(read(feed.update(table, first.said, first.before, ''))['d']).toMatchObject({ options: ['peek'] });
    const before = table.state;
    const said = new StepText(table.answer(0, 'peek'), table);
    expect(read(feed.update(table, said, before, ''))['d']).toBe(0);
  });

  test('postpones steps and tells them together, each once', () => {
    const table = open();
    const feed = new Feed(table, 'spectator');
    const shown = table.view('spectator');
    const first = lay(table, 0);
    expect(feed.canWait(table, first.said)).toBe(true);
    feed.postpone(table, first.said, first.before, 5);
    const second = lay(table, 1);
    feed.postpone(table, second.said, second.before, 9);
    expect([feed.late, feed.waitingSince]).toEqual([true, 5]);
    const update = read(feed.catchUp(table, ''));
    expect(update).toMatchObject({ n: 2, missed: [{ n: 1, seat: 0 }] });
    expect(patch(shown, update['v'] as never)).toEqual(table.view('spectator'));
    expect(feed.late).toBe(false);
    const third = lay(table, 0);
    expect(read(feed.update(table, third.said, third.before, ''))).not.toHaveProperty('missed');
  });

  test('a seat that answered, is asked, or was asked cannot wait', () => {
    const table = open();
    const [zero, one] = [new Feed(table, 0), new Feed(table, 1)];
    const { said } = lay(table, 0);
    expect(zero.canWait(table, said)).toBe(false);
    expect(one.canWait(table, said)).toBe(false);
  });

  test('that rests makes its view from the state before the next step', () => {
    const table = open();
    const feed = new Feed(table, 'spectator');
    const first = lay(table, 0);
    feed.update(table, first.said, first.before, '');
    feed.rest();
    const shown = table.view('spectator');
    const second = lay(table, 1);
    const update = read(feed.update(table, second.said, second.before, ''));
    expect(patch(shown, update['v'] as never)).toEqual(table.view('spectator'));
  });
});
