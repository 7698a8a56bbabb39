import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mazmorra, refused, scratch } from './run.ts';

const folder = scratch();
const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const RAIDERS = ['simulate', 'dungeon-raiders'];
const SEVEN_BOTS = new Array(7).fill('random').join(',');

/** Arguments, and what the one sentence must name: what is wrong, what is allowed. */
const WRONG: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['a game that is not named', ['simulate'], ['GAME is missing']],
  ['an unknown game', ['simulate', 'chess'], ['"chess"', 'dungeon-raiders', 'saboteur', 'dungeonquest']],
  ['too few seats', [...RAIDERS, '--seats', '2'], ['"2"', '3 to 5']],
  ['too many seats', [...RAIDERS, '--seats', '6'], ['"6"', '3 to 5']],
  ['seats that are no number', [...RAIDERS, '--seats', 'many'], ['"many"', '3 to 5']],
  ['no games', [...RAIDERS, '--games', '0'], ['--games "0"', '1 to']],
  ['half a game', [...RAIDERS, '--games', '1.5'], ['--games "1.5"', 'whole number']],
  [
    'an unknown bot',
    [...RAIDERS, '--bots', 'genius'],
    ['"genius"', 'allowed are random, novice, apprentice, adventurer and master'],
  ],
  ['more bots than seats', [...RAIDERS, '--bots', SEVEN_BOTS], ['7 bots', '4 seats']],
  ['an unknown option', [...RAIDERS, '--option', 'fog=true'], ['"fog"', 'tactical']],
  ['an unknown value', [...RAIDERS, '--option', 'tactical=maybe'], ['"maybe"', 'true', 'false']],
  ['an option without a value', [...RAIDERS, '--option', 'tactical'], ['""', 'true', 'false']],
  ['an unknown flag', [...RAIDERS, '--colour'], ['--colour', '--seats', '--json']],
  ['a flag without its value', [...RAIDERS, '--seats'], ['--seats needs a value', 'allowed are --seats, ']],
  ['a value where none belongs', [...RAIDERS, '--json=yes'], ['--json takes no value']],
  [
    'a value that only other tables may have',
    ['simulate', 'dungeonquest', '--seats', '2', '--option', 'solo=true'],
    ['option solo cannot be true: allowed is false'],
  ],
  ['a word too many', [...RAIDERS, 'again'], ['"again"']],
  ['two ways of thinking', [...RAIDERS, '--ms', '5', '--iterations', '5'], ['--ms', '--iterations']],
  [
    'a place that cannot be written',
    [...RAIDERS, '--games', '1', '--out', join(file('plain.txt', ''), 'where')],
    ['--out', 'where'],
  ],
  ['an arena without bots', ['arena', 'dungeon-raiders'], ['--bots is missing', 'adventurer']],
  ['an arena with one bot', ['arena', 'dungeon-raiders', '--bots', 'random'], ['"random"', 'two different']],
  ['an arena of equals', ['arena', 'dungeon-raiders', '--bots', 'random,random'], ['two different']],
  ['a record that is not named', ['verify'], ['FILE is missing']],
  [
    'a record that is not there',
    ['verify', join(folder, 'nothing.json')],
    ['there is no file', 'nothing.json'],
  ],
  ['an empty file', ['verify', file('empty.json', '')], ['not a Mazmorra record']],
  ['a text', ['verify', file('poem.txt', 'Nel mezzo del cammin')], ['not a Mazmorra record']],
  ['another JSON', ['verify', file('other.json', '{"answers": []}')], ['not a Mazmorra record']],
  ['a folder', ['verify', folder], [folder]],
  ['no record to replay', ['replay', file('list.json', '[]')], ['not a Mazmorra record']],
  ['bots without a thread', ['serve', '--bot-threads', '0'], ['--bot-threads "0"', '1 to 64']],
  ['a port beyond all ports', ['serve', '--port', '99999'], ['--port "99999"', '0 to 65535']],
  [
    'two places for the data',
    ['serve', '--data', folder, '--database', 'postgres://x'],
    ['--data and --database'],
  ],
  ['an unknown database', ['serve', '--database', 'mysql://x'], ['"mysql://x"', 'postgres://']],
  ['two ideas of who may connect', ['serve', '--lan', '--host', '0.0.0.0'], ['--lan and --host']],
  [
    'a public address with a path',
    ['serve', '--origin', 'https://play.example/x'],
    ['--origin', '/x', 'https://play.example'],
  ],
  [
    'a public address that is none',
    ['serve', '--origin', 'play.example'],
    ['--origin "play.example"', 'https://'],
  ],
  ['a host name with a port', ['serve', '--host-name', 'play.example:80'], ['--host-name', 'without a port']],
  ['a proxy that is none', ['serve', '--trust-proxy', 'caddy'], ['--trust-proxy "caddy"', '10.0.0.0/8']],
  ['too wide a network', ['serve', '--trust-proxy', '10.0.0.0/33'], ['--trust-proxy "10.0.0.0/33"', 'hops']],
  [
    'a shared network that is none',
    ['serve', '--shared-network', 'school'],
    ['--shared-network "school"', '10.0.0.0/8'],
  ],
  ['an unknown level of logs', ['serve', '--log', 'loud'], ['"loud"', 'info', 'warn', 'off']],
  ['an export to nowhere', ['export'], ['FOLDER is missing']],
  ['an export of nothing', ['export', folder, '--data', join(folder, 'none')], ['none', '--data']],
  [
    'a backup of nothing',
    ['backup', join(folder, 'b.sqlite'), '--data', join(folder, 'none')],
    ['none', '--data'],
  ],
  [
    'a backup that is none',
    ['restore', file('no-backup', 'x'.repeat(5000)), '--data', join(folder, 'put')],
    ['cannot be used as a backup'],
  ],
  ['a move to nowhere', ['move', '--data', folder], ['--database', 'postgres://']],
  ['a move to another kind', ['move', '--data', folder, '--database', 'mysql://x'], ['"mysql://x"']],
  [
    'a move of nothing',
    ['move', '--data', join(folder, 'none'), '--database', 'postgres://x@127.0.0.1:1/x'],
    ['none', '--data'],
  ],
  [
    'a backup of PostgreSQL',
    ['backup', 'b.dump', '--database', 'postgres://x:secret@db/x'],
    ["pg_dump --format=custom --file=b.dump 'postgres://x@db/x'"],
  ],
  [
    'a backup put into PostgreSQL',
    ['restore', 'b.dump', '--database', 'postgres://x@db/x'],
    ["pg_restore --clean --if-exists --single-transaction --dbname='postgres://x@db/x' b.dump", 'stop'],
  ],
  ['no time to measure', ['bench', '--seconds', '0'], ['--seconds "0"', '1 to']],
];

