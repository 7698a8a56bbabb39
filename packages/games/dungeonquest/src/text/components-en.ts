import type { ComponentText } from '@mazmorra/kernel';

/** Encounter cards and runes. */
export const cards: Readonly<Record<string, ComponentText>> = {
  'dungeon-skeleton': { name: 'Skeleton', text: 'A Skeleton. Escape or attack.' },
  'dungeon-sorcerer': { name: 'Sorcerer', text: 'A Sorcerer. Escape or attack.' },
  'dungeon-troll': { name: 'Troll', text: 'A Troll. Escape or attack.' },
  'dungeon-golem': { name: 'Golem', text: 'A Golem. Escape or attack.' },
  'dungeon-demon': { name: 'Demon', text: 'A Demon. Escape or attack.' },
  'dungeon-empty': { name: 'Empty', text: 'Nothing here.' },
  'dungeon-dead-adventurer': { name: 'Dead Adventurer', text: 'You may loot the body: draw a corpse card.' },
  'dungeon-crypt': { name: 'Crypt', text: 'You may open the crypt: draw a crypt card.' },
  'dungeon-hidden-trap': { name: 'Hidden Trap', text: 'Draw a trap card.' },
  'dungeon-passage-down': {
    name: 'Passage Down',
    text: 'Put an entrance marker on this room. Next turn you may go down to the catacombs.',
  },
  'dungeon-cave-in': {
    name: 'Cave-in',
    text: 'Kept. Each turn begins with an Agility test: pass - discard and go on; fail - turn over.',
  },
  'dungeon-torch-goes-out': {
    name: 'Torch Goes Out',
    text: 'Kept. Each turn begins with a Luck test: pass - discard and go on; fail - turn over.',
  },
  'dungeon-secret-door': {
    name: 'Secret Door',
    text: 'You may at once move to an adjacent space, walls or not. No escape from a monster met there.',
  },
  'dungeon-razorwings': { name: 'Razorwings', text: 'Suffer one die of wounds.' },
  'dungeon-wizards-curse': {
    name: "Wizard's Curse",
    text: 'Roll a die and turn every corridor: 1-2 a quarter left, 3-4 half way, 5-6 a quarter right.',
  },
  'dungeon-unstable-potion': {
    name: 'Unstable Potion',
    text: 'Loot, no gold. Start of your turn: discard it and roll 2 dice. 2 you die; 3-4 six wounds; 5-6 three wounds; 7 nothing; 8-10 heal 3; 11-12 heal 6.',
  },
  'dungeon-bottle-imp': {
    name: 'Bottle Imp',
    text: 'Loot, no gold. If you got out, you may roll a die at game end: 1-2 lose another Loot card at random; 3 nothing; 4-6 draw a treasure card.',
  },
  'dungeon-lingering-shade': {
    name: 'Lingering Shade',
    text: 'Kept. Each turn begins with 2 dice: on 2-3 you die. Gone when you enter the catacombs or leave the dungeon.',
  },
  'dungeon-gold-30': { name: 'Gold Coins', text: 'Loot worth 30 gold.' },
  'dungeon-gold-40': { name: 'Gold Coins', text: 'Loot worth 40 gold.' },
  'dungeon-shuffle': {
    name: 'Shuffle',
    text: 'Shuffle deck, discards and this card together and draw again.',
  },
  'dragon-sleeping': {
    name: 'Sleeping',
    text: 'Kalladra sleeps on: draw 2 treasure cards. Next turn leave or draw another dragon card.',
  },
  'dragon-rage': {
    name: 'Dragon Rage',
    text: 'Each hero in the Treasure Chamber, you first, then clockwise: discard all treasure cards, suffer 2 dice of wounds, retreat if alive.',
  },
  'treasure-obsidian-ring': { name: 'Obsidian Ring', text: 'Loot worth 110 gold.' },
  'treasure-golden-claws': { name: 'Golden Claws', text: 'Loot worth 290 gold.' },
  'treasure-belt-of-strength': { name: 'Belt of Strength', text: 'Loot worth 260 gold.' },
  'treasure-jinn-lamp': { name: 'Jinn Lamp', text: 'Loot worth 270 gold.' },
  'treasure-pearl-ring': { name: 'Pearl Ring', text: 'Loot worth 130 gold.' },
  'treasure-jeweled-chakra': { name: 'Jeweled Chakra', text: 'Loot worth 350 gold.' },
  'treasure-gold-ring': { name: 'Gold Ring', text: 'Loot worth 190 gold.' },
  'treasure-quicksilver-potion': { name: 'Quicksilver Potion', text: 'Loot worth 1500 gold.' },
  'treasure-ruby-ring': { name: 'Ruby Ring', text: 'Loot worth 140 gold.' },
  'treasure-charmers-flute': { name: "Charmer's Flute", text: 'Loot worth 230 gold.' },
  'treasure-mirror-of-shael': { name: 'Mirror of Shael', text: 'Loot worth 550 gold.' },
  'treasure-staff-of-light': { name: 'Staff of Light', text: 'Loot worth 700 gold.' },
  'treasure-rune-scarab': { name: 'Rune Scarab', text: 'Loot worth 400 gold.' },
  'treasure-ebon-amulet': { name: 'Ebon Amulet', text: 'Loot worth 300 gold.' },
  'treasure-silver-ring': { name: 'Silver Ring', text: 'Loot worth 160 gold.' },
  'treasure-flying-carpet': { name: 'Flying Carpet', text: 'Loot worth 500 gold.' },
  'treasure-harp-of-tranquility': { name: 'Harp of Tranquility', text: 'Loot worth 2000 gold.' },
  'treasure-chalice-of-tamalir': { name: 'Chalice of Tamalir', text: 'Loot worth 900 gold.' },
  'treasure-crystal-of-tival': { name: 'Crystal of Tival', text: 'Loot worth 240 gold.' },
  'treasure-sun-spear': { name: 'Sun Spear', text: 'Loot worth 1100 gold.' },
  'treasure-crystal-of-orris': { name: 'Crystal of Orris', text: 'Loot worth 320 gold.' },
  'treasure-bag-of-gems': { name: 'Bag of Gems', text: 'Loot worth 1200 gold.' },
  'treasure-star-of-kellos': { name: 'Star of Kellos', text: 'Loot worth 800 gold.' },
  'treasure-giant-ruby': { name: 'Giant Ruby', text: 'Loot worth 3000 gold.' },
  'treasure-eyes-of-avra': { name: 'Eyes of Avra', text: 'Loot worth 420 gold.' },
  'treasure-ebon-ring': { name: 'Ebon Ring', text: 'Loot worth 80 gold.' },
  'treasure-vestments-of-kellos': { name: 'Vestments of Kellos', text: 'Loot worth 600 gold.' },
  'treasure-arcane-ring': { name: 'Arcane Ring', text: 'Loot worth 210 gold.' },
  'treasure-lodestone': { name: 'Lodestone', text: 'Loot worth 1 gold.' },
  'treasure-artifact-eater': {
    name: 'Artifact Eater',
    text: 'Loot, no gold. On taking it lose one of your other Loot cards at random.',
  },
  'treasure-forbidden-tome': {
    name: 'Forbidden Tome',
    text: 'Loot, no gold. If you got out, you may roll a die at game end: 1-2 lose another Loot card at random; 3-6 the tome is worth the roll times 200.',
  },
  'trap-trapdoor': {
    name: 'Trapdoor',
    text: 'Kept. Each turn begins with an Agility test: pass - discard and go on; fail - 1 wound and turn over.',
  },
  'trap-crossfire': { name: 'Crossfire Trap', text: 'Armor test; fail - wounds equal to the margin.' },
  'trap-cave-in': {
    name: 'Cave-in',
    text: 'Kept. Each turn begins with an Agility test: pass - discard and go on; fail - turn over.',
  },
  'trap-poisonous-snakes': { name: 'Poisonous Snakes', text: 'Suffer one die of wounds.' },
  'trap-poisonous-gas': {
    name: 'Poisonous Gas',
    text: 'One die minus 3 in wounds, then one die minus 3 in lost turns.',
  },
  'trap-explosion': { name: 'Explosion', text: '4 wounds and lose your next turn.' },
  'trap-swinging-blade': { name: 'Swinging Blade', text: 'Armor test; fail - you die.' },
  'trap-shuffle': { name: 'Shuffle', text: 'Shuffle deck, discards and this card together and draw again.' },
  'door-opens': { name: 'The Door Opens', text: 'Go through.' },
  'door-jammed': { name: 'Door Jammed', text: 'The door holds, turn over.' },
  'door-spear-trap': { name: 'Spear Trap', text: 'One die minus Luck in wounds; the door holds, turn over.' },
  'door-shuffle': { name: 'Shuffle', text: 'Shuffle deck, discards and this card together and draw again.' },
  'crypt-gold-20': { name: 'Gold Coins', text: 'Loot worth 20 gold.' },
  'crypt-gold-90': { name: 'Gold Coins', text: 'Loot worth 90 gold.' },
  'crypt-gold-120': { name: 'Gold Coins', text: 'Loot worth 120 gold.' },
  'crypt-gold-250': { name: 'Gold Coins', text: 'Loot worth 250 gold.' },
  'crypt-unstable-potion': {
    name: 'Unstable Potion',
    text: 'Loot, no gold. Start of your turn: discard it and roll 2 dice. 2 you die; 3-4 six wounds; 5-6 three wounds; 7 nothing; 8-10 heal 3; 11-12 heal 6.',
  },
  'crypt-empty': { name: 'Empty', text: 'Nothing here.' },
  'crypt-old-bones': {
    name: 'Old Bones',
    text: 'Roll a die: 1-3 nothing; 4-6 combat with a Skeleton, no escape.',
  },
  'crypt-spear-trap': { name: 'Spear Trap', text: 'One die minus Armor in wounds.' },
  'crypt-shuffle': { name: 'Shuffle', text: 'Shuffle deck, discards and this card together and draw again.' },
  'corpse-gold-50': { name: 'Gold Coins', text: 'Loot worth 50 gold.' },
  'corpse-gold-100': { name: 'Gold Coins', text: 'Loot worth 100 gold.' },
  'corpse-gold-200': { name: 'Gold Coins', text: 'Loot worth 200 gold.' },
  'corpse-unstable-potion': {
    name: 'Unstable Potion',
    text: 'Loot, no gold. Start of your turn: discard it and roll 2 dice. 2 you die; 3-4 six wounds; 5-6 three wounds; 7 nothing; 8-10 heal 3; 11-12 heal 6.',
  },
  'corpse-empty': { name: 'Empty', text: 'Nothing here.' },
  'corpse-rope': {
    name: 'Rope',
    text: 'Loot, no gold. Discard it to pass the test of a Trapdoor or a Hole in the Roof.',
  },
  'corpse-old-bones': {
    name: 'Old Bones',
    text: 'Roll a die: 1-3 nothing; 4-6 combat with a Skeleton, no escape.',
  },
  'corpse-scorpion': { name: 'Scorpion', text: 'Suffer one die of wounds.' },
  'corpse-shuffle': {
    name: 'Shuffle',
    text: 'Shuffle deck, discards and this card together and draw again.',
  },
  'search-secret-door': {
    name: 'Secret Door',
    text: 'You may at once move to an adjacent space, walls or not. No escape from a monster met there.',
  },
  'search-empty': { name: 'Empty', text: 'Nothing here.' },
  'search-passage-down': {
    name: 'Passage Down',
    text: 'Put an entrance marker on this room. Next turn you may go down to the catacombs.',
  },
  'search-gold-10': { name: 'Gold Coins', text: 'Loot worth 10 gold.' },
  'search-gold-60': { name: 'Gold Coins', text: 'Loot worth 60 gold.' },
  'search-gold-70': { name: 'Gold Coins', text: 'Loot worth 70 gold.' },
  'search-gold-150': { name: 'Gold Coins', text: 'Loot worth 150 gold.' },
  'search-giant-centipede': { name: 'Giant Centipede', text: 'Suffer two dice of wounds.' },
  'search-ferrox': {
    name: 'Ferrox',
    text: '2 wounds. Kept: each turn begins with a Luck test: pass - discard; fail - 1 wound.',
  },
  'search-unstable-potion': {
    name: 'Unstable Potion',
    text: 'Loot, no gold. Start of your turn: discard it and roll 2 dice. 2 you die; 3-4 six wounds; 5-6 three wounds; 7 nothing; 8-10 heal 3; 11-12 heal 6.',
  },
  'search-hidden-trap': { name: 'Hidden Trap', text: 'Draw a trap card.' },
  'search-shuffle': {
    name: 'Shuffle',
    text: 'Shuffle deck, discards and this card together and draw again.',
  },
  'rune-healing': { name: 'Healing Rune', text: 'Start of your turn: heal up to 6 wounds.' },
  'rune-teleportation': {
    name: 'Teleportation Rune',
    text: 'When about to move: move to an adjacent space through anything; monsters met there cannot be escaped.',
  },
  'rune-death-touch': { name: 'Death Touch', text: 'After drawing a monster: discard it without combat.' },
  'rune-stasis': {
    name: 'Stasis Rune',
    text: 'When about to move: you may move up to three times this turn; each space is encountered, and any effect that ends the turn ends this too.',
  },
  'rune-warning': {
    name: 'Rune of Warning',
    text: 'After drawing a card of type Trap: discard it without effect.',
  },
  'rune-opening': {
    name: 'Opening Rune',
    text: 'When passing a door and/or portcullis: it opens at once, no card and no test.',
  },
  'rune-lightning': {
    name: 'Lightning Rune',
    text: "At the start of combat: put the top 3 combat cards in the monster's damage pile.",
  },
  'rune-protection': {
    name: 'Protection Rune',
    text: 'When about to suffer wounds from one source outside combat: prevent up to 6 of them.',
  },
  'rune-levitation': {
    name: 'Levitation Rune',
    text: 'Before a test demanded by a Bottomless Pit, Bridge, Cave-in or Spider Web room: pass it automatically.',
  },
  'rune-fortune': {
    name: 'Fortune Rune',
    text: 'After failing an attribute test roll: the test succeeds instead.',
  },
  'rune-sight': {
    name: 'Rune of Sight',
    text: 'When you explore: draw 3 room tiles, place 1, shuffle the others back.',
  },
  'rune-slumber': {
    name: 'Rune of Slumber',
    text: 'When Dragon Rage strikes you: keep your treasure and suffer no wounds, but you must still retreat.',
  },
  'catacomb-exit': { name: 'Exit', text: 'You may leave the catacombs.' },
  'catacomb-empty': { name: 'Empty', text: 'Nothing here.' },
  'catacomb-hole-in-the-roof': {
    name: 'Hole in the Roof',
    text: 'Agility test; pass - you may leave the catacombs; fail - turn over, and next turn you may test again instead of drawing.',
  },
  'catacomb-hidden-trap': { name: 'Hidden Trap', text: 'Draw a trap card.' },
  'catacomb-treasure-chest': {
    name: 'Treasure Chest',
    text: 'Loot. If you got out, you may roll 2 dice at game end: it is worth the sum times 100.',
  },
  'catacomb-gigantic-diamond': { name: 'Gigantic Diamond', text: 'Loot worth 4000 gold.' },
  'catacomb-torch-goes-out': {
    name: 'Torch Goes Out',
    text: 'Kept. Each turn begins with a Luck test: pass - discard and go on; fail - turn over.',
  },
  'catacomb-horde-of-rats': { name: 'Horde of Rats', text: 'Armor test; fail - wounds equal to the margin.' },
  'catacomb-spiders-venom': {
    name: "Spider's Venom",
    text: 'Kept while below: each turn begins with a die: 1-2 one wound.',
  },
  'catacomb-razorwings': { name: 'Razorwings', text: 'Suffer one die of wounds.' },
  'catacomb-sneak-attack-skeleton': {
    name: 'Sneak Attack: Skeleton',
    text: 'Luck test; fail - wounds equal to the margin. Then combat, no escape.',
  },
  'catacomb-sneak-attack-sorcerer': {
    name: 'Sneak Attack: Sorcerer',
    text: 'Luck test; fail - wounds equal to the margin. Then combat, no escape.',
  },
  'catacomb-sneak-attack-troll': {
    name: 'Sneak Attack: Troll',
    text: 'Luck test; fail - wounds equal to the margin. Then combat, no escape.',
  },
  'catacomb-sneak-attack-golem': {
    name: 'Sneak Attack: Golem',
    text: 'Luck test; fail - wounds equal to the margin. Then combat, no escape.',
  },
  'catacomb-sneak-attack-demon': {
    name: 'Sneak Attack: Demon',
    text: 'Luck test; fail - wounds equal to the margin. Then combat, no escape.',
  },
  'catacomb-vampire-bite': {
    name: 'Vampire Bite',
    text: 'Test the lower of Agility and Armor; fail - kept for good: each turn begins with 1 wound.',
  },
  'catacomb-deep-elf': {
    name: 'Deep Elf',
    text: "You may bribe her with Loot: roll a die times 100. Below the bribe's gold - you may leave the catacombs; above - combat with a Sorcerer, no escape.",
  },
  'catacomb-giant-naga': {
    name: 'Giant Naga',
    text: 'You must turn back: travel as if leaving, but stay below facing the other way; your catacomb pile is emptied.',
  },
  'catacomb-shuffle': {
    name: 'Shuffle',
    text: 'Shuffle deck, discards and this card together and draw again.',
  },
};

