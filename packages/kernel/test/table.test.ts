import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { fastSource, Refusal, type RefusalReason, StartError, seatsOf, Table } from '../src/index.ts';

const open = (seats = 2, seed = 'table') => Table.open(toy, { seats, random: fastSource(seed) });
type ToyTable = ReturnType<typeof open>;

/** Lays the seat's first card. */
const lay = (table: ToyTable, seat: number) => table.answer(seat, table.decisionOf(seat)?.options[0] ?? -1);

function refusal(attempt: () => unknown): RefusalReason {
  try {
    attempt();
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  throw new Error('not refused');
}

describe('opening a table', () => {
  test.each([
    [{ seats: 1 }, 'seats'],
    [{ seats: 2.5 }, 'seats'],
    [{ seats: 2, variants: { tripled: true } }, 'unknown-variant'],
    [{ seats: 2, variants: { double: 'yes' } }, 'variant-value'],
  ])('%j is refused as %s', (start, code) => {
    expect(() => Table.open(toy, { ...start, random: fastSource('x') })).toThrow(StartError);
    try {
      Table.open(toy, { ...start, random: fastSource('x') });
    } catch (error) {
      expect((error as StartError).problem.code).toBe(code);
    }
  });

  test('a variant that does not suit the seats is refused, its default is not', () => {
    const game = {
      ...toy,
      variants: [
        {
          ...toy.variants[0],
          id: 'double',
          values: [false, true],
          default: false,
          rule: 'X',
          seats: { min: 3, max: 3 },
        },
      ],
    };
    const start = { seats: 2, random: fastSource('x') };
    expect(() => Table.open(game, { ...start, variants: { double: true } })).toThrow(/for 3 seats, not 2/);
    expect(Table.open(game, { ...start, variants: { double: false } }).variants).toEqual({ double: false });
  });

  test('defaults are filled in', () => {
    expect(open().variants).toEqual({ double: false });
  });
});

describe('decisions', () => {
  test('all seats are asked at once, in seat order, with their options', () => {
    const table = open(3);
    expect(
      table.decisions.map(({ seat, kind, optional, number }) => ({ seat, kind, optional, number })),
    ).toEqual([0, 1, 2].map((seat) => ({ seat, kind: 'TOY-DEC-LAY', optional: false, number: 0 })));
  });

  test('the number of a decision stays while others answer, and changes once this seat has answered', () => {
    const table = open(3);
    lay(table, 0);
    expect(table.decisions.map(({ seat, number, optional }) => [seat, number, optional])).toEqual([
      [0, 1, true],
      [1, 0, false],
      [2, 0, false],
    ]);
  });

  test('a snapshot keeps these numbers', () => {
    const table = open(3);
    lay(table, 0);
    const resumed = Table.resume(toy, JSON.parse(JSON.stringify(table.snapshot())), fastSource('table'));
    expect(resumed.decisions).toEqual(table.decisions);
    expect(resumed.snapshot()).toEqual(table.snapshot());
  });
});

describe('answers', () => {
  test('earlier states stay as they were', () => {
    const table = open();
    const before = table.state;
    const json = JSON.stringify(before);
    lay(table, 0);
    expect(JSON.stringify(before)).toBe(json);
    expect(table.state).not.toBe(before);
  });

  test('each refusal has its reason and changes nothing', () => {
    const table = open();
    lay(table, 0);
    const before = JSON.stringify(table.snapshot());
    expect(refusal(() => table.answer(1, 'lay:99'))).toEqual({ code: 'unknown-option', option: 'lay:99' });
    expect(refusal(() => table.answer(1, 'peek'))).toEqual({
      code: 'not-allowed',
      option: 'peek',
      rule: 'TOY-PEEK-01',
    });
    expect(refusal(() => table.answer(5, 'peek'))).toEqual({ code: 'not-asked', seat: 5 });
    expect(refusal(() => table.answer(0, 'peek', 0))).toEqual({ code: 'stale', given: 0, current: 1 });
    expect(JSON.stringify(table.snapshot())).toBe(before);
  });

  test('after the end there is nothing to answer', () => {
    const table = open();
    while (table.decisions.length > 0) for (const seat of seatsOf(toy.awaited(table.state))) lay(table, seat);
    expect(table.outcome?.places).toHaveLength(2);
    expect(refusal(() => table.answer(0, 'lay:1'))).toEqual({ code: 'over' });
  });

  test('private parts go to their seat, the public part to everybody else', () => {
    const table = open();
    const card = table.decisionOf(0)?.options[0];
    lay(table, 0);
    expect(table.news(0)).toEqual([{ rule: 'TOY-LAY-01', event: { kind: 'laid', seat: 0, card } }]);
    expect(table.news(1)).toEqual([{ rule: 'TOY-LAY-01', event: { kind: 'laid', seat: 0 } }]);
    expect(table.news('spectator')).toEqual(table.news(1));
    expect(table.news('all')).toEqual(table.news(0));
  });
});

describe('taking back', () => {
  test('an answer that showed nothing can be taken back by its seat', () => {
    const table = open();
    const before = JSON.stringify(table.snapshot());
    lay(table, 0);
    expect(table.canTakeBack(0)).toBe(true);
    table.takeBack(0);
    expect(JSON.stringify(table.snapshot())).toBe(before);
    expect(table.canTakeBack(0)).toBe(false);
  });

  test('not by another seat, not after another seat has acted', () => {
    const table = open(3);
    lay(table, 0);
    expect(refusal(() => table.takeBack(1))).toEqual({ code: 'no-take-back' });
    lay(table, 1);
    expect(table.canTakeBack(0)).toBe(false);
    expect(table.canTakeBack(1)).toBe(true);
  });

  test('not after something hidden was shown', () => {
    const table = open();
    lay(table, 0);
    table.answer(0, 'peek');
    expect(table.canTakeBack(0)).toBe(false);
  });

  test('not after chance was drawn on', () => {
    const dicey = {
      ...toy,
      answer(...given: Parameters<typeof toy.answer>) {
        given[3].die();
        toy.answer(...given);
      },
    };
    const table = Table.open(dicey, { seats: 2, random: fastSource('x') });
    table.answer(0, table.decisionOf(0)?.options[0] ?? -1);
    expect(table.canTakeBack(0)).toBe(false);
  });
});
