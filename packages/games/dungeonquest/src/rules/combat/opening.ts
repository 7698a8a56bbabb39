import { at, type Seat } from '@mazmorra/kernel';
import { combatKinds, isPower } from '../../data/combat.ts';
import { monsters } from '../../data/monsters.ts';
import { type Fighter, told } from '../../events.ts';
import type { MonsterFrame } from '../../frames.ts';
import type { Run } from '../../run.ts';
import type { Combat, Side, State } from '../../state.ts';

/** Combats begin and end here (DQ-CMB-01, DQ-CMB-24). */

export const cardId = (card: number): string => at(combatKinds, card).id;
export const cardIds = (cards: readonly number[]): string[] => cards.map(cardId);
export const other = (side: number): Side => (side === 0 ? 1 : 0);

/** A combat that is not being fought, with its deck. */
export const restingCombat = (deck: number[]): Combat => ({
  on: 0,
  duel: 0,
  automaton: 0,
  players: [-1, -1],
  monster: -1,
  life: 0,
  round: 0,
  deck,
  discard: [],
  stack: [],
  hands: [[], []],
  piles: [[], []],
  played: [[], []],
  chosen: [-1, -1],
  powers: [0, 0],
  drawn: [-1, -1],
  seen: [[], []],
  handSize: [0, 0],
  bonus: [0, 0],
  cancelled: [0, 0],
  noCounter: [0, 0],
  noDeathblow: [0, 0],
  mustPlay: [-1, -1],
  reduce: [0, 0],
  limit: [-1, -1],
  ifWon: [],
  ifLost: [],
  next: [],
  waiting: [],
  incoming: [],
  countered: -1,
  winner: -1,
  fleeing: 0,
  shown: [0, 0, 0],
});

/** Hero against monster. */
export function openCombat(run: Run, frame: MonsterFrame): void {
  const { combat } = run.state;
  combat.on = 1;
  combat.duel = 0;
  combat.automaton = frame.player < 0 ? 1 : 0;
  combat.players[0] = frame.seat;
  combat.players[1] = frame.player;
  combat.monster = frame.monster;
  combat.life = frame.life;
  combat.powers[0] = frame.heroPowers;
  combat.powers[1] = frame.monsterPowers;
  run.emit?.(
    told('DQ-CMB-01', {
      type: 'combat',
      seat: frame.seat,
      opponent: frame.player,
      monster: at(monsters, frame.monster).id,
    }),
  );
}

/** Hero against hero (DQ-VAR-11). */
export function openDuel(run: Run, attacker: Seat, defender: Seat): void {
  const { combat } = run.state;
  combat.on = 1;
  combat.duel = 1;
  combat.automaton = 0;
  combat.players[0] = attacker;
  combat.players[1] = defender;
  combat.powers[0] = 15;
  combat.powers[1] = 15;
  run.emit?.(told('DQ-VAR-11', { type: 'combat', seat: attacker, opponent: defender }));
}

/** DQ-CMB-24: power cards to their owners, combat cards to the deck, which is shuffled. A monster's damage is gone with them (DQ-MON-13). */
export function closeCombat(run: Run): void {
  const { combat } = run.state;
  /* A deck that ran out may have taken power cards in (DQ-CMB-02, DQ-CMB-25). */
  const deck = combat.deck.filter((card) => !isPower(card));
  const zones = [
    combat.discard,
    combat.stack,
    combat.incoming,
    ...combat.hands,
    ...combat.piles,
    ...combat.played,
  ];
  for (const zone of zones) {
    for (const card of zone) if (!isPower(card)) deck.push(card);
  }
  run.rng.shuffle(deck);
  run.state.combat = restingCombat(deck);
}

export const handOf = (combat: Combat, side: number): number[] => at(combat.hands, side);
export const pileOf = (combat: Combat, side: number): number[] => at(combat.piles, side);
export const playedBy = (combat: Combat, side: number): number[] => at(combat.played, side);

/** Who fights on a side, as events name them. */
export const tellFighter = ({ duel, players, monster }: Combat, side: number): Fighter => {
  const seat = at(players, side);
  return side === 1 && duel === 0 ? { seat, monster: at(monsters, monster).id } : { seat };
};

/** The hero who fights on a side; `undefined` for a monster. */
export const fighter = (state: State, side: number) =>
  side === 1 && state.combat.duel === 0 ? undefined : at(state.heroes, at(state.combat.players, side));
