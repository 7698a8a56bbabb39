import { gameIds } from '@mazmorra/catalogue';
import { describe, expect, test } from 'vitest';
import { loadScreen } from '../src/games/registry.ts';
import { defaults } from '../src/settings/store.ts';
import { notesOf } from '../src/sound/tune.ts';

const BARS = Array.from({ length: 200 }, (_, number) => number);

test('music is off until somebody wants it', () => expect(defaults.music).toBe(false));

describe.each(gameIds)('the music of %s', (id) => {
  test('keeps to its scale, stays quiet and low, and leaves bars without a note', async () => {
    const { music } = await loadScreen(id);
    if (!music) throw new Error('it has none');
    const all = BARS.map((number) => notesOf(music, number));
    expect(all.some((notes) => notes.length === 0)).toBe(true);
    for (const { hertz, loudness, at, seconds } of all.flat()) {
      const semitones = 12 * Math.log2(hertz / music.root);
      const step = Math.round(semitones);
      expect(Math.abs(semitones - step)).toBeLessThan(1e-9);
      expect(music.scale).toContain(step % 12);
      expect(hertz).toBeLessThan(1300);
      expect(loudness).toBeLessThanOrEqual(0.6);
      expect(at).toBeLessThan(music.bar);
      expect(seconds).toBeLessThan(5);
    }
  });

  test('is the same in every browser, and no bar is like the one before', async () => {
    const { music } = await loadScreen(id);
    if (!music) throw new Error('it has none');
    for (const number of BARS) {
      const notes = notesOf(music, number);
      expect(notes).toEqual(notesOf(music, number));
      if (notes.length > 0) expect(notes).not.toEqual(notesOf(music, number + 1));
    }
  });
});

test('every place has music of its own', async () => {
  const tunes = await Promise.all(gameIds.map(async (id) => JSON.stringify((await loadScreen(id)).music)));
  expect(new Set(tunes).size).toBe(gameIds.length);
});
