import type { Origin, OriginPart, Source } from '@mazmorra/kernel';
import { readSpec, type SpecRow, sourceOf, sourcesIn, specRows } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import { components } from '../src/origins.ts';

const spec = readSpec('dungeonquest');
const SOURCES = ['REV', 'LTP', 'JDQ', 'SJ', 'NAF', 'ANA', 'OZV', 'STR', 'BGM', 'CSH'];

type Parts = Partial<Record<OriginPart, Source>>;

const origin = (source: Source, parts: Parts, from: string): Origin => ({
  source,
  ...(Object.keys(parts).length > 0 && { parts }),
  ...([source, ...Object.values(parts)].includes('published') && { from: sourcesIn(from, SOURCES) }),
});

/** Without what stands in brackets: other counts, editions, explanations. */
function withoutBrackets(text: string): string {
  const shorter = text.replace(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutBrackets(shorter);
}

/** Reads `P/effect D (name REV; effect designed)` and the like. */
function originOfRow({ cells }: SpecRow): Origin {
  const [, tag = '', effect, note = ''] =
    /^([SPD])(\/effect D)?(?: \((.*)\))?$/.exec(cells['origin'] ?? '') ?? [];
  const source = sourceOf(tag);
  const inferred = note.match(/[^;]* inferred/g)?.join(' ') ?? '';
  const isCombat = 'value' in cells;
  const parts: Parts = {
    ...((effect || note.includes('details designed')) && { effect: 'design' }),
    ...(note.includes('count designed') && { count: 'design' }),
    ...(tag === 'S' && /count (?:from )?(?:REV|JDQ)|\d of 8/.test(note) && { count: 'published' }),
    ...(tag === 'P' && /name printed|seed names the card/.test(note) && { name: 'rulebook' }),
    ...(note.includes('damage value') && { damage: 'published' }),
    ...(inferred.includes('owner') && { owner: 'design' }),
    ...(inferred.includes('type') && { type: 'design' }),
    ...(inferred.includes('value') && !inferred.includes('and value') && { value: 'design' }),
    ...((inferred.includes('counter icon') || (isCombat && tag === 'S' && cells['counters'] === '-')) && {
      counter: 'design',
    }),
  };
  return origin(source, parts, withoutBrackets(note));
}

/** Reads `lif:S str:P …`. */
function originOfHero({ id, cells }: SpecRow): Origin {
  const names = { lif: 'life', str: 'heroStrength', agi: 'agility', arm: 'armor', luc: 'luck' } as const;
  const parts: Parts = {};
  for (const [, short = '', tag = ''] of (cells['origin'] ?? '').matchAll(/(\w+):([SPD])/g)) {
    if (tag !== 'S') parts[names[short as keyof typeof names]] = sourceOf(tag);
  }
  const abilities = specRows(spec, '2.4', 'ability id').filter((row) => row.cells['hero'] === cells['en']);
  expect(abilities.length, id).toBeGreaterThan(0);
  if (abilities.some((row) => row.cells['origin'] === 'D')) parts.ability = 'design';
  const from = (cells['note'] ?? '').replace(/agrees with[^;]*|\([^)]*\)|REV file/g, '');
  return origin('rulebook', parts, from);
}

/** Reads `D: room type S, shapes REV, count designed (7)`: by how many tiles of a kind have which origin. */
function tilesOf({ id, cells }: SpecRow): string[] {
  const all = (cells['origin'] ?? '').matchAll(/([PD]): (.*?) \((\d+)\)(?:; |$)/g);
  return [...all].flatMap(([, tag = '', note = '', count = '']) => {
    const parts: Parts = {
      type: 'rulebook',
      ...(tag === 'D' && { shape: 'published' }),
      ...(note.includes('die table designed') && { dice: 'design' }),
    };
    const found = JSON.stringify([id, sourceOf(tag), Object.entries(parts).sort()]);
    return Array<string>(Number(count)).fill(found);
  });
}

