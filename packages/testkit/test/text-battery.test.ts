import type { GameText, GameTexts, Names } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { playedFaults, type ToyEvent, toy } from '../src/index.ts';

const options = { maxAnswers: 50, lines: 20 };

const textWith = (event: (event: ToyEvent, names: Names) => string): GameText<ToyEvent> => ({
  name: 'High Card',
  tagline: 'The highest card takes a point.',
  variants: {},
  components: { 'high-card': { name: 'High card' } },
  decision: () => 'Lay a card',
  option: (name) => `Lay ${name.replace(/\D/g, '') || 'it'}`,
  event: (seen, names) => event(seen.event, names),
  scores: {},
});

const told = ({ seat }: ToyEvent, names: Names): string =>
  names.own === seat ? 'You do it.' : `${names.seat(seat)} does it.`;
const contado = ({ seat }: ToyEvent, names: Names): string =>
  names.own === seat ? 'Lo haces.' : `${names.seat(seat)} lo hace.`;
const faultsOf = (texts: Partial<GameTexts<ToyEvent>>) => playedFaults(toy, texts, options).faults;

const en = textWith(told);
const es = { ...textWith(contado), decision: () => 'Echa una carta', option: () => 'Echarla' };

test('sound texts have no fault, and what was met is counted', () => {
  const { faults, met } = playedFaults(toy, { en, es }, options);
  expect(faults).toEqual([]);
  expect(met).toBeGreaterThanOrEqual(6);
});

test('a line that is wrong for one kind of viewer only is found', () => {
  const wrong = textWith((event, names) =>
    names.own === event.seat ? 'El dragón ataca a ti.' : contado(event, names),
  );
  expect(faultsOf({ en, es: { ...es, event: wrong.event } })).toEqual([
    expect.stringContaining('a ti without te or os'),
  ]);
});

test('a line that only the open archive reads is found', () => {
  const wrong = textWith((event, names) =>
    names.own === undefined && event.kind === 'peeked' && event.card !== undefined
      ? 'They see undefined.'
      : told(event, names),
  );
  expect(faultsOf({ en: wrong, es })).toEqual([expect.stringContaining('programming word')]);
});

test('an option and a decision are read as well', () => {
  const faults = faultsOf({ en: { ...en, decision: () => 'Lay 1 cards', option: () => 'high-card' }, es });
  expect(faults).toEqual([
    expect.stringContaining('one of several'),
    expect.stringContaining('component id'),
  ]);
});
