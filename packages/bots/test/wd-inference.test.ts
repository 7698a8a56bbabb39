import { at, completeVariants, FastRng, type SeenEvent } from '@mazmorra/kernel';
import { type Event, welcomeToTheDungeon as game, Phase, type State } from '@mazmorra/welcome-to-the-dungeon';
import { expect, test } from 'vitest';
import { welcomeToTheDungeonWits } from '../src/games/welcome-to-the-dungeon/expert.ts';
import { Inference } from '../src/games/welcome-to-the-dungeon/inference.ts';
import { knowsCard } from '../src/games/welcome-to-the-dungeon/knowledge.ts';
import { seatInput } from '../src/input.ts';
import { createBot } from '../src/levels.ts';
import { GameInPlay } from '../src/play.ts';
import type { Remark } from '../src/remark.ts';

const seats = 3;

/** Every decision of the bidding, or of another phase, in some games of adventurers. */
function visitBids(
  deals: number,
  visit: (state: State, seat: number, heard: readonly SeenEvent<Event>[]) => void,
  phases: readonly number[] = [Phase.bid, Phase.place],
): void {
  const bots = Array.from({ length: seats }, () => createBot(welcomeToTheDungeonWits, 'adventurer'));
  for (let deal = 0; deal < deals; deal++) {
    const play = new GameInPlay(game, seats, { seed: `recall ${deal}` }, true);
    const state = play.state as State;
    for (let seat = play.seat; seat >= 0; seat = play.seat) {
      if (phases.includes(state.phase))
        visit(state, seat, at(play.heard, seat) as readonly SeenEvent<Event>[]);
      play.answer(seat, play.choose(at(bots, seat), seat).option);
    }
  }
}

test('Welcome to the Dungeon: what the others did makes the true cards likelier than others', () => {
  const rng = new FastRng('recall');
  let ahead = 0;
  let asked = 0;
  visitBids(3, (state, seat, heard) => {
    const inference = new Inference(seat, heard, game.redeal(state, seat, rng));
    if (!inference.tells) return;
    asked++;
    ahead += Math.log(inference.weigh(state) / inference.weigh(game.redeal(state, seat, rng)));
  });
  expect(ahead / asked).toBeGreaterThan(0.5);
});

test('Welcome to the Dungeon: worlds come as often as they are likely, and known cards stay', () => {
  const rng = new FastRng('settle');
  let compared = 0;
  visitBids(1, (state, seat, heard) => {
    const inference = new Inference(seat, heard, game.redeal(state, seat, rng));
    if (!inference.tells || compared++ > 3) return;
    const [dealt, settled] = [new Float64Array(8), new Float64Array(8)];
    const unknown = Array.from({ length: state.drawn }, (_, card) => card).filter(
      (card) => !knowsCard(state, seat, card),
    );
    let sum = 0;
    for (let n = 0; n < 4000; n++) {
      const world = game.redeal(state, seat, rng);
      const weight = inference.weigh(world);
      sum += weight;
      for (const card of unknown) dealt[at(world.cards, card)] = (dealt[at(world.cards, card)] ?? 0) + weight;
      inference.settle(world, rng);
      for (const card of unknown)
        settled[at(world.cards, card)] = (settled[at(world.cards, card)] ?? 0) + 1 / 4000;
      expect(world.cards.toSorted()).toEqual(state.cards.toSorted());
      for (let card = 0; card < state.drawn; card++)
        if (!unknown.includes(card)) expect(at(world.cards, card)).toBe(at(state.cards, card));
    }
    for (let kind = 0; kind < 8; kind++)
      expect(Math.abs(at([...settled], kind) - at([...dealt], kind) / sum)).toBeLessThan(0.12);
  });
  expect(compared).toBeGreaterThan(3);
});

test('Welcome to the Dungeon: a master says what it infers, of others only', () => {
  const bot = createBot(welcomeToTheDungeonWits, 'master', { iterations: 8 });
  const said: Remark[] = [];
  visitBids(1, (state, seat, heard) => {
    const rng = new FastRng('said');
    const thinking = bot.think(seatInput(game, state, seat, heard, rng), rng);
    while (!thinking.slice(1000));
    const options = thinking.choice(true).explanation?.options ?? [];
    const its = options.flatMap(({ why }) => why ?? []).filter(({ id }) => /reads|dragon/.test(id));
    if (state.drawn === 0) expect(its).toEqual([]);
    for (const remark of its) expect(remark.seat).not.toBe(seat);
    said.push(...its);
  });
  expect(said.some(({ id }) => id === 'wd.reads')).toBe(true);
});

test('Welcome to the Dungeon: in the dungeon the bidding still tells of the cards that lie there', () => {
  let told = 0;
  const visit = (state: State, seat: number, heard: readonly SeenEvent<Event>[]): void => {
    if (new Inference(seat, heard, state).tells) told++;
  };
  visitBids(4, visit, [Phase.name, Phase.polymorph, Phase.axe]);
  expect(told).toBeGreaterThan(0);
});

test('Welcome to the Dungeon: events that begin in the middle of a round tell nothing', () => {
  let asked = 0;
  visitBids(2, (state, seat, heard) => {
    const begun = heard.findLastIndex(({ event }) => event.type === 'round');
    if (state.drawn < 3) return;
    asked++;
    const late = heard.slice(begun + 3);
    expect(new Inference(seat, late, state).tells).toBe(false);
  });
  expect(asked).toBeGreaterThan(5);
});

test('Welcome to the Dungeon: before anybody has drawn a card nothing is inferred', () => {
  const state = game.setup(seats, completeVariants(game, seats, {}), new FastRng('new'));
  const inference = new Inference(0, [], state);
  expect(inference.tells).toBe(false);
  expect(inference.weigh(state)).toBe(1);
  expect(inference.remarks(state)).toEqual([]);
});
