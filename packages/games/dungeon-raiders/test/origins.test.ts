import type { Origin, OriginPart, Source } from '@mazmorra/kernel';
import { readSpec, sourceOf, sourcesIn } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/dungeon-raiders.json' with { type: 'json' };
import { components } from '../src/origins.ts';

const spec = readSpec('dungeon-raiders');
const SOURCES = ['tfg', 'evbeda', 'p2013'];
type Parts = Partial<Record<OriginPart, Source>>;

const origin = (source: Source, parts: Parts, from: readonly string[]): Origin => ({
  source,
  ...(Object.keys(parts).length > 0 && { parts }),
  ...([source, ...Object.values(parts)].includes('published') && { from }),
});

/** The parts of the name that have another source than the card. */
function nameParts(id: string, source: Source): Parts {
  const row = data.rooms.find((room) => room.id === id);
  if (row?.nameOrigin === undefined) return {};
  const en = sourceOf(row.nameOrigin.en);
  const es = sourceOf(row.nameOrigin.es);
  if (en === es) return en === source ? {} : { name: en };
  return { ...(en !== source && { englishName: en }), ...(es !== source && { spanishName: es }) };
}

/** Reads `[P] tfg, evbeda, p2013 (4 players, wounds: [S])`. */
function originOfRow({ id, origin: text }: { readonly id: string; readonly origin: string }): Origin {
  const source = sourceOf(/^\[([SPD])\]/.exec(text)?.[1] ?? '');
  return origin(
    source,
    {
      ...nameParts(id, source),
      ...(text.includes('wounds: [S]') && { wounds: 'rulebook' }),
      ...(text.includes('the numbers: [S]') && { chests: 'rulebook' }),
    },
    sourcesIn(text, SOURCES),
  );
}

/** Reads `11 / 14 [P] tfg / 18 [D], or 16 [P] tfg` and `+2 wounds [P] tfg`. */
function originOfBoss({ origins: { strength: printed, attack } }: (typeof data.bosses)[number]): Origin {
  const [strength = ''] = printed.split(', or');
  const [first = 'rulebook', last = first] = [...strength.matchAll(/\[([SPD])\]/g)].map(([, tag = '']) =>
    sourceOf(tag),
  );
  const attacked = sourceOf(/\[([SPD])\]/.exec(attack)?.[1] ?? '');
  return origin(
    'rulebook',
    {
      ...(first !== 'rulebook' && { strength: first }),
      ...(last !== first && { strengthWithFive: last }),
      ...(attacked !== 'rulebook' && { attack: attacked }),
    },
    sourcesIn(`${strength} ${attack}`, SOURCES),
  );
}

describe('the origin of every component is that of the specification', () => {
  const mine = Object.fromEntries(components.map(({ id, origin: of }) => [id, of]));

  test.each([
    ['power cards', data.powerCards, 5],
    ['item cards', data.items, 4],
    ['level cards', data.levels, 7],
    ['rooms', data.rooms, 20],
  ])('%s', (_, rows, count) => {
    expect(rows).toHaveLength(count);
    for (const row of rows) expect([row.id, mine[row.id]]).toEqual([row.id, originOfRow(row)]);
  });

  test('characters have their names from the rulebook', () => {
    const rows = data.characters;
    expect(rows).toHaveLength(5);
    expect(spec).toContain('`characters`. Names `[S]`. Coins and wounds agree');
    for (const row of rows)
      expect([row.id, mine[row.id]]).toEqual([
        row.id,
        { ...originOfRow(row), parts: { name: 'rulebook' } satisfies Parts },
      ]);
  });

  test('bosses', () => {
    const rows = data.bosses;
    expect(rows).toHaveLength(10);
    for (const row of rows) expect([row.id, mine[row.id]]).toEqual([row.id, originOfBoss(row)]);
  });

  test('the map', () => {
    expect(originOfRow(data.mapCard)).toEqual(mine['map']);
  });
});
