import { expect, test } from 'vitest';
import { hashOf, markOf, newSecret, newToken } from '../../src/people/secrets.ts';

test('a secret has 256 bits and a token 128, in letters that an address takes, new each time', () => {
  expect([newSecret(), newToken()].map((text) => Buffer.from(text, 'base64url').length)).toEqual([32, 16]);
  for (const text of [newSecret(), newToken()]) expect(text).toMatch(/^[\w-]+$/);
  expect(new Set(Array.from({ length: 50 }, newToken)).size).toBe(50);
});

test('hash and mark are the same each time and do not show what they are of', () => {
  expect(hashOf('ana')).toBe(hashOf('ana'));
  expect(hashOf('ana')).not.toBe(hashOf('ben'));
  expect(markOf('ana')).toHaveLength(16);
  expect(hashOf('ana').startsWith(markOf('ana'))).toBe(true);
});
