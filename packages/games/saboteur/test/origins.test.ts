import { readSpec, sourcesIn } from '@mazmorra/testkit';
import { describe, expect, test } from 'vitest';
import data from '../../../../docs/rules/saboteur.json' with { type: 'json' };
import { components } from '../src/origins.ts';

const spec = readSpec('saboteur');
const SOURCES = ['ENG', 'NL', 'GS', 'SE', 'TAG', 'MG', 'CM', 'FR', 'BGA'];
const mine = (group: string) =>
  Object.fromEntries(components.filter((one) => one.group === group).map(({ id, origin }) => [id, origin]));

describe('the origin of every component is that of the specification', () => {
  test('fixed cards: the card is the rulebook’s, its shape is published', () => {
    const wanted = data.fixedCards.map(({ id, origin: text }) => {
      expect(text).toMatch(/^card \[S\], shape \[P: /);
      return [
        id,
        { source: 'rulebook', parts: { shape: 'published' }, from: sourcesIn(text, SOURCES) },
      ] as const;
    });
    expect(mine('fixed')).toEqual(Object.fromEntries(wanted));
  });

  test('path cards: shapes and counts are published, the names ours', () => {
    const said = /Shapes and counts \*\*\[P: ([^\]]*)\]\*\*\. Names \*\*\[D\]\*\*/.exec(spec);
    const origin = {
      source: 'published',
      parts: { name: 'design' },
      from: sourcesIn(said?.[1] ?? '', SOURCES),
    };
    const ids = data.pathCards.map(({ id }) => [id, origin] as const);
    expect(mine('paths')).toEqual(Object.fromEntries(ids));
  });

  test('action cards: the rulebook has them, their counts are published', () => {
    const said = /Total \*\*\[S\]\*\*; counts \*\*\[P: ([^:]*): all agree/.exec(spec);
    const origin = {
      source: 'rulebook',
      parts: { count: 'published' },
      from: sourcesIn(said?.[1] ?? '', SOURCES),
    };
    const ids = data.actionCards.map(({ id }) => [id, origin] as const);
    expect(mine('actions')).toEqual(Object.fromEntries(ids));
  });

  test('gold and dwarf cards', () => {
    const rows = [...data.goldCards, ...data.dwarfCards];
    const from = sourcesIn(rows[0]?.origin.replace('total 28 [S], split [P', '') ?? '', SOURCES);
    const wanted = rows.map(({ id, origin }) => {
      const isWhole = origin === '[S]';
      const counted = { source: 'rulebook', parts: { count: 'published' }, from };
      return [id, isWhole ? { source: 'rulebook' } : counted] as const;
    });
    expect(from).toEqual(['ENG', 'TAG', 'CM']);
    expect({ ...mine('gold'), ...mine('dwarfs') }).toEqual(Object.fromEntries(wanted));
  });
});
