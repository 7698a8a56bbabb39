import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksToRun, commandsIn, faultOf } from '../commands.ts';

const root = join(import.meta.dirname, '../../..');
const helpOf = (command: string) =>
  command === 'serve' ? 'mazmorra serve [--port N] [--data DIR]' : undefined;
const fault = (command: string) => faultOf(command, { root, helpOf });

test('commands are found in blocks and in running text, without what explains them', () => {
  expect(
    commandsIn(
      'Say `npm run docs`.\n\n    npx mazmorra serve --port 1   opens it\n    MAZMORRA_LONG=1 npx vitest run x\n    apt install x',
    ),
  ).toEqual(['npm run docs', 'npx mazmorra serve --port 1', 'npx vitest run x']);
});

test('a script, a file, a command or a flag that is not there is named', () => {
  expect(fault('npm run nothing')).toBe('there is no script nothing');
  expect(fault('npm run docs -w packages/nothing')).toBe('there is no packages/nothing');
  expect(fault('node scripts/nothing.ts')).toBe('there is no scripts/nothing.ts');
  expect(fault('npx vitest run packages/nothing')).toBe('there is no packages/nothing');
  expect(fault('npx mazmorra nothing')).toBe('there is no command nothing');
  expect(fault('npx mazmorra serve --nothing')).toBe('mazmorra serve has no --nothing');
});

test('what is there, what stands for something else, and words for other programs are no faults', () => {
  for (const command of [
    'npm run docs',
    'node scripts/docs/main.ts --check',
    'npx vitest run packages/games/<game>',
    'mazmorra serve --port 1 --data DIR',
    'mazmorra serve --data "x --nothing"',
    'npx mazmorra --help',
  ])
    expect(fault(command), command).toBeUndefined();
});

test('only blocks that say so are run', () => {
  expect(blocksToRun('```sh\na\n```\n\n```sh run\nb\nc\n```\n')).toEqual(['b\nc\n']);
});
