import { expect, test } from 'vitest';
import { onSameAddress } from '../src/app/visits.ts';

test('a link to the address that is open counts as a visit, a link elsewhere does not', () => {
  const page = new EventTarget();
  let address = '/try/saboteur/one';
  let visits = 0;
  const stop = onSameAddress(
    page,
    () => address,
    () => {
      visits += 1;
    },
  );
  const follow = (to: string): void => {
    address = to;
    page.dispatchEvent(new Event('pushState'));
  };
  follow('/try/saboteur/one');
  follow('/try/saboteur/one');
  expect(visits).toBe(2);
  follow('/try/saboteur/two');
  expect(visits).toBe(2);
  stop();
  follow('/try/saboteur/one');
  expect(visits).toBe(2);
});
