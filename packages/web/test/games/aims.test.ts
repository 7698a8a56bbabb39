import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameId, gameIds } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { loadTexts } from '@mazmorra/catalogue/texts';
import { LANGUAGES, type Language, openRecord, readRecord, type Viewer } from '@mazmorra/kernel';
import { lint } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { spoken } from '../support/languages.ts';

const folderOf = (id: GameId): string => join(import.meta.dirname, `../../src/games/${id}`);
const goldenOf = (id: GameId): string => join(import.meta.dirname, `../../../games/${id}/test/golden`);

/** Games whose aim is more than a fixed sentence, and that have recorded games. A fresh game has neither. */
const told = gameIds.filter((id) => existsSync(join(folderOf(id), 'aim.ts')) && existsSync(goldenOf(id)));

const people = ['Ana', 'Bruno', 'Carla', 'Dora', 'Eva', 'Fran', 'Gil', 'Hugo', 'Ines', 'Juan'];

/** Seats at the table, and somebody who looks on. */
const viewers = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
];

/** Every line that anybody sees in recorded games of adventurers, in one language. */
async function linesOf(id: GameId, language: Language): Promise<ReadonlySet<string>> {
  const text = await loadTexts(id);
  const { aim } = (await spoken(import(join(folderOf(id), 'aim.ts')))) as {
    readonly aim: (props: never) => string;
  };
  const folder = goldenOf(id);
  const lines = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => /^[1-4]-adventurers-1\./.test(name))) {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'));
    const table = openRecord(gameOf(id), record);
    if ('code' in table) throw new Error(`${file}: ${table.code}`);
    const look = (viewer: Viewer): void => {
      const own = typeof viewer === 'number' ? { own: viewer } : {};
      const names = { seat: (seat: number) => people[seat] ?? '', ...own };
      lines.add(aim({ view: table.view(viewer), viewer, names, language, text: text[language] } as never));
    };
    viewers(record.seats).forEach(look);
    for (const [seat, option] of record.answers) {
      table.answer(seat, option);
      viewers(record.seats).forEach(look);
    }
  }
  return lines;
}

describe.each(told)('the aim of %s', (id) => {
  test.each(LANGUAGES)('is a whole sentence for everybody at every moment, in %s', async (language) => {
    const lines = [...(await linesOf(id, language))];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.flatMap((line) => lint(line, language, { sentence: true }))).toEqual([]);
    expect(lines.filter((line) => /undefined|NaN|hidden/.test(line))).toEqual([]);
  });
});

test('DungeonQuest says whom a monster is to kill, and what is left to those who are out or dead', async () => {
  const lines = [...(await linesOf('dungeonquest', 'en'))].join('\n');
  expect(lines).toMatch(/^You are the \w+ now: kill .+\.$/m);
  expect(lines).toMatch(/^You are out with \d+ gold\. /m);
  expect(lines).toMatch(/^Your hero is dead: /m);
});
