import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, type GameRecord, readRecord, type VariantSpec, verifyRecord } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';

const ENDING = '.mazmorra.json';

/** The golden records of a game, by file name. */
function goldenRecords(folder: URL): Map<string, GameRecord> {
  const names = readdirSync(folder).filter((name) => name.endsWith(ENDING));
  return new Map(names.map((name) => [name, readRecord(readFileSync(new URL(name, folder), 'utf8'))]));
}

/** The values of variants that no record names yet. */
const missing = (game: AnyGame, records: readonly GameRecord[]): string[] =>
  game.variants.flatMap((variant) =>
    variant.values
      .filter((value) => !records.some((record) => record.options[variant.id] === value))
      .map((value) => `${variant.id}=${value}`),
  );

const hasRecordFromBefore = (variant: VariantSpec, records: readonly GameRecord[]): boolean =>
  records.some((record) => !(variant.id in record.options));

/**
 * Golden records: games played with earlier programs that must replay to the same end with this one. A file is written
 * once and never changed (`npm run golden -w packages/lab` adds missing ones). A failure means that people's games and
 * records break: keep the earlier ruling as a variant (`VariantSpec.absent`) instead of renewing the file.
 */
export function golden(game: AnyGame, folder: URL): void {
  const records = goldenRecords(folder);
  describe(`golden records of ${game.id}`, () => {
    test.each([...records])('%s replays to the same end', (_, record) => {
      const verdict = verifyRecord(game, record);
      expect(verdict).toMatchObject({ holds: true, answers: record.answers.length, outcome: record.outcome });
      expect(record.outcome).toBeDefined();
    });

    test('every seat count and every value of every variant has one', () => {
      const known = [...records.values()];
      expect(missing(game, known), 'write them with `npm run golden -w packages/lab`').toEqual([]);
      for (let seats = game.seats.min; seats <= game.seats.max; seats++)
        expect(known.filter((record) => record.seats === seats).length, `${seats} seats`).toBeGreaterThan(0);
    });

    test('a variant that came later means, where it is not named, one of its values, and a record from before shows it', () => {
      const strange = game.variants.filter(
        ({ absent, values }) => absent !== undefined && !values.some((value) => value === absent),
      );
      expect(strange.map(({ id }) => id)).toEqual([]);
      // A variant whose default changed is named by every record; a later one is missing in earlier records.
      const later = game.variants.filter((variant) => hasRecordFromBefore(variant, [...records.values()]));
      const unnamed = later.filter(({ absent }) => absent === undefined);
      expect(
        unnamed.map(({ id }) => id),
        'earlier records do not name it, so it needs `absent`',
      ).toEqual([]);
    });
  });
}
