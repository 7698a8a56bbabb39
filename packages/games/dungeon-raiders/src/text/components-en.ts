import { english } from '@mazmorra/kernel';
import type { ItemId } from '../data/cards.ts';
import { CHARACTERS, type CharacterId } from '../data/characters.ts';
import { LEVELS, type LevelId } from '../data/levels.ts';
import { type Gift, ROOMS, type RoomCardId } from '../data/rooms.ts';
import { coins, ITEMS, wounds } from './things-en.ts';
import type { Components } from './vocabulary.ts';

export function gift(given: Gift): string {
  switch (given.type) {
    case 'coins':
      return coins(given.amount);
    case 'potion':
      return `a potion that heals ${wounds(given.amount)}`;
    case 'item':
      return english.a(ITEMS[given.item]);
  }
}

/** What a room card does, from its numbers. Traps have sentences of their own. */
function roomText(id: RoomCardId): string {
  const card = ROOMS[id];
  switch (card.kind) {
    case 'monster':
      return `Strength ${card.strength.join(' / ')} with 3 / 4 / 5 players. If the cards do not reach it, the player of the lowest card takes ${wounds(card.wounds)}.`;
    case 'treasure':
      if (card.chests.length === 1)
        return card.chests[0] === 1
          ? 'The highest card gains 1 coin; on a tie nobody gets it.'
          : `The highest card gains ${coins(card.chests[0])}; players who tie share them.`;
      return `The highest card gains ${coins(card.chests[0])}, the second-highest ${coins(card.chests[1])}; players who tie share.`;
    case 'vault':
      return `What you get depends on your card: ${card.gifts.map((given, i) => `for a ${i + 1}, ${gift(given)}`).join('; ')}.`;
    case 'trap':
      return '';
  }
}

const room = (name: string, id: RoomCardId) => ({ name, text: roomText(id) });

/** What somebody begins with, as the end of a sentence: `with 2 coins and no wounds`. */
export function outfit(coinCount: number, woundCount: number, items: readonly ItemId[]): string {
  const things = items.length === 2 ? ['two crystal balls'] : items.map((item) => english.a(ITEMS[item]));
  const lacks = [...(coinCount === 0 ? ['coins'] : []), ...(woundCount === 0 ? ['wounds'] : [])];
  return `with ${english.and([
    ...(coinCount > 0 ? [coins(coinCount)] : []),
    ...(woundCount > 0 ? [wounds(woundCount)] : []),
    ...things,
    ...(lacks.length > 0 ? [`no ${english.or(lacks)}`] : []),
  ])}`;
}

function character(name: string, id: CharacterId) {
  const card = CHARACTERS[id];
  return { name, text: `Starts ${outfit(card.coins, card.wounds, card.items)}.` };
}

function level(number: number, id: LevelId) {
  const dark = [...LEVELS[id]].flatMap((side, i) => (side === 'D' ? [String(i + 1)] : []));
  const rooms = dark.length === 1 ? `room ${dark[0]} lies` : `rooms ${english.and(dark)} lie`;
  return { name: `Level card ${number}`, text: `On this level ${rooms} face down.` };
}

const power = (value: number) => ({
  name: `Power ${value}`,
  text: `Counts as ${value}. You get it back after the level.`,
});

