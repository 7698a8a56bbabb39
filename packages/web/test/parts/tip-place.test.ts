import { expect, test } from 'vitest';
import { tipPlace } from '../../src/parts/tip-place.ts';

const screen = { width: 400, height: 300 };
const tip = { width: 100, height: 40 };
const anchor = { left: 150, top: 120, width: 60, height: 60 };
const rect = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test('opens above when nothing can be chosen there', () => {
  expect(tipPlace(anchor, tip, [rect(0, 260, 400, 40)], screen)).toEqual({ left: 130, top: 72 });
});

test('opens below when a choice lies above', () => {
  expect(tipPlace(anchor, tip, [rect(150, 60, 60, 50)], screen)).toEqual({ left: 130, top: 188 });
});

test('opens beside its anchor when choices lie above and below', () => {
  const choices = [rect(150, 60, 60, 50), rect(150, 190, 60, 50)];
  expect(tipPlace(anchor, tip, choices, screen)).toEqual({ left: 42, top: 130 });
});

test('stays on the screen', () => {
  const place = tipPlace(rect(380, 2, 20, 20), tip, [], screen);
  expect(place).toEqual({ left: 292, top: 30 });
});

test('covers the least where everything can be chosen', () => {
  const all = rect(0, 0, 400, 300);
  const twice = rect(0, 0, 400, 110);
  expect(tipPlace(anchor, tip, [all, twice], screen).top).toBeGreaterThanOrEqual(110);
});

test('a size may be a rectangle of the browser, whose sides are no fields of its own', () => {
  class Measured {
    get width() {
      return 100;
    }
    get height() {
      return 40;
    }
  }
  expect(tipPlace(anchor, new Measured(), [rect(150, 60, 60, 50)], screen)).toEqual({ left: 130, top: 188 });
});
