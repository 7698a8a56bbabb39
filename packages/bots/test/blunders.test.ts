import { type GameId, gameIds } from '@mazmorra/catalogue';
import { hasWits } from '@mazmorra/catalogue/load';
import { botFor, gameOf, witsOf } from '@mazmorra/catalogue/loaded';
import { dungeonquest, heroes } from '@mazmorra/dungeonquest';
import { completeVariants, FastRng, firstSeat, optionsOf } from '@mazmorra/kernel';
import { expect, test } from 'vitest';
import { seatInput } from '../src/input.ts';
import { listen } from './helpers.ts';

/** Plays games between bots of one level and counts obvious mistakes. */
function mistakes(id: GameId, level: 'adventurer' | 'apprentice' | 'master' | 'novice', games: number) {
  const game = gameOf(id);
  const bot = botFor(id, level, { iterations: 12 });
  const expert = witsOf(id).expert();
  const seats = id === 'dungeonquest' ? 2 : Math.min(5, game.seats.max);
  let made = 0;
  let avoided = 0;
  for (let i = 0; i < games; i++) {
    const rng = new FastRng(`${id} ${level} ${i}`);
    const heard = listen(seats);
    const state = game.setup(seats, completeVariants(game, seats, {}), rng, heard.emit);
    for (let seat = firstSeat(game.awaited(state)); seat >= 0; seat = firstSeat(game.awaited(state))) {
      const options = optionsOf(game, state, seat);
      const input = seatInput(game, state, seat, heard.by(seat), rng);
      const { option } = bot.choose(input, rng);
      if (options.length > 1) {
        expert.begin?.(input, rng);
        expert.restart?.(input.imagine(rng));
        const silly = options.filter((one) => expert.blunder(state, seat, one));
        if (silly.includes(option)) made++;
        else avoided += silly.length;
      }
      game.answer(state, seat, option, rng, heard.emit);
    }
  }
  return { made, avoided };
}

test.each(gameIds.filter(hasWits))('%s: nobody from novice to master makes a visible blunder', (id) => {
  let chances = 0;
  for (const [level, games] of [
    ['novice', 4],
    ['apprentice', 4],
    ['adventurer', 6],
    ['master', 1],
  ] as const) {
    const { made, avoided } = mistakes(id, level, games);
    expect(made, level).toBe(0);
    chances += avoided;
  }
  // Dragons are met too seldom to guarantee one; see below.
  if (id !== 'dungeonquest') expect(chances, 'there were some to make').toBeGreaterThan(0);
});

test('a wounded hero does not draw another dragon card, a whole one may', () => {
  const state = dungeonquest.setup(1, completeVariants(dungeonquest, 1, {}), new FastRng('dragon'));
  const expert = witsOf('dungeonquest').expert();
  const [hero] = state.heroes;
  if (hero === undefined) throw new Error('no hero');
  const draw = dungeonquest.optionNamed('draw-dragon') ?? -1;
  expect(expert.blunder(state, 0, draw)).toBe(false);
  hero.wounds = (heroes[hero.hero]?.life ?? 0) - 5;
  expect(expert.blunder(state, 0, draw)).toBe(true);
});
