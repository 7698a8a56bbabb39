import { at, completeVariants, FastRng, type SeenEvent } from '@mazmorra/kernel';
import { type Event, welcomeToTheDungeon as game, Phase, type State } from '@mazmorra/welcome-to-the-dungeon';
import { expect, test } from 'vitest';
import { welcomeToTheDungeonWits } from '../src/games/welcome-to-the-dungeon/expert.ts';
import { newOpponents, readPeople } from '../src/games/welcome-to-the-dungeon/people.ts';
import { Recall } from '../src/games/welcome-to-the-dungeon/recall.ts';
import { createBot } from '../src/levels.ts';
import { GameInPlay } from '../src/play.ts';

const seats = 3;

test('Welcome to the Dungeon: what the others placed makes the true cards likelier than others', () => {
  const people = newOpponents();
  const recall = new Recall();
  const rng = new FastRng('recall');
  const bots = Array.from({ length: seats }, () => createBot(welcomeToTheDungeonWits, 'adventurer'));
  let ofTrue = 0;
  let ofOthers = 0;
  for (let deal = 0; deal < 8; deal++) {
    const play = new GameInPlay(game, seats, { seed: `recall ${deal}` }, true);
    const state = play.state as State;
    for (let seat = play.seat; seat >= 0; seat = play.seat) {
      const heard = at(play.heard, seat) as readonly SeenEvent<Event>[];
      readPeople(people, seats, heard);
      recall.read(seat, heard);
      if (state.phase !== Phase.bid && state.phase !== Phase.place) {
        expect(recall.weigh(state, people), 'after the bidding').toBe(1);
      } else {
        ofTrue += recall.weigh(state, people);
        for (let n = 0; n < 4; n++) ofOthers += recall.weigh(game.redeal(state, seat, rng), people) / 4;
      }
      play.answer(seat, play.choose(at(bots, seat), seat).option);
    }
  }
  expect(ofTrue / ofOthers).toBeGreaterThan(1.2);
});

test('Welcome to the Dungeon: cards that nobody has placed yet tell nothing', () => {
  const recall = new Recall();
  recall.read(0, []);
  expect(
    recall.weigh(game.setup(seats, completeVariants(game, seats, {}), new FastRng('new')), newOpponents()),
  ).toBe(1);
});