/** The names of the room monsters are literal translations (`DR-RULING-36`). */
export const components: Components = {
  'power-1': power(1),
  'power-2': power(2),
  'power-3': power(3),
  'power-4': power(4),
  'power-5': power(5),
  torch: {
    name: 'Torch',
    text: 'At any time while somebody is choosing a card: look at every face-down room of this level. Against the Wolf Pack it can be your played card: you escape.',
  },
  'crystal-ball': {
    name: 'Crystal Ball',
    text: 'Play it as your card: once all cards are revealed, play another card knowing them. Against the Necromancer you escape instead.',
  },
  key: { name: 'Key', text: 'Treasure rooms only: counts as a 5. Against the Mega Dragon: you escape.' },
  sword: { name: 'Sword', text: 'Monsters and bosses only: counts as a 5 (as a 1 against the Golem).' },

  explorer: character('Explorer', 'explorer'),
  knight: character('Knight', 'knight'),
  thief: character('Thief', 'thief'),
  warrior: character('Warrior', 'warrior'),
  wizard: character('Wizard', 'wizard'),

  'level-1': level(1, 'level-1'),
  'level-2': level(2, 'level-2'),
  'level-3': level(3, 'level-3'),
  'level-4': level(4, 'level-4'),
  'level-5': level(5, 'level-5'),
  'level-6': level(6, 'level-6'),
  'level-7': level(7, 'level-7'),

  snake: room('Snake', 'snake'),
  zombie: room('Zombie', 'zombie'),
  goblin: room('Goblin', 'goblin'),
  skeleton: room('Skeleton', 'skeleton'),
  'the-thing': room('The Thing', 'the-thing'),
  troll: room('Troll', 'troll'),
  dragon: room('Dragon', 'dragon'),
  'treasure-1': room('Treasure (1)', 'treasure-1'),
  'treasure-2': room('Treasure (2)', 'treasure-2'),
  'treasure-3': room('Treasure (3)', 'treasure-3'),
  'treasure-4': room('Treasure (4)', 'treasure-4'),
  'treasure-2-1': room('Treasure (2 + 1)', 'treasure-2-1'),
  'treasure-3-2': room('Treasure (3 + 2)', 'treasure-3-2'),
  'treasure-4-2': room('Treasure (4 + 2)', 'treasure-4-2'),
  'vault-items': room('Vault (items)', 'vault-items'),
  'vault-riches': room('Vault (riches)', 'vault-riches'),
  'lava-trap': { name: 'Lava Trap', text: 'Highest card 5 / 4 / 3: the richest lose 3 / 2 / 1 coins.' },
  'magnet-trap': {
    name: 'Magnet Trap',
    text: 'Highest card 5 / 4 / 3 / 2: the richest lose 2 / 2 / 1 / 1 coins.',
  },
  'spike-trap': {
    name: 'Spike Trap',
    text: 'Highest card 5 / 4 / 3: those with the fewest wounds take 2 / 2 / 1 wounds.',
  },
  'boulder-trap': {
    name: 'Boulder Trap',
    text: 'Highest card 5 / 4 / 3 / 2: those with the fewest wounds take 2 / 1 / 1 / 1 wounds.',
  },

  'tax-collector': { name: 'Tax Collector', text: 'Attacked players lose 3 coins.' },
  medusa: { name: 'Medusa', text: 'Attacked players are eliminated. If all are attacked, everyone loses.' },
  vampire: { name: 'Vampire', text: 'Attacked players take 1 wound and lose 2 coins.' },
  sphinx: {
    name: 'Sphinx',
    text: 'Attacked players take 2 wounds. Defeated or not, the highest card earns 2 coins; nobody earns them if all cards are equal and the Sphinx survives.',
  },
  minotaur: {
    name: 'Minotaur',
    text: 'Attacked players take 1 wound. Defeated or not, the highest card earns 1 coin; nobody earns it if all cards are equal and the Minotaur survives.',
  },
  'wolf-pack': {
    name: 'Wolf Pack',
    text: 'Attacked players take 2 wounds. Play a torch as your card to escape.',
  },
  necromancer: {
    name: 'Necromancer',
    text: 'Attacked players take 2 wounds. Play a crystal ball as your card to escape.',
  },
  'mega-dragon': {
    name: 'Mega Dragon',
    text: 'Cannot be defeated. Attacked players take 3 wounds. Play a key as your card to escape.',
  },
  golem: {
    name: 'Golem',
    text: 'Cannot be defeated. Attacked players take 2 wounds. Power 5 cards and swords count as 1.',
  },
  mummy: { name: 'Mummy', text: 'Cannot be defeated. Attacks the highest card: 2 wounds.' },

  'coin-1': { name: 'Coin (1)' },
  'coin-5': { name: 'Coin (5)' },
  'wound-1': { name: 'Wound (1)' },
  'wound-5': { name: 'Wound (5)' },
  map: { name: 'Map', text: 'Its holder plays first. Tactical variant only.' },

  treasure: { name: 'Treasure room' },
  monster: { name: 'Monster room' },
  vault: { name: 'Vault' },
  trap: { name: 'Trap' },
  boss: { name: 'Boss' },
  'room-card': { name: 'Room card' },
  'level-card': { name: 'Level card' },
  'power-card': { name: 'Power card' },
  'item-card': { name: 'Item card' },
  'character-card': { name: 'Character card' },
  'boss-card': { name: 'Boss card' },
  'map-card': { name: 'Map card' },
  level: { name: 'Level' },
  'level-row': { name: 'Level row' },
  coin: { name: 'Coin' },
  wound: { name: 'Wound' },
  chest: { name: 'Chest' },
  potion: { name: 'Potion' },
  strength: { name: 'Strength' },
  supply: { name: 'Supply' },
  'start-player': { name: 'Start player' },
  'face-up': { name: 'Face-up' },
  'face-down': { name: 'Face-down (dark)' },
  collapse: { name: 'Collapse' },
  eliminated: { name: 'Eliminated' },
  escape: { name: 'Escape' },
  'shared-victory': { name: 'Shared victory' },
  room: { name: 'Room' },
  'room-pile': { name: 'Room pile' },
  'level-pile': { name: 'Level pile' },
  'item-supply': { name: 'Item supply' },
  hand: { name: 'Hand' },
  defeat: { name: 'Defeat' },
  attack: { name: 'Attack' },
  tie: { name: 'Tie' },
  'final-scoring': { name: 'Final scoring' },
  'tactical-variant': { name: 'Tactical variant' },
};
