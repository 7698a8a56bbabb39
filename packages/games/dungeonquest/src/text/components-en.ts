import type { EnglishComponent } from './catalogue.ts';

/*
 * The names are the ones of the data file. `noun` says how a name stands in a sentence: `some` before it
 * (Gold Coins), `title` in quotation marks (a name that is a sentence); otherwise it takes "a" or "the".
 */

const gold = (amount: number): EnglishComponent => ({
  name: 'Gold Coins',
  noun: 'some',
  plural: true,
  text: `Worth ${amount} gold.`,
});
const worth = (name: string, amount: number): EnglishComponent => ({ name, text: `Worth ${amount} gold.` });

const monster = (name: string): EnglishComponent => ({
  name,
  text: `A ${name} stands in your way. Choose: escape or attack.`,
});

const sneakAttack = (name: string): EnglishComponent => ({
  name: `Sneak Attack: ${name}`,
  noun: 'title',
  text: `A ${name} leaps at you from the shadows. Make a Luck test. If you fail, you suffer the difference in wounds. Then you must fight: you cannot escape.`,
});

const shuffle: EnglishComponent = {
  name: 'Shuffle',
  noun: 'title',
  text: 'Shuffle the deck together with its discards and this card. Then draw again.',
};
const empty: EnglishComponent = { name: 'Empty', noun: 'title', text: 'There is nothing here.' };
const hiddenTrap: EnglishComponent = {
  name: 'Hidden Trap',
  text: 'You have set off a trap. Draw a trap card.',
};
const unstablePotion: EnglishComponent = {
  name: 'Unstable Potion',
  text: 'You may drink it at the start of your turn: discard it and roll 2 dice. On a 2, you die; on 3–4, you suffer 6 wounds; on 5–6, you suffer 3 wounds; on a 7, nothing happens; on 8–10, you heal 3 wounds; on 11–12, you heal 6 wounds.',
};
const oldBones: EnglishComponent = {
  name: 'Old Bones',
  noun: 'some',
  plural: true,
  text: 'Roll a die. On 1–3, nothing happens. On 4–6, the bones come to life: you fight a Skeleton and cannot escape.',
};
const secretDoor: EnglishComponent = {
  name: 'Secret Door',
  text: 'You may move to any adjacent space at once, even through a wall. If there is a monster, you cannot escape from it.',
};
const passageDown: EnglishComponent = {
  name: 'Passage Down',
  text: 'Put an entrance marker on this room. On your next turn you may go down to the catacombs.',
};
const razorwings: EnglishComponent = {
  name: 'Razorwings',
  noun: 'some',
  plural: true,
  text: 'Roll a die: you suffer that many wounds from the Razorwings.',
};
const caveIn: EnglishComponent = {
  name: 'Cave-in',
  text: 'Keep this card. At the start of each turn, make an Agility test. If you pass, discard the card and go on with your turn. If you fail, your turn ends.',
};
const torchGoesOut: EnglishComponent = {
  name: 'Torch Goes Out',
  noun: 'title',
  text: 'Keep this card. At the start of each turn, make a Luck test. If you pass, discard the card and go on with your turn. If you fail, your turn ends.',
};

