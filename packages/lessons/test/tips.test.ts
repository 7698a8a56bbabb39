import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import { type AnyGame, allSeenBy, type GameRecord, openRecord, readRecord } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { fits, type Sight } from '../src/index.ts';
import { tipsOf } from '../src/node.ts';
import { faultsOf } from './faults.ts';

const folder = join(import.meta.dirname, '../src/games');
const ids = readdirSync(folder);

/** The recorded games of a game's tests, played by bots. */
function recordsOf(id: string): GameRecord[] {
  const golden = join(import.meta.dirname, `../../games/${id}/test/golden`);
  const records = readdirSync(golden).filter((file) => file.endsWith('.mazmorra.json'));
  return records.map((file) => readRecord(readFileSync(join(golden, file), 'utf8')));
}

/** Everything that each seat of a recorded game sees. */
function* sightsOf(game: AnyGame, record: GameRecord): Generator<Sight> {
  const table = openRecord(game, record);
  if ('code' in table) return;
  for (const [seat, option] of [...record.answers, []]) {
    for (let viewer = 0; viewer < record.seats; viewer++) {
      const events = allSeenBy(table.last.events, viewer).map(
        ({ event }) => (event as { type: string }).type,
      );
      yield { view: table.view(viewer), viewer, decision: table.decisionOf(viewer)?.kind, events };
    }
    if (seat !== undefined && option !== undefined) table.answer(seat, option);
  }
}

describe.each(ids)('the tips of %s', (id) => {
  test('each appears sooner or later', async () => {
    if (!isGameId(id)) throw new Error(`the catalogue has no game ${id}`);
    const left = new Set(await tipsOf(id));
    for (const record of recordsOf(id)) {
      if (left.size === 0) break;
      for (const sight of sightsOf(gameOf(id), record))
        for (const tip of left) if (fits(tip, sight)) left.delete(tip);
    }
    expect([...left].map((tip) => tip.id)).toEqual([]);
  });

  test('each has an id of its own and speaks both languages', async () => {
    const tips = await tipsOf(id);
    expect(new Set(tips.map((tip) => tip.id)).size).toBe(tips.length);
    for (const { say, title } of tips) {
      expect(faultsOf(say, id)).toEqual([]);
      for (const text of [title.en, title.es]) expect(text).toMatch(/^\p{Lu}.*[^.]$/u);
    }
  });
});
