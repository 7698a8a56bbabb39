import { gameIds } from '@mazmorra/catalogue';
import { gameOf, witsOf } from '@mazmorra/catalogue/loaded';
import { expect, test } from 'vitest';
import { wordsIn } from '../src/i18n/index.ts';
import { newTable } from '../src/local/host.ts';
import { anyStyle, drawnStyle, styleNamed, stylesOf } from '../src/settings/styles.ts';

test.each([...gameIds])('the styles offered for %s are those that its bots know', (id) => {
  expect(stylesOf(id)).toEqual(witsOf(id).styles ?? []);
  for (const style of stylesOf(id)) {
    expect(wordsIn('es').styles.known[style].name).not.toBe(wordsIn('en').styles.known[style].name);
    expect(wordsIn('en').styles.known[style].help).toMatch(/\.$/);
  }
});

test('where chance decides, a table is made with one of the styles of its game', () => {
  const seats = [
    { name: 'Ana', kind: 'person' as const },
    ...Array.from({ length: 3 }, (_, seat) => ({
      name: `Bot ${seat}`,
      kind: 'bot' as const,
      level: 'adventurer',
      ...(seat < 2 && { style: seat === 0 ? anyStyle : 'greedy' }),
    })),
  ];
  const saved = newTable(gameOf('saboteur'), { game: 'saboteur', variants: {}, seats }, 0);
  const [person, drawn, chosen, plain] = saved.seats;
  expect(stylesOf('saboteur')).toContain(drawn?.style);
  expect(chosen?.style).toBe('greedy');
  expect([person, plain].every((seat) => seat && !('style' in seat))).toBe(true);
});

test('every style of a game is drawn sooner or later, and an unknown one is none', () => {
  const drawn = new Set(Array.from({ length: 400 }, () => drawnStyle('saboteur')));
  expect([...drawn].sort()).toEqual([...stylesOf('saboteur')].sort());
  expect(styleNamed('dungeonquest', 'liar')).toBeUndefined();
});