describe('what is wrong and what is allowed stand in one line on standard error, exit 2', () => {
  test.each(WRONG)('%s', async (_, args, named) => {
    const { code, out, err } = await refused(args);
    for (const words of named) expect(err).toContain(words);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('an unknown command', () => {
    const { code, out, err } = mazmorra('dance');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^mazmorra dance: [^\n]*"dance"[^\n]*simulate[^\n]*verify[^\n]*\n$/);
  });

  test.each(['simulate', 'serve', 'move'])('%s as a process says the same', async (name) => {
    const [, args = []] = WRONG.find(([, [command]]) => command === name) ?? [];
    expect(await refused(args, 'en', true)).toEqual(await refused(args, 'en', false));
  });
});

describe('help', () => {
  test('without a command every command is named', () => {
    const { code, out } = mazmorra();
    expect(code).toBe(0);
    for (const name of [
      'serve',
      'simulate',
      'arena',
      'replay',
      'verify',
      'bench',
      'backup',
      'restore',
      'move',
      'export',
    ])
      expect(out).toContain(`mazmorra ${name}`);
  });

  test('a command tells its flags', () => {
    const { code, out } = mazmorra('simulate', '--help');
    expect(code).toBe(0);
    for (const flag of ['--seats', '--games', '--bots', '--seed', '--option', '--out', '--json'])
      expect(out).toContain(flag);
  });
});