const originsOf = (groups: (group: string) => boolean): Record<string, Origin> =>
  Object.fromEntries(components.filter(({ group }) => groups(group)).map(({ id, origin: of }) => [id, of]));
const read = (rows: readonly SpecRow[], how: (row: SpecRow) => Origin): Record<string, Origin> =>
  Object.fromEntries(rows.map((row) => [row.id, how(row)]));

describe('the origin of every component is that of the specification', () => {
  const apart = ['combat', 'power', 'heroes', 'monsters', 'markers', 'board', 'tiles'];

  test('encounter cards and runes', () => {
    expect(originsOf((group) => !apart.includes(group))).toEqual(read(specRows(spec, '2.8'), originOfRow));
  });

  test('combat cards', () => {
    expect(originsOf((group) => group === 'combat')).toEqual(read(specRows(spec, '2.6'), originOfRow));
  });

  test('power cards', () => {
    expect(originsOf((group) => group === 'power')).toEqual(read(specRows(spec, '2.7'), originOfRow));
  });

  test('heroes', () => {
    expect(originsOf((group) => group === 'heroes')).toEqual(read(specRows(spec, '2.4'), originOfHero));
  });

  test('monsters', () => {
    const rows = specRows(spec, '2.5');
    expect(rows.map(({ cells }) => cells['origin'])).toEqual(['P', 'P', 'P', 'P', 'P']);
    const life: Origin = { source: 'rulebook', parts: { life: 'published' }, from: ['REV'] };
    expect(originsOf((group) => group === 'monsters')).toEqual(read(rows, () => life));
  });

  test('markers and tokens, as many as the rulebook says', () => {
    const counts = [
      /\| catacomb entrance markers \| (\d+) \| S \|/,
      /\| determination tokens \| (\d+) \| S \|/,
    ];
    expect(components.filter(({ group }) => group === 'markers')).toEqual([
      {
        id: 'entrance',
        group: 'markers',
        copies: Number(counts[0]?.exec(spec)?.[1]),
        origin: { source: 'rulebook' },
      },
      {
        id: 'determination',
        group: 'markers',
        copies: Number(counts[1]?.exec(spec)?.[1]),
        origin: { source: 'rulebook' },
      },
    ]);
  });

  test('the board: its spaces are published, of the sun track the rulebook has two labels', () => {
    const from = sourcesIn(/### 2\.2 Board \[P: ([^\]]*)\]/.exec(spec)?.[1] ?? '', SOURCES);
    const track = /### 2\.3 Sun track \[P: (\w+); the labels 1-2 and 1-3 are in the seed\]/.exec(spec)?.[1];
    const space: Origin = { source: 'rulebook', parts: { place: 'published' }, from };
    expect(from).toHaveLength(4);
    expect(originsOf((group) => group === 'board')).toEqual({
      'tower-nw': space,
      'tower-ne': space,
      'tower-sw': space,
      'tower-se': space,
      'treasure-chamber': space,
      'sun-track': { source: 'published', parts: { closingRolls: 'rulebook' }, from: [track] },
    });
  });

  test('tiles', () => {
    const rows = specRows(spec, '2.9', 'type');
    const mine = components
      .filter(({ group }) => group === 'tiles')
      .map(({ id, origin: { source, parts = {} } }) =>
        JSON.stringify([id.replace(/^tile-|-\d+$/g, ''), source, Object.entries(parts).sort()]),
      );
    expect(mine.sort()).toEqual(rows.flatMap(tilesOf).sort());
  });

  test('of 232 encounter cards and runes the rulebook has 103, other editions 113, and 16 are ours', () => {
    const count = (source: Source) =>
      components
        .filter(({ group, origin: of }) => !apart.includes(group) && of.source === source)
        .reduce((sum, { copies }) => sum + copies, 0);
    expect([count('rulebook'), count('published'), count('design')]).toEqual([103, 113, 16]);
  });
});
