import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGameId } from '@mazmorra/catalogue';
import { gameOf } from '@mazmorra/catalogue/loaded';
import {
  type AnyGame,
  atPosition,
  fastSource,
  LANGUAGES,
  type Laid,
  type Language,
  Table,
  withDice,
} from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import {
  answersBefore,
  type Book,
  judge,
  type Lesson,
  type Said,
  type Setting,
  type Step,
  scripted,
} from '../src/index.ts';
import { bookOf } from '../src/node.ts';
import { faultsOf } from './faults.ts';

const folder = join(import.meta.dirname, '../src/games');
const ids = readdirSync(folder);

interface Taught {
  readonly book: Book<unknown>;
  readonly game: AnyGame;
  readonly layOut: (position: unknown) => Laid<unknown>;
}

async function taught(id: string): Promise<Taught> {
  if (!isGameId(id)) throw new Error(`the catalogue has no game ${id}`);
  const book = await bookOf(id);
  const { layOut } = await import(`@mazmorra/${id}/position`);
  return { book, game: gameOf(id), layOut };
}

type AnyTable = Table<unknown, unknown, unknown>;
type Answers = (readonly [number, string])[];

const READER = 0;

/** The table of a setting after these answers of the reader, with all other seats following the script. */
function tableAt({ game, layOut }: Taught, setting: Setting<unknown>, own: readonly string[]): AnyTable {
  const random = withDice(fastSource('lesson'), setting.dice ?? []);
  const table: AnyTable = Table.resume(game, atPosition(game, layOut(setting.position)), random);
  for (const [seat, option] of answersBefore(setting)) table.answer(seat, option);
  const given: Answers = [];
  const say = (seat: number, option: string): void => {
    table.answer(seat, option);
    given.push([seat, option]);
  };
  const follow = (): void => {
    for (;;) {
      const next = table.decisions.find(({ seat, optional }) => seat !== READER && !optional);
      if (!next) return;
      const offered = next.options.map((option) => game.nameOf(option));
      const option = scripted(setting, given, next.seat, offered);
      if (option === undefined) return;
      say(next.seat, option);
    }
  };
  follow();
  for (const option of own) {
    say(READER, option);
    follow();
  }
  return table;
}

const asked = (table: AnyTable): string[] => {
  const decision = table.decisionOf(READER);
  return !decision || decision.optional ? [] : decision.options.map((option) => table.game.nameOf(option));
};

/** All paths through the steps of a chapter, as the reader's answers along each. */
function paths(
  of: Taught,
  setting: Setting<unknown>,
  steps: readonly Step[],
  own: string[] = [],
): string[][] {
  const place = steps.findIndex((step, index) => step.answers && asking(steps, index) === own.length);
  const step = steps[place];
  if (!step) return [own];
  const options = asked(tableAt(of, setting, own));
  const right = options.filter((option) => judge(step, option).right);
  expect(right, `${step.say.en} (after ${own.join(', ')}; offered: ${options.join(', ')})`).not.toEqual([]);
  return right.flatMap((option) => paths(of, setting, steps, [...own, option]));
}

/** The number of steps before this one that ask for an answer. */
const asking = (steps: readonly Step[], index: number): number =>
  steps.slice(0, index).filter((step) => step.answers).length;

const sentences = (step: Step): Said[] => [
  step.say,
  ...Object.values(step.answers ?? {}),
  ...Object.values(step.wrong ?? {}),
  ...(step.quiz ?? []).map(({ reply }) => reply),
];

/** Reading speed in words per minute, and seconds for an answer at the table and for continuing. */
const PACE = { words: 200, answer: 5, goOn: 2 };

const longest = (said: readonly Said[], language: Language): string =>
  said.map((one) => one[language]).sort((a, b) => b.length - a.length)[0] ?? '';

/** The time that a reader takes who reads everything and makes no mistake. */
function secondsFor({ chapters, end }: Lesson<unknown>, language: Language): number {
  const steps = chapters.flatMap((chapter) => chapter.steps);
  const read = steps.flatMap(({ say, answers, quiz }) => [
    say[language],
    longest(Object.values(answers ?? {}), language),
    ...(quiz ?? []).map(({ choice }) => choice[language]),
    longest(
      (quiz ?? []).filter(({ right }) => right).map(({ reply }) => reply),
      language,
    ),
  ]);
  const words = [...read, end[language]].join(' ').match(/\p{L}+/gu)?.length ?? 0;
  const answers = steps.filter((step) => step.answers ?? step.quiz).length;
  return (words * 60) / PACE.words + answers * PACE.answer + (steps.length - answers) * PACE.goOn;
}