/** Heroes with their abilities. */
export const heroes: Readonly<Record<string, ComponentText>> = {
  lindel: {
    name: 'Lindel',
    text: 'After rolling an attribute test you may reroll one of the two dice; the second result stands.',
  },
  'brother-gherinn': {
    name: 'Brother Gherinn',
    text: 'When about to make an attribute test you may suffer 1 wound to gain 3 determination tokens, once per turn. After rolling your Dragon Rage wounds you may reroll one or both dice once; the second result stands.',
  },
  krutzbeck: {
    name: 'Krutzbeck',
    text: 'You may never choose to escape from a monster. In the draw step of combat you may fill your hand to 6 cards instead of 5.',
  },
  tatianna: {
    name: 'Tatianna',
    text: "If you choose to attack instead of escaping, you may reveal the top 5 combat cards; every ranged one goes to the opponent's damage pile, the rest are discarded.",
  },
  'hugo-the-glorious': {
    name: 'Hugo the Glorious',
    text: 'When you kill a monster in combat, you may discard up to 2 cards from your damage pile before it becomes wounds.',
  },
  'challara-and-brightblaze': {
    name: 'Challara and Brightblaze',
    text: 'When you draw a dungeon card you may discard it and draw another, which you must encounter. With 8 or more wounds you do not draw a power card at the start of combat.',
  },
};

/** Monsters. */
export const monsters: Readonly<Record<string, ComponentText>> = {
  skeleton: { name: 'Skeleton' },
  sorcerer: { name: 'Sorcerer' },
  troll: { name: 'Troll' },
  golem: { name: 'Golem' },
  demon: { name: 'Demon' },
};

/** Towers and the Treasure Chamber. */
export const spaces: Readonly<Record<string, ComponentText>> = {
  'tower-nw': { name: 'North-west Tower' },
  'tower-ne': { name: 'North-east Tower' },
  'tower-sw': { name: 'South-west Tower' },
  'tower-se': { name: 'South-east Tower' },
  'treasure-chamber': { name: 'Treasure Chamber' },
};
