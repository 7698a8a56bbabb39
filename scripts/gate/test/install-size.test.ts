import { expect, test } from 'vitest';
import { packagesIn } from '../install-size.ts';

const LOCKED = {
  '': {},
  'packages/server': {},
  'node_modules/@mazmorra/server': { link: true },
  'node_modules/fastify': {},
  'node_modules/fastify/node_modules/ajv': {},
  'node_modules/vitest': { dev: true },
  'node_modules/typescript': { devOptional: true },
  'node_modules/binding-linux': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/binding-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/binding-mac': { optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/not-windows': { os: ['!win32'] },
};

test('packages that serve are counted without links, other platforms and what is for development', () => {
  expect(packagesIn(LOCKED, false)).toEqual([
    'node_modules/fastify',
    'node_modules/fastify/node_modules/ajv',
    'node_modules/binding-linux',
    'node_modules/not-windows',
  ]);
});

test('with what is for development', () => {
  expect(packagesIn(LOCKED, true)).toContain('node_modules/vitest');
  expect(packagesIn(LOCKED, true)).toContain('node_modules/typescript');
});
