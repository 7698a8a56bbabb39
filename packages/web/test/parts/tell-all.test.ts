import { expect, test, vi } from 'vitest';
import { tellAll } from '../../src/parts/tell-all.ts';

test('a listener that throws is reported and does not stop the others', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const heard: number[] = [];
  const broken = new Error('broken');
  const listeners = [
    () => {
      throw broken;
    },
    (value: number) => heard.push(value),
  ];
  tellAll(listeners, 1);
  tellAll(listeners, 2);
  expect(heard).toEqual([1, 2]);
  expect(report.mock.calls).toEqual([[broken], [broken]]);
  vi.unstubAllGlobals();
});