/** Encounter cards and runes. */
export const cards: Readonly<Record<string, EnglishComponent>> = {
  'dungeon-skeleton': monster('Skeleton'),
  'dungeon-sorcerer': monster('Sorcerer'),
  'dungeon-troll': monster('Troll'),
  'dungeon-golem': monster('Golem'),
  'dungeon-demon': monster('Demon'),
  'dungeon-empty': empty,
  'dungeon-dead-adventurer': {
    name: 'Dead Adventurer',
    text: 'You may loot the body. If you do, draw a corpse card.',
  },
  'dungeon-crypt': { name: 'Crypt', text: 'You may open the crypt. If you do, draw a crypt card.' },
  'dungeon-hidden-trap': hiddenTrap,
  'dungeon-passage-down': passageDown,
  'dungeon-cave-in': caveIn,
  'dungeon-torch-goes-out': torchGoesOut,
  'dungeon-secret-door': secretDoor,
  'dungeon-razorwings': razorwings,
  'dungeon-wizards-curse': {
    name: 'Wizard’s Curse',
    text: 'Roll a die and turn every Corridor. On 1–2, a quarter turn to the left; on 3–4, half a turn; on 5–6, a quarter turn to the right.',
  },
  'dungeon-unstable-potion': unstablePotion,
  'dungeon-bottle-imp': {
    name: 'Bottle Imp',
    text: 'Worth no gold. If you got out of the dungeon, you may roll a die at the end of the game. On 1–2, you lose another Loot card at random; on a 3, nothing happens; on 4–6, you draw a treasure card.',
  },
  'dungeon-lingering-shade': {
    name: 'Lingering Shade',
    text: 'Keep this card. At the start of each turn, roll 2 dice: on a 2 or 3, you die. Discard it when you go down to the catacombs or leave the dungeon.',
  },
  'dungeon-gold-30': gold(30),
  'dungeon-gold-40': gold(40),
  'dungeon-shuffle': shuffle,
  'dragon-sleeping': {
    name: 'Sleeping',
    noun: 'title',
    text: 'Kalladra is still asleep. Draw 2 treasure cards. On your next turn you may leave the Treasure Chamber, or stay and draw another dragon card.',
  },
  'dragon-rage': {
    name: 'Dragon Rage',
    noun: 'title',
    text: 'Kalladra wakes. In turn, beginning with you and going clockwise, each hero in the Treasure Chamber discards all their treasure cards, rolls 2 dice, suffers that many wounds and, if still alive, must retreat.',
  },
  'treasure-obsidian-ring': worth('Obsidian Ring', 110),
  'treasure-golden-claws': worth('Golden Claws', 290),
  'treasure-belt-of-strength': worth('Belt of Strength', 260),
  'treasure-jinn-lamp': worth('Jinn Lamp', 270),
  'treasure-pearl-ring': worth('Pearl Ring', 130),
  'treasure-jeweled-chakra': worth('Jeweled Chakra', 350),
  'treasure-gold-ring': worth('Gold Ring', 190),
  'treasure-quicksilver-potion': worth('Quicksilver Potion', 1500),
  'treasure-ruby-ring': worth('Ruby Ring', 140),
  'treasure-charmers-flute': worth('Charmer’s Flute', 230),
  'treasure-mirror-of-shael': worth('Mirror of Shael', 550),
  'treasure-staff-of-light': worth('Staff of Light', 700),
  'treasure-rune-scarab': worth('Rune Scarab', 400),
  'treasure-ebon-amulet': worth('Ebon Amulet', 300),
  'treasure-silver-ring': worth('Silver Ring', 160),
  'treasure-flying-carpet': worth('Flying Carpet', 500),
  'treasure-harp-of-tranquility': worth('Harp of Tranquility', 2000),
  'treasure-chalice-of-tamalir': worth('Chalice of Tamalir', 900),
  'treasure-crystal-of-tival': worth('Crystal of Tival', 240),
  'treasure-sun-spear': worth('Sun Spear', 1100),
  'treasure-crystal-of-orris': worth('Crystal of Orris', 320),
  'treasure-bag-of-gems': worth('Bag of Gems', 1200),
  'treasure-star-of-kellos': worth('Star of Kellos', 800),
  'treasure-giant-ruby': worth('Giant Ruby', 3000),
  'treasure-eyes-of-avra': worth('Eyes of Avra', 420),
  'treasure-ebon-ring': worth('Ebon Ring', 80),
  'treasure-vestments-of-kellos': worth('Vestments of Kellos', 600),
  'treasure-arcane-ring': worth('Arcane Ring', 210),
  'treasure-lodestone': worth('Lodestone', 1),
  'treasure-artifact-eater': {
    name: 'Artifact Eater',
    text: 'Worth no gold. When you take it, you lose another of your Loot cards at random.',
  },
  'treasure-forbidden-tome': {
    name: 'Forbidden Tome',
    text: 'If you got out of the dungeon, you may roll a die at the end of the game. On 1–2, you lose another Loot card at random; on 3–6, the Tome is worth the roll times 200 gold.',
  },
  'trap-trapdoor': {
    name: 'Trapdoor',
    text: 'Keep this card. At the start of each turn, make an Agility test. If you pass, discard the card and go on with your turn. If you fail, you suffer 1 wound and your turn ends.',
  },
  'trap-crossfire': {
    name: 'Crossfire Trap',
    text: 'Make an Armor test. If you fail, you suffer the difference in wounds.',
  },
  'trap-cave-in': caveIn,
  'trap-poisonous-snakes': {
    name: 'Poisonous Snakes',
    noun: 'some',
    plural: true,
    text: 'Roll a die: you suffer that many wounds from the snakes.',
  },
  'trap-poisonous-gas': {
    name: 'Poisonous Gas',
    noun: 'some',
    text: 'Roll a die and subtract 3: you suffer that many wounds. Roll again and subtract 3: you lose that many turns.',
  },
  'trap-explosion': { name: 'Explosion', text: 'You suffer 4 wounds and lose your next turn.' },
  'trap-swinging-blade': { name: 'Swinging Blade', text: 'Make an Armor test. If you fail, you die.' },
  'trap-shuffle': shuffle,
  'door-opens': { name: 'The Door Opens', noun: 'title', text: 'You go through the door and move on.' },
  'door-jammed': {
    name: 'Door Jammed',
    noun: 'title',
    text: 'It will not budge, and your turn ends. Next turn you may try again or leave another way.',
  },
  'door-spear-trap': {
    name: 'Spear Trap',
    text: 'Roll a die and subtract your Luck: you suffer that many wounds. The door stays shut and your turn ends.',
  },
  'door-shuffle': shuffle,
  'crypt-gold-20': gold(20),
  'crypt-gold-90': gold(90),
  'crypt-gold-120': gold(120),
  'crypt-gold-250': gold(250),
  'crypt-unstable-potion': unstablePotion,
  'crypt-empty': empty,
  'crypt-old-bones': oldBones,
  'crypt-spear-trap': {
    name: 'Spear Trap',
    text: 'Roll a die and subtract your Armor: you suffer that many wounds.',
  },
  'crypt-shuffle': shuffle,
  'corpse-gold-50': gold(50),
  'corpse-gold-100': gold(100),
  'corpse-gold-200': gold(200),
  'corpse-unstable-potion': unstablePotion,
  'corpse-empty': empty,
  'corpse-rope': {
    name: 'Rope',
    text: 'Worth no gold. You may discard it to pass the test of a Trapdoor or a Hole in the Roof automatically.',
  },
  'corpse-old-bones': oldBones,
  'corpse-scorpion': {
    name: 'Scorpion',
    text: 'Roll a die: you suffer that many wounds from the Scorpion.',
  },
  'corpse-shuffle': shuffle,
  'search-secret-door': secretDoor,
  'search-empty': empty,
  'search-passage-down': passageDown,
  'search-gold-10': gold(10),
  'search-gold-60': gold(60),
  'search-gold-70': gold(70),
  'search-gold-150': gold(150),
  'search-giant-centipede': {
    name: 'Giant Centipede',
    text: 'Roll 2 dice: you suffer that many wounds from the Giant Centipede.',
  },
  'search-ferrox': {
    name: 'Ferrox',
    text: 'You suffer 2 wounds. Keep this card. At the start of each turn, make a Luck test. If you pass, discard the card. If you fail, you suffer 1 wound.',
  },
  'search-unstable-potion': unstablePotion,
  'search-hidden-trap': hiddenTrap,
  'search-shuffle': shuffle,
  'rune-healing': {
    name: 'Healing Rune',
    text: 'Use it at the start of your turn: you heal up to 6 wounds.',
  },
  'rune-teleportation': {
    name: 'Teleportation Rune',
    text: 'Use it when you are about to move: you move to an adjacent space, walls or not. If there is a monster, you cannot escape from it.',
  },
  'rune-death-touch': {
    name: 'Death Touch',
    noun: 'title',
    text: 'Use it when a monster appears: the monster is gone and there is no combat.',
  },
  'rune-stasis': {
    name: 'Stasis Rune',
    text: 'Use it when you are about to move: you may move up to three times this turn. You face every space you enter, and whatever ends your turn ends this too.',
  },
  'rune-warning': {
    name: 'Rune of Warning',
    text: 'Use it after you have drawn a card of the type Trap: you discard it without effect.',
  },
  'rune-opening': {
    name: 'Opening Rune',
    text: 'Use it when you pass a door, a portcullis or both: they open without a card and without a test.',
  },
  'rune-lightning': {
    name: 'Lightning Rune',
    text: 'Use it at the start of a combat: the top 3 cards of the combat deck go to the monster’s damage pile.',
  },
  'rune-protection': {
    name: 'Protection Rune',
    text: 'Use it when you are about to suffer wounds outside combat: you prevent up to 6 of them, if they come from a single cause.',
  },
  'rune-levitation': {
    name: 'Levitation Rune',
    text: 'Use it before the test of a Bottomless Pit, Bridge, Cave-in or Spider Web: you pass it automatically.',
  },
  'rune-fortune': {
    name: 'Fortune Rune',
    text: 'Use it after you have failed an attribute test: you pass the test instead.',
  },
  'rune-sight': {
    name: 'Rune of Sight',
    text: 'Use it when you explore: draw 3 tiles, place one of them and shuffle the other two back.',
  },
  'rune-slumber': {
    name: 'Rune of Slumber',
    text: 'Use it when Dragon Rage strikes you: you keep your treasure cards and suffer no wounds, but you must still retreat.',
  },
  'catacomb-exit': { name: 'Exit', text: 'You have found a way out. You may leave the catacombs.' },
  'catacomb-empty': empty,
  'catacomb-hole-in-the-roof': {
    name: 'Hole in the Roof',
    text: 'Make an Agility test. If you pass, you may leave the catacombs. If you fail, your turn ends; next turn you may test again instead of drawing a card.',
  },
  'catacomb-hidden-trap': hiddenTrap,
  'catacomb-treasure-chest': {
    name: 'Treasure Chest',
    text: 'If you got out of the dungeon, you may roll 2 dice at the end of the game: the Chest is worth the sum times 100 gold.',
  },
  'catacomb-gigantic-diamond': worth('Gigantic Diamond', 4000),
  'catacomb-torch-goes-out': torchGoesOut,
  'catacomb-horde-of-rats': {
    name: 'Horde of Rats',
    text: 'Make an Armor test. If you fail, you suffer the difference in wounds.',
  },
  'catacomb-spiders-venom': {
    name: 'Spider’s Venom',
    noun: 'some',
    text: 'Keep this card while you are in the catacombs. At the start of each turn, roll a die: on 1–2, you suffer 1 wound.',
  },
  'catacomb-razorwings': razorwings,
  'catacomb-sneak-attack-skeleton': sneakAttack('Skeleton'),
  'catacomb-sneak-attack-sorcerer': sneakAttack('Sorcerer'),
  'catacomb-sneak-attack-troll': sneakAttack('Troll'),
  'catacomb-sneak-attack-golem': sneakAttack('Golem'),
  'catacomb-sneak-attack-demon': sneakAttack('Demon'),
  'catacomb-vampire-bite': {
    name: 'Vampire Bite',
    text: 'Make a test with your Agility or your Armor, whichever is lower. If you fail, keep this card to the end: at the start of each turn you suffer 1 wound.',
  },
  'catacomb-deep-elf': {
    name: 'Deep Elf',
    text: 'You may bribe him: discard any of your Loot cards and roll a die, multiplied by 100. If it is less than the gold you give him, you may leave the catacombs. If it is more, you fight a Sorcerer and cannot escape.',
  },
  'catacomb-giant-naga': {
    name: 'Giant Naga',
    text: 'You must turn back. Travel as if you were leaving, but you stay in the catacombs, facing the other way and with no cards in your pile.',
  },
  'catacomb-shuffle': shuffle,
};

