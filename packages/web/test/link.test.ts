import { describe, expect, test } from 'vitest';
import { keepText } from '../src/local/file.ts';
import { packed, unpacked } from '../src/local/link.ts';
import { memoryShelf } from '../src/local/shelf.ts';
import { playedFile, playedTable } from './support/played.ts';

const text = playedFile(playedTable('welcome-to-the-dungeon', { seats: 2, seed: 'link' }));

describe('a game in a link', () => {
  test('comes out as it went in, and is shorter on the way', async () => {
    const link = await packed(text);
    expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(link.length).toBeLessThan(text.length);
    expect(await unpacked(link)).toBe(text);
  });

  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['something else', 'aGVsbG8'],
  ])('%s is refused', async (_, link) => {
    await expect(unpacked(link)).rejects.toThrow();
  });

  test('one that was cut off is refused', async () => {
    await expect(unpacked((await packed(text)).slice(0, -20))).rejects.toThrow();
  });

  test('one that would fill the memory is refused', async () => {
    await expect(unpacked(await packed('x'.repeat(5_000_000)))).rejects.toThrow('too much');
  });

  test('opened twice it lies on the shelf once', async () => {
    const shelf = memoryShelf();
    const id = await keepText(text, shelf, 1);
    expect(await keepText(text, shelf, 2)).toBe(id);
    expect(await shelf.list()).toHaveLength(1);
  });
});
