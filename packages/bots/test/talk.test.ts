import { type Accusation, completeVariants, FastRng, hasSeat, optionsOf } from '@mazmorra/kernel';
import { type State, saboteur } from '@mazmorra/saboteur';
import { describe, expect, test } from 'vitest';
import { evidence, Ledger, readRound, suspect } from '../src/games/saboteur/beliefs.ts';
import { hear, speak } from '../src/games/saboteur/talk.ts';
import { inputFromWorld } from '../src/input.ts';

const deal = (seed: string): State => saboteur.setup(5, completeVariants(saboteur, 5, {}), new FastRng(seed));

/** The seats of a role, in a world where there is at least one. */
const seatsOf = (s: State, traitor: boolean): number[] =>
  [0, 1, 2, 3, 4].filter((seat) => hasSeat(s.saboteurs, seat) === traitor);

const token = (seat: number, about: number, round: number): Accusation => ({ seat, about, round, number: 0 });

describe('tokens on the table', () => {
  test('a word of somebody trusted speaks against the accused, of somebody suspected for them', () => {
    const s = deal('words');
    const [me = 0, honest = 1, accused = 2] = seatsOf(s, false);
    const odds = (trust: number): number => {
      const ledger = new Ledger();
      ledger.clear(s.round);
      ledger.odds[honest] = trust;
      hear(s, me, [token(honest, accused, s.round)], ledger);
      return ledger.odds[accused] ?? 0;
    };
    expect(odds(-4)).toBeGreaterThan(0.4);
    expect(odds(5)).toBeLessThan(-0.3);
  });

  test('who accuses an honest seat is trusted less by it; what was said in another round is forgotten', () => {
    const s = deal('words');
    const [me = 0, other = 1] = seatsOf(s, false);
    const ledger = new Ledger();
    ledger.clear(s.round);
    hear(s, me, [token(other, me, s.round)], ledger);
    expect(ledger.odds[other]).toBeGreaterThan(0);
    const later = new Ledger();
    later.clear(s.round);
    hear(s, me, [token(other, me, s.round + 1)], later);
    expect([...later.odds].every((one) => one === 0)).toBe(true);
  });
});

/** Every remark in games of random players, with the world in which it was made. */
function* remarks(games: number) {
  for (let game = 0; game < games; game++) {
    const rng = new FastRng(`remarks ${game}`);
    const s = deal(`remarks ${game}`);
    const talk: Accusation[] = [];
    while (s.phase !== 'over') {
      const seat = s.turn;
      const options = optionsOf(saboteur, s, seat);
      const input = inputFromWorld(saboteur, structuredClone(s), seat, [], talk);
      const said = s.phase === 'turn' ? speak(input, rng) : undefined;
      if (said) {
        yield { s, seat, said, talk };
        talk.push({ ...said, seat, round: s.round, number: talk.length });
      }
      saboteur.answer(s, seat, rng.pick(options), rng);
    }
  }
}

test('bots name a deed that the accused has done this round, and miners only whom they suspect', () => {
  let [miners, saboteurs] = [0, 0];
  for (const { s, seat, said, talk } of remarks(12)) {
    const { about, reason = '' } = said;
    if (about === undefined) continue;
    expect(about).not.toBe(seat);
    const traitor = hasSeat(s.saboteurs, seat);
    if (traitor) saboteurs++;
    else miners++;
    if (reason === 'counter') {
      expect(talk.some((each) => each.about === seat && each.seat === about)).toBe(true);
      continue;
    }
    const seen = new Set<string>();
    const ledger = new Ledger();
    readRound(s, ledger, (whose, look) => whose === about && seen.add(look));
    expect(seen).toContain(reason);
    expect(evidence[reason as keyof typeof evidence]).toBeGreaterThan(0);
    hear(s, seat, talk, ledger);
    if (!traitor) expect(suspect(s, seat, about, ledger)).toBeGreaterThan(0.3);
  }
  expect(miners).toBeGreaterThan(5);
  expect(saboteurs).toBeGreaterThan(5);
});
