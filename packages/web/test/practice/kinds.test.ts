import { readFileSync } from 'node:fs';
import type { Remark } from '@mazmorra/bots';
import { expect, test } from 'vitest';
import type { Mistake } from '../../src/local/study/mistakes.ts';
import { costsByKind, kindOf } from '../../src/practice/kinds.ts';

/** All remarks that there are: `remarks_wd-survive` in the file of the bots' texts is `wd.survive`. */
const texts = readFileSync(new URL('../../../../languages/en/bots.ftl', import.meta.url), 'utf8');
const ids = [...texts.matchAll(/^remarks_([a-z]+)-(\S+) =/gm)].map(([, game, rest]) => `${game}.${rest}`);

const why = (id: string): readonly Remark[] => [{ id: id as Remark['id'] }];

const mistake = (of: { chosen?: string; best?: string }, cost = 0.1): Mistake => ({
  table: 'saboteur-1',
  move: 1,
  seat: 0,
  chosen: 'pass',
  cost,
  opinion: {
    move: 1,
    best: 'dig',
    options: [
      { name: 'dig', value: 0.5, visits: 10, why: of.best ? why(of.best) : [] },
      { name: 'pass', value: 0.2, visits: 10, why: of.chosen ? why(of.chosen) : [] },
    ],
    sure: 'clear',
    iterations: 20,
    ms: 300,
  },
  at: 0,
});

test.each(ids)('the remark %s belongs to a kind of its own game', (id) => {
  expect(kindOf(mistake({ chosen: id }))).toMatch(new RegExp(`^${id.slice(0, 2)}-`));
});

test('what was said of the choice that was made decides, then what was said of the better one', () => {
  expect(kindOf(mistake({ chosen: 'sb.seen', best: 'sb.nearer' }))).toBe('sb-people');
  expect(kindOf(mistake({ best: 'sb.nearer' }))).toBe('sb-way');
  expect(kindOf(mistake({}))).toBeUndefined();
  expect(kindOf(mistake({ chosen: 'of a later version' }))).toBeUndefined();
});

test('the costs of a kind add up, and the dearest kind comes first', () => {
  const all = [
    mistake({ chosen: 'sb.seen' }, 0.1),
    mistake({ chosen: 'sb.spare' }, 0.25),
    mistake({ chosen: 'sb.suspect' }, 0.2),
    mistake({}, 0.9),
  ];
  expect(costsByKind(all)).toEqual([
    { kind: 'sb-people', count: 2, cost: 0.1 + 0.2 },
    { kind: 'sb-cards', count: 1, cost: 0.25 },
  ]);
});
