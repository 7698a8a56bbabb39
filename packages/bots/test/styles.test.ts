import { type GameId, gameIds } from '@mazmorra/catalogue';
import { gameOf, playableOf, witsOf } from '@mazmorra/catalogue/loaded';
import { BREAK, verbOf } from '@mazmorra/saboteur';
import { describe, expect, test } from 'vitest';
import type { AnyBot } from '../src/bot.ts';
import { createBot } from '../src/levels.ts';
import { GameInPlay, playGame } from '../src/play.ts';
import { botOf } from '../src/playable.ts';
import { type BotStyle, botStyles, type StyledName, styledName, styleIn } from '../src/styles.ts';

type Answer = readonly [seat: number, option: number];

interface Told {
  readonly scores: readonly Readonly<Record<string, number>>[];
  readonly answers: readonly Answer[];
}

/** Plays games of adventurers of one style, on the same deals for every style. */
function play(id: GameId, style: BotStyle | undefined, seats: number, games: number): Told {
  const bot: AnyBot = botOf(playableOf(id), styledName('adventurer', style));
  const answers: Answer[] = [];
  const scores = Array.from({ length: games }, (_, game) => {
    const bots = Array.from({ length: seats }, () => bot);
    const onAnswer = (seat: number, option: number): void => void answers.push([seat, option]);
    return playGame(gameOf(id), bots, { seed: `style ${game}`, onAnswer }).outcome.scores;
  });
  return { scores: scores.flat(), answers };
}

const mean = ({ scores }: Told, what: string): number =>
  scores.reduce((sum, score) => sum + (score[what] ?? 0), 0) / scores.length;
const share = (id: GameId, { answers }: Told, pattern: RegExp): number =>
  answers.filter(([, option]) => pattern.test(gameOf(id).nameOf(option))).length / answers.length;

describe.each([...gameIds])('%s', (id) => {
  const styles = witsOf(id).styles ?? [];

  test('has at least three styles', () => {
    expect(styles.length).toBeGreaterThanOrEqual(3);
  });

  test.each(styles)('a master, an adventurer and a novice who is %s play to the end', (style) => {
    const seats = Math.max(3, gameOf(id).seats.min);
    const names: StyledName[] = [`master+${style}`, `adventurer+${style}`, `novice+${style}`];
    const bots = Array.from({ length: seats }, (_, seat) =>
      botOf(playableOf(id), names[seat % names.length] ?? 'random', { iterations: 4 }),
    );
    expect(playGame(gameOf(id), bots, { seed: style }).outcome.places).toHaveLength(seats);
  });
});

test('Dungeon Raiders: the greedy take more wounds than the cautious', () => {
  const [cautious, greedy] = (['cautious', 'greedy'] as const).map((style) =>
    play('dungeon-raiders', style, 4, 8),
  ) as [Told, Told];
  expect(mean(greedy, 'wounds')).toBeGreaterThan(mean(cautious, 'wounds') * 1.1);
});

test('Welcome to the Dungeon: the cautious leave sooner than others, the greedy later', () => {
  const passes = [undefined, 'cautious', 'greedy'].map((style) =>
    share('welcome-to-the-dungeon', play('welcome-to-the-dungeon', style as BotStyle, 4, 3), /^pass$/),
  ) as [number, number, number];
  expect(passes[1]).toBeGreaterThan(passes[0]);
  expect(passes[2]).toBeLessThan(passes[1]);
});

test('Saboteur: a hothead breaks tools sooner than others, the cautious later', () => {
  const wits = witsOf('saboteur');
  const broken = (style: BotStyle | undefined): number => {
    const bot = createBot(wits, 'adventurer', {}, style);
    let early = 0;
    for (let game = 0; game < 12; game++) {
      const playing = new GameInPlay(gameOf('saboteur'), 5, { seed: `style ${game}` }, true);
      for (let turn = 0; turn < 10; turn++) {
        const { option } = playing.choose(bot, playing.seat);
        if (verbOf(option) === BREAK) early++;
        playing.answer(playing.seat, option);
      }
    }
    return early;
  };
  const [cautious, usual, hothead] = [broken('cautious'), broken(undefined), broken('hothead')];
  expect(hothead).toBeGreaterThan(usual * 1.5);
  expect(cautious).toBeLessThan(usual);
});

test('DungeonQuest: the cautious get out alive more often than the greedy, with less', () => {
  const [cautious, greedy] = (['cautious', 'greedy'] as const).map((style) =>
    play('dungeonquest', style, 4, 12),
  ) as [Told, Told];
  expect(mean(cautious, 'out')).toBeGreaterThan(mean(greedy, 'out'));
  const bag = (told: Told): number => mean(told, 'gold') / mean(told, 'out');
  expect(bag(greedy)).toBeGreaterThan(bag(cautious));
});

test('names of styles are read back, and nothing else is', () => {
  for (const style of botStyles) {
    expect(styleIn(styledName('novice', style))).toEqual({ level: 'novice', style });
    expect(styledName('random', style)).toBe('random');
  }
  expect(styleIn('adventurer')).toEqual({ level: 'adventurer', style: undefined });
  expect(styleIn('adventurer+kind').style).toBeUndefined();
});
