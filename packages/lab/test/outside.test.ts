import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { LineBot } from '../../bots/src/outside/index.ts';
import { wordsOf } from '../../bots/src/outside/words.ts';
import type { Match } from '../src/arena/arena.ts';
import { dealCrew, runMatch } from '../src/arena/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'mazmorra-outside-'));
const crew = dealCrew(1);
afterAll(async () => {
  await crew.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Writes a program that answers each line with what `reply` makes of the message; returns the command that starts it.
 */
function program(name: string, reply: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    const reply = ${reply};
    for await (const line of createInterface({ input: process.stdin })) {
      const message = JSON.parse(line);
      if (message.do === 'hello') say({ protocol: 1, name: ${JSON.stringify(name)} });
      if (message.do === 'answer') reply(message);
    }`,
  );
  return `"${process.execPath}" "${file}"`;
}

const match = (command: string, more: Partial<Match> = {}): Match => ({
  game: 'welcome-to-the-dungeon',
  seats: 2,
  challenger: `cmd:${command}`,
  field: 'random',
  games: 4,
  seed: 'outside',
  budget: {},
  ...more,
});

const first = program('first', '({ options }) => say({ answer: options[0] })');
const fair = { kind: 'K', options: ['a', 'b'], view: {}, events: [] };

describe('a program in the arena', () => {
  test('plays every deal from every seat, and the same match twice alike', async () => {
    const result = await runMatch(crew, match(first));
    expect(result).toMatchObject({ games: 4, faults: [] });
    expect(await runMatch(crew, match(first))).toEqual(result);
  });

  test('can be the field: one program for each seat', async () => {
    const result = await runMatch(
      crew,
      match(first, { seats: 3, games: 3, challenger: 'novice', field: `cmd:${first}` }),
    );
    expect(result).toMatchObject({ games: 3, faults: [] });
    expect(result.challenger.mean + 2 * result.field.mean).toBeCloseTo(1);
  });

  test.each([
    [
      'crashes',
      `() => { console.error('no plan'); process.exit(3); }`,
      /^ended with code 3 and said: no plan$/,
    ],
    ['is silent', '() => undefined', /^gave no answer within 300 ms$/],
    [
      'answers what is not offered',
      `() => say({ answer: 'cheat' })`,
      /^answered "cheat", which is not one of its options$/,
    ],
    [
      'answers without JSON',
      `() => process.stdout.write('pass\\n')`,
      /^answered "pass", which is no JSON object$/,
    ],
    [
      'answers without an answer',
      `() => say({ option: 'pass' })`,
      /^answered with a line that has no text `answer`$/,
    ],
  ])('that %s loses its games, and each is told', async (name, reply, why) => {
    const answerMs = name === 'is silent' ? 300 : 20_000;
    const { challenger, field, games, faults } = await runMatch(
      crew,
      match(program(name, reply), { answerMs }),
    );
    expect({ games, faults: faults.length }).toEqual({ games: 4, faults: 4 });
    expect([challenger.mean, field.mean]).toEqual([0, 1]);
    for (const fault of faults) expect(fault.why).toMatch(why);
  });

  test('that answers twice loses the game at the next question', async () => {
    const twice = program(
      'twice',
      `({ options }) => process.stdout.write((JSON.stringify({ answer: options[0] }) + '\\n').repeat(2))`,
    );
    const bot = await LineBot.start(twice, 5000);
    expect(await bot.answer(fair)).toBe('a');
    await expect(bot.answer(fair)).rejects.toThrow('spoke without being asked');
    bot.stop();
  });

  test('that fails in one game plays the next one', async () => {
    const once = program(
      'once',
      `({ options, view }) => say({ answer: view.viewer === 0 ? 'cheat' : options[0] })`,
    );
    const { faults, games } = await runMatch(crew, match(once, { games: 2 }));
    expect({ games, faults: faults.length }).toEqual({ games: 2, faults: 1 });
  });
});

describe('a program by itself', () => {
  test('is told the versions, the game, its view and what happened', async () => {
    const echo = program('echo', `(message) => say({ answer: message.options[1], message })`);
    const bot = await LineBot.start(echo, 5000);
    expect(bot.name).toBe('echo');
    expect(await bot.answer(fair)).toBe('b');
    bot.stop();
  });

  test.each([
    ['that is not there', 'no-such-program-here', /^could not be started \(.*ENOENT.*\)$/],
    ['that ends at once', `"${process.execPath}" -e 0`, /^ended with code 0$/],
    [
      'of another protocol',
      `"${process.execPath}" -e "console.log('{}');setTimeout(()=>0,9999)"`,
      /^speaks protocol undefined/,
    ],
  ])('%s is not let in', async (_, command, why) => {
    await expect(LineBot.start(command, 5000)).rejects.toThrow(why);
  });
});

test('a command is read as words, with quotes around those that have spaces', () => {
  expect(wordsOf(`python3 "my bots/a.py" 'x y' -v`)).toEqual(['python3', 'my bots/a.py', 'x y', '-v']);
});
