import { botFor } from '@mazmorra/catalogue/loaded';
import { at, completeVariants, FastRng, type Option, optionsOf } from '@mazmorra/kernel';
import { PATH, type State, saboteur, TREASURE, verbOf } from '@mazmorra/saboteur';
import { describe, expect, test } from 'vitest';
import { experience, nearnesses, rules } from '../src/games/saboteur/experience.ts';
import { worthIfLost, worthIfWon } from '../src/games/saboteur/judgement.ts';
import { Mastery } from '../src/games/saboteur/master.ts';
import { reached } from '../src/games/saboteur/maze.ts';
import { playGame } from '../src/play.ts';

const deal = (seed: string): State => saboteur.setup(5, completeVariants(saboteur, 5, {}), new FastRng(seed));

/** Visits games between adventurers and a master turn by turn. */
function eachTurn(games: number, visit: (s: State, options: readonly Option[], mind: Mastery) => void): void {
  for (let game = 0; game < games; game++) {
    const rng = new FastRng(`turns ${game}`);
    const mind = new Mastery();
    mind.play(game % 5);
    const s = deal(`turns ${game}`);
    while (s.phase !== 'over') {
      const options = optionsOf(saboteur, s, s.turn);
      if (s.phase === 'turn' && s.turn === game % 5) visit(s, options, mind);
      const option = options.length === 1 ? at(options, 0) : mind.advise(s, s.turn, options, rng);
      mind.witness(s, s.turn, option);
      saboteur.answer(s, s.turn, option, rng);
    }
  }
}

describe('a master of Saboteur', () => {
  test('has learned a number for every rule, role and nearness', () => {
    expect(experience).toHaveLength(2 * nearnesses * rules.length);
    expect(experience.every(Number.isFinite)).toBe(true);
  });

  test('as a miner who knows the treasure lays the last card whenever it holds one', () => {
    let held = 0;
    eachTurn(40, (s, options, mind) => {
      const me = s.turn;
      const treasure = 1 << s.goals.indexOf(TREASURE);
      const knows = ((s.looked >> (me * 3)) & treasure) !== 0;
      const last = options.filter((one) => verbOf(one) === PATH && (reached(one) & treasure) !== 0);
      if (((s.saboteurs >> me) & 1) === 1 || !knows || last.length === 0) return;
      held++;
      expect(last).toContain(mind.advise(s, me, options, new FastRng('last')));
    });
    expect(held).toBeGreaterThan(3);
  });

  test('finishes far more tunnels than its share', () => {
    let master = 0;
    let others = 0;
    for (let game = 0; game < 15; game++) {
      const bots = Array.from({ length: 5 }, (_, seat) =>
        botFor('saboteur', seat === game % 5 ? 'master' : 'adventurer', { iterations: 1 }),
      );
      const { state } = playGame(saboteur, bots, { seed: `share ${game}` });
      for (const { finisher } of (state as State).results) {
        if (finisher === game % 5) master++;
        else if (finisher >= 0) others++;
      }
    }
    // The fair share is a fifth, that is a fourth of what the others have together.
    expect(master).toBeGreaterThan((1.5 * others) / 4);
  });
});

describe('what a round is worth', () => {
  test('miners gain by winning it, saboteurs by its being lost', () => {
    const s = deal('worth');
    for (let seat = 0; seat < 5; seat++) {
      const traitor = ((s.saboteurs >> seat) & 1) === 1;
      const [won, lost] = [worthIfWon(s, seat), worthIfLost(s, seat)];
      if (traitor) expect(lost).toBeGreaterThan(won);
      else expect(won).toBeGreaterThan(lost);
    }
  });
});
