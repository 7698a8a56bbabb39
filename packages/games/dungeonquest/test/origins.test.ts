import type { Origin, OriginPart, Source } from '@mazmorra/kernel';
import { readSpec, sourceOf, sourcesIn } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/dungeonquest.json' with { type: 'json' };
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
interface Row {
  readonly id: string;
  readonly origin: string;
  readonly attackType?: string;
  readonly counter?: string | null;
  readonly escape?: number;
}

function originOfRow(row: Row): Origin {
  const [, tag = '', effect, note = ''] = /^([SPD])(\/effect D)?(?: \((.*)\))?$/.exec(row.origin) ?? [];
  const source = sourceOf(tag);
  const inferred = note.match(/[^;]* inferred/g)?.join(' ') ?? '';
  const isCombat = 'attackType' in row && !('escape' in row);
  const parts: Parts = {
    ...((effect || note.includes('details designed')) && { effect: 'design' }),
    ...(note.includes('count designed') && { count: 'design' }),
    ...(tag === 'S' && /count (?:from )?(?:REV|JDQ)|\d of 8/.test(note) && { count: 'published' }),
    ...(tag === 'P' && /name printed|seed names the card/.test(note) && { name: 'rulebook' }),
    ...(note.includes('damage value') && { damage: 'published' }),
    ...(inferred.includes('owner') && { owner: 'design' }),
    ...(inferred.includes('type') && { type: 'design' }),
    ...(inferred.includes('value') && !inferred.includes('and value') && { value: 'design' }),
    ...((inferred.includes('counter icon') || (isCombat && tag === 'S' && row.counter === null)) && {
      counter: 'design',
    }),
  };
  return origin(source, parts, withoutBrackets(note));
}

function originOfHero({ id, origin: tags, originNote, abilities }: (typeof data.heroes)[number]): Origin {
  const names = {
    life: 'life',
    strength: 'heroStrength',
    agility: 'agility',
    armor: 'armor',
    luck: 'luck',
  } as const;
  const parts: Parts = {};
  for (const name of Object.keys(names) as (keyof typeof names)[])
    if (tags[name] !== 'S') parts[names[name]] = sourceOf(tags[name]);
  expect(abilities.length, id).toBeGreaterThan(0);
  if (abilities.some((row) => row.origin === 'D')) parts.ability = 'design';
  const from = originNote.replace(/agrees with[^;]*|\([^)]*\)|REV file/g, '');
  return origin('rulebook', parts, from);
}

/** What the note on a tile says of its parts. */
function originOfTile({ origin: tag, originNote, type }: (typeof data.tiles)[number]): string {
  const parts: Parts = {
    type: 'rulebook',
    ...(tag === 'D' && { shape: 'published' }),
    ...(originNote.includes('die table designed') && { dice: 'design' }),
  };
  return JSON.stringify([type, sourceOf(tag), Object.entries(parts).sort()]);
}

const originsOf = (groups: (group: string) => boolean): Record<string, Origin> =>
  Object.fromEntries(components.filter(({ group }) => groups(group)).map(({ id, origin: of }) => [id, of]));
const read = <Each extends { readonly id: string }>(
  rows: readonly Each[],
  how: (row: Each) => Origin,
): Record<string, Origin> => Object.fromEntries(rows.map((row) => [row.id, how(row)]));

describe('the origin of every component is that of the specification', () => {
  const apart = ['combat', 'power', 'heroes', 'monsters', 'markers', 'board', 'tiles'];

  test('encounter cards and runes', () => {
    expect(originsOf((group) => !apart.includes(group))).toEqual(
      read<Row>(Object.values(data.decks).flat(), originOfRow),
    );
  });

  test('combat cards', () => {
    expect(originsOf((group) => group === 'combat')).toEqual(read<Row>(data.combatDeck, originOfRow));
  });

  test('power cards', () => {
    expect(originsOf((group) => group === 'power')).toEqual(read<Row>(data.powerCards, originOfRow));
  });

  test('heroes', () => {
    expect(originsOf((group) => group === 'heroes')).toEqual(read(data.heroes, originOfHero));
  });

  test('monsters', () => {
    const rows = data.monsters;
    expect(rows.map(({ origin: tag }) => tag)).toEqual(['P', 'P', 'P', 'P', 'P']);
    const life: Origin = { source: 'rulebook', parts: { life: 'published' }, from: ['REV'] };
    expect(originsOf((group) => group === 'monsters')).toEqual(read(rows, () => life));
  });

  test('markers and tokens, as many as the rulebook says', () => {
    expect(components.filter(({ group }) => group === 'markers')).toEqual([
      {
        id: 'entrance',
        group: 'markers',
        copies: data.counts.catacombEntranceMarkers,
        origin: { source: 'rulebook' },
      },
      {
        id: 'determination',
        group: 'markers',
        copies: data.counts.determinationTokens,
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
    const mine = components
      .filter(({ group }) => group === 'tiles')
      .map(({ id, origin: { source, parts = {} } }) =>
        JSON.stringify([id.replace(/^tile-|-\d+$/g, ''), source, Object.entries(parts).sort()]),
      );
    expect(mine.sort()).toEqual(data.tiles.map(originOfTile).sort());
  });

  test('of 232 encounter cards and runes the rulebook has 103, other editions 113, and 16 are ours', () => {
    const count = (source: Source) =>
      components
        .filter(({ group, origin: of }) => !apart.includes(group) && of.source === source)
        .reduce((sum, { copies }) => sum + copies, 0);
    expect([count('rulebook'), count('published'), count('design')]).toEqual([103, 113, 16]);
  });
});
