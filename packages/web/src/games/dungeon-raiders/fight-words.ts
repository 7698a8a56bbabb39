import { ROOMS, type RoomId, strengthOf } from '@mazmorra/dungeon-raiders';
import type { Words } from './words/words.ts';

/** A monster or boss in words: what it takes to defeat it, whom it attacks otherwise, and what that costs. Nothing for other rooms. */
export function fightWords(
  id: RoomId,
  table: { readonly seats: number; readonly lowBosses: boolean },
  words: Words,
): string[] {
  const room = ROOMS[id];
  if (room.kind !== 'monster' && room.kind !== 'boss') return [];
  const strength = strengthOf(table, room);
  const {
    wounds,
    loseCoins = 0,
    eliminate = false,
  } = room.kind === 'boss' ? room.attack : { wounds: room.wounds };
  const costs = [
    ...(wounds > 0 ? [words.wounds(wounds)] : []),
    ...(loseCoins > 0 ? [words.minusCoins(loseCoins)] : []),
    ...(eliminate ? [words.eliminates] : []),
  ];
  const target = room.kind === 'boss' ? room.attackTarget : 'lowest';
  return [
    strength === undefined ? words.undefeatable : words.strength(strength, table.seats),
    `${words.attacks[target]}: ${costs.join(', ')}`,
  ];
}
