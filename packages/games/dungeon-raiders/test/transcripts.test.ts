import { at, FastRng, fastSource, type Language, Table } from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { expect, test } from 'vitest';
import { dungeonRaiders } from '../src/index.ts';
import { text as told } from '../src/text/arguments.ts';

const text = textsOf(told);

/**
 * Whole games as a spectator reads them. They change only when rules, chance or words do: a change of rules raises the
 * game's `version`. After looking at the difference, `npx vitest run dungeon-raiders/test/transcripts -u` renews them.
 */
const PEOPLE = ['Ana', 'Bea', 'Carla', 'Dan', 'Eva'];

function transcript(seats: number, tactical: boolean, language: Language): string {
  const table = Table.open(dungeonRaiders, {
    seats,
    variants: { tactical },
    random: fastSource('transcript'),
  });
  const chooser = new FastRng('choices of the transcript');
  const lines: string[] = [];
  const write = (): void => {
    for (const seen of table.news('spectator')) {
      const line = text[language].event(seen, { seat: (seat) => at(PEOPLE, seat) });
      lines.push(`${seen.rule.padEnd(12)} ${line}`);
    }
  };
  write();
  while (table.decisions.length > 0) {
    const { seat, options } = chooser.pick(table.decisions);
    table.answer(seat, chooser.pick(options));
    write();
  }
  return `${lines.join('\n')}\n${JSON.stringify(table.outcome)}\n`;
}

test.each([
  [3, false, 'en'],
  [4, false, 'es'],
  [5, false, 'en'],
  [3, true, 'es'],
  [4, true, 'en'],
  [5, true, 'es'],
] as const)('%i seats, tactical: %s, in %s', async (seats, tactical, language) => {
  const file = `./fixtures/transcripts/${seats}-${tactical ? 'tactical' : 'basic'}.${language}.txt`;
  await expect(transcript(seats, tactical, language)).toMatchFileSnapshot(file);
});
