/**
 * Section 3.12: the boss. `DR-BOSS-01` It is the fifth room of level 5, the last room of the game: set-up puts it there.
 */

import { allSeats, at, type Emit, seatsOf } from '@mazmorra/kernel';
import type { BossCard } from '../data/bosses.ts';
import { BOSS_IDS, type BossId, FIRST_BOSS } from '../data/rooms.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { currentRoom, ESCAPE, openMeaning } from './cards.ts';
import { gainCoins, gainWounds, loseCoins } from './coins.ts';
import { ABOVE_ALL, highestBelow, lowest, seatsWith, total } from './compare.ts';
import { fight, spared, strengthOf } from './monster.ts';

/** `DR-BOSS-02` It is fought like a monster, with what its card changes. */
export function resolveBoss(state: State, card: BossCard, emit: Emit<Event>): void {
  const boss = at(BOSS_IDS, currentRoom(state) - FIRST_BOSS);
  if (emit) tellOfEscapes(state, card, emit);
  const defeated = fightBoss(state, boss, card, emit);
  if (card.highestReward > 0) rewardHighest(state, boss, card, defeated, emit);
  if (!defeated) attack(state, boss, card, emit);
}

/**
 * `DR-BOSS-03` Who escapes has no value here: nothing for the sum, nothing to be lowest or highest with. The item
 * must be the card played for the room (`DR-RULING-11`): a torch at the Wolf Pack, a crystal ball at the Necromancer,
 * a key at the Mega Dragon.
 */
function tellOfEscapes(state: State, card: BossCard, emit: NonNullable<Emit<Event>>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (openMeaning(state, seat) !== ESCAPE || !card.escapeItem) continue;
    emit({ rule: card.rule, public: { type: 'escaped', seat, item: card.escapeItem } });
  }
}

/**
 * `DR-BOSS-12`, `DR-BOSS-13`, `DR-BOSS-14` Mega Dragon, Golem and Mummy have no strength: no sum defeats them. What the
 * Golem makes of 5 and sword (`valueOverrides`) so only matters for who is lowest (`DR-RULING-22`).
 */
function fightBoss(state: State, boss: BossId, card: BossCard, emit: Emit<Event>): boolean {
  const strength = strengthOf(state, card);
  if (strength !== undefined) return fight(state, strength, emit);
  emit?.({ rule: card.rule, public: { type: 'fought', room: boss, total: total(state), defeated: false } });
  return false;
}

/**
 * `DR-BOSS-07` Sphinx and `DR-BOSS-09` Minotaur: all with the highest value gain coins, whether or not it is defeated
 * (`DR-RULING-20`). `DR-BOSS-08` Nobody does when all values are equal and it is not defeated.
 */
function rewardHighest(
  state: State,
  boss: BossId,
  card: BossCard,
  defeated: boolean,
  emit: Emit<Event>,
): void {
  const value = highestBelow(state, ABOVE_ALL);
  if (!defeated && lowest(state) === value) {
    emit?.({ rule: 'DR-BOSS-08', public: { type: 'reward-withheld', room: boss } });
    return;
  }
  const seats = seatsWith(state, value);
  const each = card.highestReward;
  emit?.({
    rule: card.rule,
    public: {
      type: 'highest-rewarded',
      room: boss,
      value,
      seats: seatsOf(seats),
      each,
      ...(seats === allSeats(state.seats) && { all: true }),
    },
  });
  for (const seat of seatsOf(seats)) gainCoins(state, seat, each, card.rule, emit);
}

/**
 * The lowest value is attacked, at the Mummy the highest, swords included (`DR-RULING-23`); nobody when all have escaped (`DR-RULING-19`).
 * `DR-BOSS-04` The Tax Collector takes coins, `DR-BOSS-06` the Vampire coins and health, `DR-BOSS-05` Medusa eliminates.
 */
function attack(state: State, boss: BossId, card: BossCard, emit: Emit<Event>): void {
  const highest = highestBelow(state, ABOVE_ALL);
  if (highest === 0) {
    emit?.({ rule: 'DR-BOSS-03', public: { type: 'attacked', room: boss, seats: [] } });
    return;
  }
  const value = card.attackTarget === 'highest' ? highest : lowest(state);
  const attacked = seatsWith(state, value);
  const { wounds, loseCoins: coins, eliminate } = card.attack;
  emit?.({
    rule: card.rule,
    public: { type: 'attacked', room: boss, value, seats: seatsOf(attacked), ...spared(state, attacked) },
  });
  if (eliminate) state.eliminated |= attacked;
  for (const seat of seatsOf(attacked)) {
    if (eliminate) emit?.({ rule: card.rule, public: { type: 'eliminated', seat } });
    gainWounds(state, seat, wounds, card.rule, emit);
    loseCoins(state, seat, coins, card.rule, emit);
  }
}
