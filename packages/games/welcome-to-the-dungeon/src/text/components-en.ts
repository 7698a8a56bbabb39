import type { Components } from './catalogue.ts';

const vorpalBlade =
  'Name a kind of monster before the first card is turned up. Defeats every monster of that kind.';
const torch = 'Defeats every monster of strength 3 or less.';
const grail = 'Defeats every monster of even strength (2, 4, 6).';
const potion =
  'Once per dungeon: when you have no hit points left, you go on with the adventurer’s own hit points.';

export const componentsEn: Components = {
  goblin: { name: 'Goblin', text: 'Strength 1. Two of them.' },
  skeleton: { name: 'Skeleton', text: 'Strength 2. Two of them.' },
  orc: { name: 'Orc', text: 'Strength 3. Two of them.' },
  vampire: { name: 'Vampire', text: 'Strength 4. Two of them.' },
  golem: { name: 'Golem', text: 'Strength 5. Two of them.' },
  lich: { name: 'Lich', text: 'Strength 6. Only one.' },
  demon: { name: 'Demon', text: 'Strength 7. Only one.' },
  dragon: { name: 'Dragon', text: 'Strength 9. Only one.' },

  warrior: { name: 'Warrior', text: '3 hit points, 11 with all the equipment.' },
  barbarian: { name: 'Barbarian', text: '4 hit points, 11 with all the equipment.' },
  mage: { name: 'Mage', text: '2 hit points, 11 with all the equipment.' },
  rogue: { name: 'Rogue', text: '3 hit points, 11 with all the equipment.' },

  'warrior-plate-armor': { name: 'Plate Armor', text: '+5 hit points.' },
  'warrior-knight-shield': { name: 'Knight Shield', text: '+3 hit points.' },
  'warrior-vorpal-sword': { name: 'Vorpal Sword', text: vorpalBlade },
  'warrior-dragon-spear': { name: 'Dragon Spear', text: 'Defeats the Dragon.' },
  'warrior-holy-grail': { name: 'Holy Grail', text: grail },
  'warrior-torch': { name: 'Torch', text: torch },
  'barbarian-healing-potion': { name: 'Healing Potion', text: potion },
  'barbarian-leather-shield': { name: 'Leather Shield', text: '+3 hit points.' },
  'barbarian-chainmail': { name: 'Chainmail', text: '+4 hit points.' },
  'barbarian-vorpal-axe': {
    name: 'Vorpal Axe',
    text: 'Once per dungeon: when a monster is turned up you may defeat its kind: this card and every later one like it.',
  },
  'barbarian-torch': { name: 'Torch', text: torch },
  'barbarian-war-hammer': { name: 'War Hammer', text: 'Defeats the Golems.' },
  'mage-wall-of-fire': { name: 'Wall of Fire', text: '+6 hit points.' },
  'mage-holy-grail': { name: 'Holy Grail', text: grail },
  'mage-omnipotence': {
    name: 'Omnipotence',
    text: 'If all the monsters of the dungeon were of different kinds, you survive it even with no hit points left.',
  },
  'mage-bracelet-of-protection': { name: 'Bracelet of Protection', text: '+3 hit points.' },
  'mage-polymorph': {
    name: 'Polymorph',
    text: 'Once per dungeon: exchange the monster just turned up for the top card of the monster deck. Not possible when the deck is empty.',
  },
  'mage-demonic-pact': {
    name: 'Demonic Pact',
    text: 'Defeats the Demon and the monster faced right after it.',
  },
  'rogue-mithril-armor': { name: 'Mithril Armor', text: '+5 hit points.' },
  'rogue-healing-potion': { name: 'Healing Potion', text: potion },
  'rogue-ring-of-power': {
    name: 'Ring of Power',
    text: 'Defeats every monster of strength 2 or less and adds its strength to your hit points.',
  },
  'rogue-buckler': { name: 'Buckler', text: '+3 hit points.' },
  'rogue-vorpal-dagger': { name: 'Vorpal Dagger', text: vorpalBlade },
  'rogue-invisibility-cloak': {
    name: 'Invisibility Cloak',
    text: 'Defeats every monster of strength 6 or more.',
  },

  'symbol-torch': { name: 'Torch', text: 'A Torch defeats this monster.' },
  'symbol-chalice': { name: 'Chalice', text: 'The Holy Grail defeats this monster.' },
  'symbol-hammer': { name: 'Hammer', text: 'The War Hammer defeats this monster.' },
  'symbol-spear': { name: 'Spear', text: 'The Dragon Spear defeats this monster.' },
  'symbol-cloak': { name: 'Cloak', text: 'The Invisibility Cloak defeats this monster.' },
  'symbol-pact': { name: 'Pact', text: 'The Demonic Pact defeats this monster.' },

  'success-card': { name: 'Success card', text: 'One for each dungeon survived; the second wins the game.' },
  'player-aid': {
    name: 'Player aid',
    text: 'White side: no failure yet. Red side: one failure; the next one puts you out of the game.',
  },
  'monster-deck': { name: 'Monster deck', text: 'The monsters nobody has drawn yet.' },
  'dungeon-pile': {
    name: 'Dungeon',
    text: 'The monsters that wait for the one who enters; the last one added comes first. Anyone may count them, nobody may look.',
  },
};
