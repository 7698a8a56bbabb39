import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  allSeats,
  fastSource,
  type OpenDecision,
  type Option,
  Refusal,
  type RefusalReason,
  type Rng,
  type Seat,
  StartError,
  seatsOf,
  Table,
} from '../src/index.ts';

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

/** A game in which every answer leads to the next of some lists of decisions, one for each seat. */
const asking = (...lists: readonly (readonly { kind: string; options: readonly Option[] }[])[]): AnyGame => ({
  ...toy,
  setup: () => ({ at: 0 }),
  copy: ({ at }: { at: number }) => ({ at }),
  awaited: ({ at }: { at: number }) => allSeats(lists[at]?.length ?? 0),
  invited: () => 0,
  decisionKind: ({ at }: { at: number }, seat) => lists[at]?.[seat]?.kind ?? '',
  options: ({ at }: { at: number }, seat, into) => {
    into.push(...(lists[at]?.[seat]?.options ?? []));
  },
  answer: (state: { at: number }) => {
    state.at += 1;
  },
});

describe('the number of a decision', () => {
  const numbers = (game: AnyGame, ...answers: readonly Seat[]): number[] => {
    const table = Table.open(game, { seats: 3, random: fastSource('x') });
    for (const seat of answers) table.answer(seat, 0);
    return table.decisions.map(({ number }) => number);
  };
  const first = { kind: 'A', options: [0, 1, 2] };

  test('changes with every answer of its seat, also if the same is asked again', () => {
    const same = [first, first, first];
    expect(numbers(asking(same, same), 0)).toEqual([1, 0, 0]);
    expect(numbers(asking(same, same, same), 0, 1)).toEqual([1, 2, 0]);
    expect(numbers(asking(same, same, same), 2, 2)).toEqual([0, 0, 2]);
  });

  test.each([
    ['another kind', { ...first, kind: 'B' }],
    ['another option', { ...first, options: [0, 1, 3] }],
    ['other options throughout', { ...first, options: [4, 5, 6] }],
    ['an option more', { ...first, options: [0, 1, 2, 3] }],
    ['an option less', { ...first, options: [0, 1] }],
    ['another order', { ...first, options: [2, 1, 0] }],
  ])('changes if its seat is asked something else: %s', (_, other) => {
    expect(numbers(asking([first, first, first], [first, other, first]), 0)).toEqual([1, 1, 0]);
  });
});

describe('a snapshot', () => {
  test('has -1 for a seat that is asked nothing', () => {
    const table = open(3);
    lay(table, 0);
    table.answer(0, 'peek');
    expect(table.snapshot().opened).toEqual([-1, 0, 0]);
    expect(table.number).toBe(2);
  });

  test('is resumed without the step that led to it', () => {
    const table = open();
    lay(table, 0);
    const resumed = Table.resume(toy, table.snapshot(), fastSource('table'));
    expect(resumed.last).toStrictEqual({
      number: 1,
      seat: undefined,
      option: undefined,
      events: [],
      final: true,
    });
    expect(resumed.canTakeBack(0)).toBe(false);
  });
});

test('a table shows what a viewer may know', () => {
  const table = open();
  expect(table.view(1)).toEqual(toy.view(table.state, 1));
  expect(table.view('spectator').hands).toEqual([3, 3]);
});

test('the set-up is step 0, with its events', () => {
  const dealt = { rule: 'TOY-SETUP-01', public: { kind: 'point', seat: 0, cards: [] } } as const;
  const told: typeof toy = {
    ...toy,
    setup: (seats, variants, rng, emit) => {
      emit?.(dealt);
      return toy.setup(seats, variants, rng);
    },
  };
  const table = Table.open(told, { seats: 2, random: fastSource('x') });
  expect(table.last).toStrictEqual({
    number: 0,
    seat: undefined,
    option: undefined,
    events: [dealt],
    final: true,
  });
});

describe('answers', () => {
  test('an answer that carries the number of its decision is taken', () => {
    const table = open();
    const { seat, options, number } = table.decisions[1] as OpenDecision;
    expect(table.answer(seat, options[0] ?? -1, number)).toMatchObject({
      number: 1,
      seat: 1,
      option: options[0],
      final: false,
    });
  });

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

  test('not after something was shown besides what was not', () => {
    const table = open();
    lay(table, 0);
    const { events, final } = lay(table, 1);
    expect(events.map(({ reveals }) => reveals)).toEqual([undefined, true]);
    expect(final).toBe(true);
    expect(table.canTakeBack(1)).toBe(false);
  });

  test.each<[string, (rng: Rng) => unknown]>([
    ['a number', (rng) => [rng.int(100), rng.int(100)]],
    ['a die', (rng) => [rng.die(), rng.die(), rng.die()]],
    ['a shuffle', (rng) => [...rng.shuffle([1, 2, 3, 4, 5]), ...rng.shuffle([1, 2, 3, 4, 5])]],
  ])('not after chance was drawn on: %s, from the stream of the answer', (_, draw) => {
    const drawn: unknown[] = [];
    const dicey = {
      ...toy,
      answer(...given: Parameters<typeof toy.answer>) {
        drawn.push(draw(given[3]));
        toy.answer(...given);
      },
    };
    const table = Table.open(dicey, { seats: 2, random: fastSource('x') });
    table.answer(0, table.decisionOf(0)?.options[0] ?? -1);
    expect(table.canTakeBack(0)).toBe(false);
    expect(drawn).toEqual([draw(fastSource('x').stream(1))]);
  });
});
