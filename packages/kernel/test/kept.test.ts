import { toy } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import {
  canPlay,
  fastSource,
  type GameRecord,
  type GameTexts,
  hasItsSeal,
  lineWithNames,
  makeRecord,
  type Option,
  type RecordedStep,
  readRecord,
  recordedLog,
  type Seat,
  Table,
  unplayedRecord,
  verifyRecord,
  withLog,
  withoutNames,
} from '../src/index.ts';

/** Nothing is played while the file is read: an error there would belong to no test. */
function played(): { record: GameRecord; steps: Table<unknown, unknown, unknown>['last'][] } {
  const table: Table<unknown, unknown, unknown> = Table.open(toy, { seats: 2, random: fastSource('kept') });
  const answers: [Seat, Option][] = [];
  const steps = [table.last];
  for (let next = table.decisions[0]; next; next = table.decisions.find((d) => !d.optional)) {
    const option = next.options[0] ?? -1;
    answers.push([next.seat, option]);
    steps.push(table.answer(next.seat, option));
  }
  const random = { algorithm: 'sfc32', seed: 'kept' } as const;
  return {
    record: makeRecord(toy, { seats: 2, variants: {}, names: ['Ana', 'Ben'], random, answers }),
    steps,
  };
}

const text: GameTexts<unknown>['en'] = {
  name: 'High Card',
  tagline: '',
  variants: {},
  components: {},
  decision: () => '',
  option: () => '',
  event: ({ event }, names) => {
    const { kind, seat, card } = event as { kind: string; seat: Seat; card?: number };
    return kind === 'laid' ? `${names.seat(seat)} lays ${card ?? 'a card'}` : undefined;
  },
  scores: {},
};

const spanishText: typeof text = {
  ...text,
  event: (seen, names) => text.event(seen, names)?.replace('lays', 'pone'),
};

function withItsLog(): { record: GameRecord; log: RecordedStep[] } {
  const { record, steps } = played();
  return { record, log: recordedLog({ en: text, es: spanishText }, steps) };
}

describe('a record of an earlier version', () => {
  test('is played by later versions unless they say that they do not', () => {
    const { record } = played();
    expect([1, 2, 3, 4].map((version) => canPlay({ version: 3 }, version))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([1, 2, 3].map((version) => canPlay({ version: 3, playsFrom: 2 }, version))).toEqual([
      false,
      true,
      true,
    ]);
    expect(verifyRecord({ ...toy, version: 2 }, record)).toMatchObject({ holds: true });
    expect(verifyRecord({ ...toy, version: 2, playsFrom: 2 }, record)).toEqual({
      holds: false,
      difference: { code: 'version', recorded: 1, known: 2 },
    });
  });

  test('carries its log in words, sealed, with marks for the names', () => {
    const { record, log } = withItsLog();
    const kept = readRecord(JSON.stringify(withLog(record, log)));
    expect(hasItsSeal(kept)).toBe(true);
    expect(hasItsSeal({ ...kept, log: log.slice(1) })).toBe(false);
    expect(verifyRecord(toy, kept)).toMatchObject({ holds: true });
    const [first] = kept.log ?? [];
    expect(first?.n).toBe(1);
    // Hands are open: the card is told.
    expect(lineWithNames(first?.lines.en?.[0] ?? '', (seat) => kept.names[seat] ?? '')).toMatch(
      /^Ana lays \d+$/,
    );
    expect(first?.lines.es?.[0]).toMatch(/^⟨0⟩ pone \d+$/);
  });

  test('has no log where nothing was told', () => {
    const { record } = played();
    expect(withLog(record, [])).toStrictEqual(record);
  });

  test('tells one step after the other, and nothing of an event that has no words', () => {
    const { log } = withItsLog();
    expect(log.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
    // In every second step a point is taken, too, for which the text has no words.
    const seats = log.map(({ lines }) => lines.en?.map((line) => line.replace(/ lays \d+$/, '')));
    expect(seats).toEqual([['⟨0⟩'], ['⟨1⟩'], ['⟨0⟩'], ['⟨1⟩'], ['⟨0⟩'], ['⟨1⟩']]);
  });

  test('tells nothing of an event that has no form', () => {
    const secret = [{ number: 1, events: [{ rule: 'TOY-01' }] }];
    const told = { ...text, event: () => 'something happened' };
    expect(recordedLog({ en: told, es: told }, secret)).toEqual([]);
  });

  test('can be written without playing it; then its seal is all that can be checked', () => {
    const { record, log } = withItsLog();
    const { seats, options: variants, names, random, outcome } = record;
    const answers = record.answers.map(([seat, option]) => [seat, option] as const);
    const bare = unplayedRecord({
      game: 'gone',
      version: 7,
      seats,
      variants,
      names,
      random,
      outcome,
      answers,
      log,
    });
    expect(readRecord(JSON.stringify(bare))).toMatchObject({ game: 'gone', version: 7, outcome, log });
    expect(hasItsSeal(bare)).toBe(true);
    expect(bare.answers).toEqual(answers.map(([seat, option]) => [seat, option, '']));
  });

  test('that was written without playing it leaves out what there is not', () => {
    const { record, log } = withItsLog();
    const { seats, options: variants, names, random } = record;
    const facts = { game: 'gone', version: 7, seats, variants, names, random, answers: [] };
    const fields = ['mazmorra', 'game', 'version', 'seats', 'options', 'names', 'random', 'answers'];
    expect(Object.keys(unplayedRecord(facts))).toEqual([...fields, 'seal']);
    expect(Object.keys(unplayedRecord({ ...facts, anonymous: [], log: [] }))).toEqual([...fields, 'seal']);
    expect(unplayedRecord({ ...facts, hints: 0, anonymous: [0], log })).toMatchObject({
      hints: 0,
      anonymous: [0],
      log,
    });
  });

  test('is anonymous where a person had themselves forgotten: marked, sealed again, and it holds', () => {
    const { record } = played();
    const once = withoutNames(record, [1]);
    expect(once).toMatchObject({ names: ['Ana', ''], anonymous: [1] });
    expect(once.seal).not.toBe(record.seal);
    expect(verifyRecord(toy, readRecord(JSON.stringify(once)))).toMatchObject({ holds: true });
    expect(withoutNames(once, [0])).toMatchObject({ names: ['', ''], anonymous: [0, 1] });
    expect(verifyRecord(toy, { ...once, anonymous: [] })).toMatchObject({ difference: { code: 'seal' } });
  });
});
