import { afterEach, expect, test, vi } from 'vitest';
import { keepObject, keepText, keptNames, keptObject, keptText } from '../../src/settings/kept.ts';

afterEach(() => vi.unstubAllGlobals());

/** A store as browsers have it: what is kept are its own properties. */
class Store {
  readonly [name: string]: unknown;
  getItem(name: string): unknown {
    return Object.hasOwn(this, name) ? this[name] : null;
  }
  setItem(name: string, text: string): void {
    Object.assign(this, { [name]: text });
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

test('what is kept is there again, under its name and in its place, until it is forgotten', () => {
  vi.stubGlobal('localStorage', new Store());
  vi.stubGlobal('sessionStorage', new Store());
  keepText('a', 'one');
  keepObject('b', { two: 2 });
  keepText('c', 'three', 'sessionStorage');
  expect([keptText('a'), keptObject('b'), keptText('c'), keptText('c', 'sessionStorage')]).toEqual([
    'one',
    { two: 2 },
    undefined,
    'three',
  ]);
  expect(keptNames()).toEqual(['a', 'b']);
  keepText('a', undefined);
  expect(keptText('a')).toBeUndefined();
});

test.each([['not json'], ['null'], ['7']])('%s is no object', (text) => {
  vi.stubGlobal('localStorage', new Store());
  keepText('a', text);
  expect(keptObject('a')).toEqual({});
});

test('a browser that keeps nothing does no harm', () => {
  vi.stubGlobal('localStorage', undefined);
  keepText('a', 'one');
  expect([keptText('a'), keptObject('a'), keptNames()]).toEqual([undefined, {}, []]);
});