describe.each(ids)('the lesson of %s', (id) => {
  test('is written for the rules of today', async () => {
    const { book, game } = await taught(id);
    expect(book).toMatchObject({ game: id, version: game.version });
  });

  test('can be played to its end along every allowed way', async () => {
    const of = await taught(id);
    for (const chapter of of.book.lesson.chapters) {
      const ways = paths(of, chapter, chapter.steps);
      expect(ways.length).toBeGreaterThan(0);
    }
  });

  test('begins at positions in which no component is missing', async () => {
    const { book, game, layOut } = await taught(id);
    for (const { position } of [...book.lesson.chapters, ...book.tries]) {
      const { seats, variants, state } = layOut(position);
      const whole = game.census(game.setup(seats, variants, fastSource('whole').stream(0)));
      expect(game.census(state)).toEqual(whole);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    }
  });

  test('names only options that exist, and has a right answer to every question', async () => {
    const { book, game } = await taught(id);
    const named = (name: string): void => {
      if (!name.endsWith('*')) expect(game.optionNamed(name), name).toBeDefined();
    };
    for (const step of book.lesson.chapters.flatMap(({ steps }) => steps)) {
      for (const name of Object.keys({ ...step.answers, ...step.wrong })) named(name);
      for (const lit of step.lit ?? []) if (lit.startsWith('option:')) named(lit.slice('option:'.length));
      if (step.quiz) expect(step.quiz.some(({ right }) => right)).toBe(true);
      expect(step.answers && step.quiz, 'a step asks one thing').toBeUndefined();
    }
  });

  test.each(LANGUAGES)('takes five minutes, in %s', async (language) => {
    const { lesson } = (await taught(id)).book;
    // A language may need a tenth more words than those in which the lessons were written.
    const most = language === 'en' || language === 'es' ? 300 : 330;
    expect(secondsFor(lesson, language)).toBeLessThanOrEqual(most);
  });

  test('speaks in whole sentences in every language', async () => {
    const { lesson } = (await taught(id)).book;
    const all = [...lesson.chapters.flatMap(({ steps }) => steps.flatMap(sentences)), lesson.end];
    expect(all.flatMap((said) => faultsOf(said, id))).toEqual([]);
  });
});

/** Minimum number of rulebook positions of each game. */
const FEWEST: Readonly<Record<string, number>> = { dungeonquest: 25 };

const rulesOf = (id: string): string =>
  readFileSync(join(import.meta.dirname, `../../../docs/rules/${id}.md`), 'utf8');

describe.each(ids)('the positions of the rulebook of %s', (id) => {
  test('there are enough, each with an id of its own', async () => {
    const { tries } = (await taught(id)).book;
    expect(tries.length).toBeGreaterThanOrEqual(FEWEST[id] ?? 12);
    expect(new Set(tries.map((each) => each.id)).size).toBe(tries.length);
  });

  test('each shows rules that exist', async () => {
    const rules = rulesOf(id);
    for (const { id: name, rules: shown } of (await taught(id)).book.tries) {
      expect(shown.length, name).toBeGreaterThan(0);
      for (const rule of shown) expect(rules.includes(rule), `${name}: ${rule}`).toBe(true);
    }
  });

  test('each asks the reader something, and offers what it speaks of', async () => {
    const of = await taught(id);
    for (const tried of of.book.tries) {
      const options = asked(tableAt(of, tried, []));
      for (const offered of tried.offers)
        expect(options, `${tried.id} offers ${options.join(', ')}`).toContain(offered);
      for (const lit of tried.lit ?? [])
        if (lit.startsWith('option:')) expect(options, tried.id).toContain(lit.slice('option:'.length));
      // Every answer is accepted, and the others follow.
      for (const option of options) tableAt(of, tried, [option]);
    }
  });

  test('each speaks in whole sentences in every language', async () => {
    const { tries } = (await taught(id)).book;
    for (const { title } of tries) for (const text of [title.en, title.es]) expect(text).not.toMatch(/[.:]$/);
    const all = tries.flatMap(({ say, answers }) => [say, ...Object.values(answers ?? {})]);
    expect(all.flatMap((said) => faultsOf(said, id))).toEqual([]);
  });
});
