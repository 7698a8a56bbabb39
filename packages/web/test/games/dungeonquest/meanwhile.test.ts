import { cellAt, dungeonquest, type HeroView, type View } from '@mazmorra/dungeonquest';
import { text as told } from '@mazmorra/dungeonquest/text';
import { FastRng, type Language } from '@mazmorra/kernel';
import { textsOf } from '@mazmorra/languages/node';
import { describe, expect, test } from 'vitest';
import { screen } from '../../../src/games/dungeonquest/index.tsx';
import { meanwhile } from '../../../src/games/dungeonquest/meanwhile.ts';
import type { Props } from '../../../src/games/dungeonquest/play.ts';

const text = textsOf(told);

const defaults = () => Object.fromEntries(dungeonquest.variants.map(({ id, default: value }) => [id, value]));
const below = { facing: 0, travelled: 1, pile: [], mayTestHole: false };

/** What seat 0 reads while seat 1 is active in a table that is like this. */
function said(
  part: Partial<View>,
  [own, other]: readonly Partial<HeroView>[] = [],
  language: Language = 'en',
): string | undefined {
  const dealt = dungeonquest.view(dungeonquest.setup(2, defaults(), new FastRng('wait')), 0);
  const heroes = dealt.heroes.map(
    (hero, seat): HeroView => ({
      ...hero,
      hero: 'krutzbeck',
      cell: cellAt(3, 3),
      ...(seat === 0 ? own : other),
    }),
  );
  const names = { seat: (seat: number) => ['Ana', 'Bruno'][seat] ?? '', own: 0 };
  const view = { ...dealt, heroes, active: 1, ...part };
  return meanwhile({ view, viewer: 0, names, language, text: text[language] } as unknown as Props);
}

describe('while one waits', () => {
  test('one reads for whom, and with what they are busy', () => {
    expect(said({})).toBe('Bruno is in the dungeon');
    expect(said({}, [{}, { below }])).toBe('Bruno is down in the catacombs');
    expect(said({}, [{}, { cell: cellAt(6, 4) }], 'es')).toBe('Bruno está con el dragón');
    const card = { kind: 'card', seat: 1, deck: 'crypt', card: 'crypt-old-bones' } as const;
    expect(said({ doing: [card] })).toBe('Bruno has drawn “Old Bones”');
    expect(said({ doing: [{ ...card, card: 'hidden' }] })).toBe('Bruno is in the dungeon');
    const combat = { duel: false, monster: 'skeleton' } as View['combat'];
    expect(said({ combat })).toBe('Bruno is fighting a Skeleton');
    expect(said({ combat }, [], 'es')).toBe('Bruno lucha con un Esqueleto');
  });

  test('who is out or dead reads that too, and nobody who is at turn reads anything', () => {
    expect(said({}, [{ fate: 'left' }])).toBe('You are out: the others play on');
    expect(said({}, [{ fate: 'dead' }, { below }])).toBe('Bruno is down in the catacombs');
    expect(said({ active: 0 })).toBeUndefined();
    const combat = { duel: false, monster: 'troll', sides: [{ player: 0 }, { player: 1 }] };
    expect(said({ active: 0, combat: combat as unknown as View['combat'] })).toBe('Bruno plays the Troll');
  });

  test('who is out or dead has nothing left to play for', () => {
    const heroes = ['inside', 'left', 'dead'].map((fate) => ({ fate }));
    const view = { heroes } as unknown as View;
    expect([0, 1, 2].map((seat) => screen.isOut?.(view, seat))).toEqual([false, true, true]);
  });
});
