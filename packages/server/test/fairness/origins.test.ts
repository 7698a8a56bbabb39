import { expect, test } from 'vitest';
import { Origins } from '../../src/fairness/origins.ts';

test('people of one address have one origin; of whom nothing is known has an own', () => {
  const origins = new Origins();
  origins.note('ana', '192.0.2.1', true);
  origins.note('ben', '192.0.2.1', false);
  origins.note('cleo', '192.0.2.2', false);
  expect(origins.of('ana')).toEqual({ ...origins.of('ben'), person: 'ana', kept: true });
  expect(origins.of('cleo').address).not.toBe(origins.of('ana').address);
  expect(origins.of('dan')).toEqual({ address: 'dan', person: 'dan', kept: false });
  expect([...origins.fellowsOf('ana')]).toEqual(['ana', 'ben']);
  expect([...origins.fellowsOf('dan')]).toEqual(['dan']);
});

test('in a shared network everybody counts as an address of their own', () => {
  const origins = new Origins();
  origins.note('ana', '192.0.2.1', false, true);
  origins.note('ben', '192.0.2.1', false, true);
  expect(origins.of('ana').address).not.toBe(origins.of('ben').address);
  expect([...origins.fellowsOf('ana')]).toEqual(['ana']);
});

test('who moves is counted at the new address alone, and the address itself is not kept', () => {
  const origins = new Origins();
  origins.note('ana', '192.0.2.1', false);
  origins.note('ben', '192.0.2.1', false);
  origins.note('ana', '192.0.2.2', false);
  expect([...origins.fellowsOf('ben')]).toEqual(['ben']);
  expect(JSON.stringify(origins.of('ana'))).not.toContain('192.0.2');
});

test('what is remembered is bounded, the oldest goes first', () => {
  const origins = new Origins(2);
  for (const person of ['ana', 'ben', 'cleo']) origins.note(person, '192.0.2.1', false);
  expect([...origins.fellowsOf('cleo')]).toEqual(['ben', 'cleo']);
  origins.forget('ben');
  origins.forget('nobody');
  expect([...origins.fellowsOf('cleo')]).toEqual(['cleo']);
});