/** Heroes with their abilities. */
export const heroes: Readonly<Record<string, EnglishComponent>> = {
  lindel: {
    name: 'Lindel',
    gender: 'm',
    text: 'After an attribute test you may roll one of the two dice again. If you do, the second result stands.',
  },
  'brother-gherinn': {
    name: 'Brother Gherinn',
    gender: 'm',
    text: 'Once per turn, before an attribute test, you may suffer 1 wound to gain 3 determination tokens. After you have rolled the dice for Dragon Rage, you may roll one or both of them again; the second result stands.',
  },
  krutzbeck: {
    name: 'Krutzbeck',
    gender: 'm',
    text: 'You must always attack a monster: you can never escape. In combat you may fill your hand to 6 cards instead of 5.',
  },
  tatianna: {
    name: 'Tatianna',
    gender: 'f',
    text: 'If you choose to attack when you could escape, you may reveal the top 5 cards of the combat deck. The ranged attacks go to the monster’s damage pile; the rest are discarded.',
  },
  'hugo-the-glorious': {
    name: 'Hugo the Glorious',
    gender: 'm',
    text: 'When you kill a monster in combat, you may discard up to 2 cards from your damage pile before they become wounds.',
  },
  'challara-and-brightblaze': {
    name: 'Challara and Brightblaze',
    gender: 'f',
    text: 'When you draw a dungeon card, you may discard it and draw another, which you must face. With 8 wounds or more you begin combats without a power card.',
  },
};

/** Monsters. */
export const monsters: Readonly<Record<string, EnglishComponent>> = {
  skeleton: { name: 'Skeleton' },
  sorcerer: { name: 'Sorcerer' },
  troll: { name: 'Troll' },
  golem: { name: 'Golem' },
  demon: { name: 'Demon' },
};

/** Towers and the Treasure Chamber. */
export const spaces: Readonly<Record<string, EnglishComponent>> = {
  'tower-nw': { name: 'North-west Tower' },
  'tower-ne': { name: 'North-east Tower' },
  'tower-sw': { name: 'South-west Tower' },
  'tower-se': { name: 'South-east Tower' },
  'treasure-chamber': { name: 'Treasure Chamber' },
};
