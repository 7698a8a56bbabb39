import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@mazmorra/catalogue';
import { describe, expect, test } from 'vitest';
import { iconPath } from '../build/icons.ts';
import { coats } from '../src/look/crests.ts';

const source = join(import.meta.dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const css = ['look/css/tokens.css', ...gameIds.map((id) => `games/${id}/box.css`)]
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\//gs, '');

/** The custom properties of these selectors, later ones over earlier. */
function tokens(...selectors: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const selector of selectors) {
    for (const [, head, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (!head?.split(',').some((each) => each.trim() === selector)) continue;
      for (const [, name, value] of (body ?? '').matchAll(/--([a-z0-9-]+):\s*([^;]+);/g))
        found.set(name ?? '', value ?? '');
    }
  }
  return found;
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((place) => {
    const part = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const lights: readonly (readonly [string, readonly string[]])[] = [
  ['night', [':root']],
  ['day', [':root', '[data-theme="day"]']],
  ['night, high contrast', [':root', '[data-contrast="high"]']],
  [
    'day, high contrast',
    [':root', '[data-theme="day"]', '[data-contrast="high"]', '[data-contrast="high"][data-theme="day"]'],
  ],
];

describe('contrast', () => {
  test.each(lights)('%s: text on every ground is at least 4.5 to 1', (_, selectors) => {
    const set = tokens(...selectors);
    const colour = (name: string): string => set.get(name) ?? '';
    const inks = ['ink', 'quiet', 'torch-ink', 'gold-ink', 'wound-ink', 'heal-ink', 'arcane-ink'];
    const grounds = ['stone', 'raised', 'raised-2', 'sunken'];
    const weak = inks.flatMap((ink) =>
      grounds
        .map((ground) => [ink, ground, contrast(colour(ink), colour(ground))] as const)
        .filter(([, , ratio]) => !(ratio >= 4.5)),
    );
    expect(weak).toEqual([]);
    expect(contrast(colour('parchment-ink'), colour('parchment-2'))).toBeGreaterThan(4.5);
    expect(contrast(colour('parchment-quiet'), colour('parchment-2'))).toBeGreaterThan(4.5);
    expect(contrast(colour('seam-strong'), colour('raised'))).toBeGreaterThan(3);
  });

  test.each(gameIds)('%s: its accent carries text, by night and by day', (game) => {
    for (const [ground, selectors] of [
      ['night', [':root', `[data-game="${game}"]`]],
      [
        'day',
        [':root', '[data-theme="day"]', `[data-game="${game}"]`, `[data-theme="day"] [data-game="${game}"]`],
      ],
    ] as const) {
      const set = tokens(...selectors);
      const colour = (name: string): string => set.get(name) ?? '';
      expect(
        contrast(colour('on-accent'), colour('accent')),
        `${ground}: text on the accent`,
      ).toBeGreaterThan(4.5);
      expect(contrast(colour('accent-ink'), colour('raised')), `${ground}: accent as text`).toBeGreaterThan(
        4.5,
      );
    }
  });

  test('letters and shapes on the crests', () => {
    expect(
      coats.filter(({ ink, colour }) => contrast(ink, colour) < 4.5).map(({ letter }) => letter),
    ).toEqual([]);
    expect(new Set(coats.map(({ shape }) => shape)).size).toBe(10);
  });
});

describe('icons', () => {
  const wanted = files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/from 'icon:([a-z0-9-]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  );

  test('every icon that is imported exists', () => {
    expect(wanted.length).toBeGreaterThan(10);
    for (const name of new Set(wanted)) expect(iconPath(name), name).toMatch(/^[Mm]/);
  });

  test('a wrong name is refused with its neighbours', () => {
    expect(() => iconPath('pickaxe-gold')).toThrow(/no "pickaxe-gold".*gold/);
  });
});

describe('content policy', () => {
  test('no inline script or style sheet in the page', () => {
    const page = readFileSync(join(source, '../index.html'), 'utf8');
    expect(page).not.toMatch(/<script(?![^>]*src=)|<style|style=| on[a-z]+=/);
  });

  test('nothing writes HTML', () => {
    const writers = files.filter((file) =>
      /dangerouslySetInnerHTML|innerHTML/.test(readFileSync(join(source, file), 'utf8')),
    );
    expect(writers).toEqual([]);
  });
});
