import { fastSource, Table } from '@mazmorra/kernel';
import { patch } from '@mazmorra/protocol';
import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { filmOf } from '../../src/table/film.ts';
import { type AnyTable, Feed, playView, StepText, seenPairs } from '../../src/table/updates.ts';

const open = (): AnyTable => Table.open(toy, { seats: 2, random: fastSource('updates') });

/** Lays the lowest card of a seat, and returns the step with the state before it. */
function lay(table: AnyTable, seat: number) {
  const before = table.state;
  const step = table.answer(seat, table.decisionOf(seat)?.options[0] ?? 0);
  return { said: new StepText(step, table, () => filmOf(table, step, before)), step, before };
}

/** Answers for seat 0. */
function saidOf(table: AnyTable, option: string): StepText {
  const before = table.state;
  const step = table.answer(0, option);
  return new StepText(step, table, () => filmOf(table, step, before));
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
    expect(JSON.stringify(update['v']).length).toBeLessThan(JSON.stringify(table.view(1)).length);
    expect(update).not.toHaveProperty('d');
  });

  test('what has not changed is not sent', () => {
    const table = open();
    const [one, watcher] = [new Feed(table, 1), new Feed(table, 'spectator')];
    const first = lay(table, 0);
    for (const feed of [one, watcher]) feed.update(table, first.said, first.before, '');
    const before = table.state;
    const said = saidOf(table, 'peek');
    for (const feed of [one, watcher])
      expect(read(feed.update(table, said, before, ''))).toEqual({
        n: 2,
        s: 0,
        e: [['TOY-PEEK-01', { kind: 'peeked', seat: 0 }]],
      });
  });

  test('has the clock at its end', () => {
    const table = open();
    const { said, before } = lay(table, 0);
    expect(read(new Feed(table, 1).update(table, said, before, ',"clock":{"left":{}}'))).toMatchObject({
      clock: { left: {} },
    });
  });

  test('tells postponed steps before the one that cannot wait, each seat in its own form', () => {
    const table = open();
    const feeds = [new Feed(table, 0), new Feed(table, 1), new Feed(table, 'spectator')];
    const first = lay(table, 0);
    for (const feed of feeds) feed.postpone(table, first.said, first.before, 1);
    const second = lay(table, 1);
    const updates = feeds.map((feed) => read(feed.update(table, second.said, second.before, '')));
    const laid = (n: number, seat: number, event: object) => [{ n, seat, e: [['TOY-LAY-01', event]] }];
    expect(updates.map(({ missed }) => missed)).toEqual([
      laid(1, 0, { kind: 'laid', seat: 0, card: expect.any(Number) }),
      laid(1, 0, { kind: 'laid', seat: 0 }),
      laid(1, 0, { kind: 'laid', seat: 0 }),
    ]);
    expect(updates.map(({ e }) => JSON.stringify((e as unknown[])[0]).includes('"card"'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('has nothing to catch up with where nothing was postponed', () => {
    expect(() => new Feed(open(), 0).catchUp(open(), '')).toThrow('nothing to catch up with');
  });

  test('a step that nobody answered has no seat', () => {
    const table = open();
    const said = new StepText(table.last, table, () => undefined);
    expect(read(`${said.head}}`)).toEqual({ n: 0, s: -1 });
    expect(JSON.parse(said.happened(0))).toEqual({ n: 0, e: [] });
  });

  test('says when the decision of its seat has changed, and when there is none any more', () => {
    const table = open();
    const feed = new Feed(table, 0);
    const first = lay(table, 0);
    expect(read(feed.update(table, first.said, first.before, ''))['d']).toMatchObject({ options: ['peek'] });
    const before = table.state;
    const said = saidOf(table, 'peek');
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

  test('nor a seat whose decision another one ends, or which is asked by the step of another one', () => {
    const table = open();
    const lays = (seat: number) => lay(table, seat).said;
    lays(0);
    table.answer(0, 'peek');
    const peeked = new Feed(table, 0);
    // The round is over, so seat 0 is asked for a card.
    expect(peeked.canWait(table, lays(1))).toBe(false);
    lays(1);
    lays(0);
    lays(1);
    const last = new Feed(table, 1);
    expect(table.decisionOf(1)).toMatchObject({ optional: true });
    expect([last.canWait(table, lays(0)), table.decisions]).toEqual([false, []]);
    expect(
      new Feed(table, 'spectator').canWait(table, new StepText(table.last, table, () => undefined)),
    ).toBe(true);
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

  test('that is late does not rest: what it has sent is needed', () => {
    const table = open();
    const feed = new Feed(table, 'spectator');
    const shown = table.view('spectator');
    const first = lay(table, 0);
    feed.postpone(table, first.said, first.before, 1);
    feed.rest();
    const { v } = read(feed.catchUp(table, ''));
    expect(patch(shown, v as never)).toEqual(table.view('spectator'));
    expect(JSON.stringify(v).length).toBeLessThan(JSON.stringify(shown).length);
  });
});
