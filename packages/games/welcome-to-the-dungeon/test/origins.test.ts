import type { Origin, OriginPart, Source } from '@mazmorra/kernel';
import { readSpec, sourcesIn } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/welcome-to-the-dungeon.json' with { type: 'json' };
import { components } from '../src/origins.ts';

const spec = readSpec('welcome-to-the-dungeon');
const SOURCES = ['DR', 'CL', 'WEB', 'JK', 'CW', 'LCL', 'LGR'];
const mine = (group: string) =>
  Object.fromEntries(components.filter((one) => one.group === group).map(({ id, origin }) => [id, origin]));
const read = <Row extends { readonly id: string }>(rows: readonly Row[], how: (row: Row) => Origin) =>
  Object.fromEntries(rows.map((row) => [row.id, how(row)]));
const published = (text: string): string => /\[P: ([^\];]*)/.exec(text)?.[1] ?? '';

function originOf(parts: Partial<Record<OriginPart, Source>>, from: string): Origin {
  return Object.keys(parts).length === 0
    ? { source: 'rulebook' }
    : { source: 'rulebook', parts, from: sourcesIn(from, SOURCES) };
}

describe('the origin of every component is that of the specification', () => {
  test('monsters: names and strengths are the rulebook’s, copies and symbols are published', () => {
    const said =
      /Names and strengths \*\*\[S\]\*\*.* copies per kind \*\*\[P: ([^:]*): [^\]]*\]\*\*; symbols \*\*\[P: DR\]/.exec(
        spec,
      );
    const origin = originOf({ count: 'published', symbols: 'published' }, said?.[1] ?? '');
    const rows = data.monsters;
    expect(rows).toHaveLength(8);
    expect(mine('monsters')).toEqual(read(rows, () => origin));
  });

  test('adventurers: hit points, and which equipment is theirs', () => {
    const rows = data.adventurers;
    expect(rows).toHaveLength(4);
    const wanted = read(rows, ({ name, origin: hitPoints }) => {
      const owner = new RegExp(`\\*\\*${name.en}\\*\\* \\((.*)\\)\\n`).exec(spec)?.[1] ?? '';
      const isOwned = owner.includes('are **[S]**');
      return originOf(
        {
          ...(!hitPoints.startsWith('[S]') && { hitPoints: 'published' }),
          ...(!isOwned && { equipment: 'published' }),
        },
        hitPoints.startsWith('[S]') ? published(owner) : published(hitPoints),
      );
    });
    expect(mine('adventurers')).toEqual(wanted);
  });

  test('equipment: effects and names', () => {
    const rows = data.equipment;
    expect(rows).toHaveLength(24);
    const wanted = read(rows, ({ origin: text }) => {
      const from = published(text);
      if (text.includes('Spanish name [D]'))
        return {
          source: 'published',
          parts: { spanishName: 'design' },
          from: sourcesIn(from, SOURCES),
        };
      return originOf(from === '' ? {} : { effect: 'published' }, from);
    });
    expect(mine('equipment')).toEqual(wanted);
  });

  test('success cards and aids', () => {
    const rows = data.otherComponents;
    expect(rows.map(({ origin }) => origin)).toEqual(['[S]', '[S]']);
    expect(mine('others')).toEqual(read(rows, () => ({ source: 'rulebook' })));
  });
});
