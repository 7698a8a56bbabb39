import type { VariantText } from '@mazmorra/kernel';
import type { DecisionId } from '../decision-ids.ts';
import { cellOfLabel, type Language, type PreciseWords } from './catalogue.ts';
import { card, deck, inPlace, nameOf, place, the } from './nouns-en.ts';

export const variants: Readonly<Record<string, VariantText>> = {
  solo: {
    name: 'Going It Alone',
    sentence:
      'A single hero against the dungeon: an automaton plays the monsters, and to win you must get out with a treasure card.',
  },
  'hero-versus-hero': {
    name: 'Hero versus Hero',
    sentence: 'Heroes may attack each other and fight for a Loot card.',
  },
  'servants-of-kalladra': {
    name: 'Servants of Kalladra',
    sentence: 'Players whose hero has died move the monsters on their turns.',
  },
  'focused-determination': {
    name: 'Focused Determination',
    sentence: 'Determination left over after a passed test is kept for any later test.',
  },
  'death-can-wait': {
    name: 'Death Can Wait',
    sentence: 'A hero who would die loses some Loot and wakes up again. The best way to play a first game.',
  },
  'tower-power': {
    name: 'Tower Power',
    sentence: 'A hero who enters a tower may appear in any other one.',
  },
  secrets: { name: 'Secrets', sentence: 'Loot lies face down until the end of the game.' },
  'magical-power': { name: 'Magical Power', sentence: 'Every hero starts the game with several runes.' },
  'magical-power-runes': {
    name: 'Runes per hero',
    sentence: 'How many runes each hero gets with Magical Power, as far as the twelve go round.',
  },
  'live-to-fight-another-day': {
    name: 'Live to Fight Another Day',
    sentence: 'A hero who wins two rounds of combat in a row may escape from the monster.',
  },
  'no-glory-without-courage': {
    name: 'No Glory without Courage',
    sentence: 'Nobody may leave the dungeon without a treasure card.',
  },
  'monstrous-treasures': {
    name: 'Monstrous Treasures',
    sentence: 'A hero who kills a monster may find a treasure card.',
  },
  'late-start': { name: 'Late Start', sentence: 'The sun starts up to six spaces further on.' },
  'hero-selection': {
    name: 'Heroes',
    sentence: 'How the heroes are handed out.',
    values: { random: 'At random', 'choose-in-seat-order': 'Chosen, in seat order' },
  },
  rulings: {
    name: 'Escape and teleportation',
    sentence:
      'As the rulebook says, you cannot escape from any monster during the whole turn after leaving the catacombs, and the Teleportation Rune can replace forced moves too; or as it was played before.',
    values: { rulebook: 'As the rulebook says', earlier: 'As before' },
  },
  defeats: {
    name: 'After a defeat',
    sentence:
      'As the rules are written, with Death Can Wait a hero who is felled by Dragon Rage and has no retreat falls only once, and the loser of a duel who has to stay, or an attacker who wins it and falls, faces the room on the next turn; or as it was played before.',
    values: { 'as-written': 'As the rules are written', earlier: 'As before' },
  },
  'monster-controller': {
    name: 'Monsters',
    sentence: 'Who plays the monsters.',
    values: { 'left-seat': 'The player to the left', automaton: 'The automaton of the solo rules' },
  },
};

export const decisions: Readonly<Record<DecisionId, string>> = {
  'DEC-HERO': 'Choose your hero',
  'DEC-TOWER': 'Choose the tower you start in',
  'DEC-START-ORDER': 'Start of your turn: what comes first?',
  'DEC-ACT': 'Your turn: what do you do?',
  'DEC-MOVE-AGAIN': 'You move on: where to?',
  'DEC-LEAVE': 'Leave the dungeon with your Loot?',
  'DEC-OBSTACLE-RUNE': 'Open the way with the Opening Rune?',
  'DEC-TILE': 'Use the Rune of Sight?',
  'DEC-TILE-TURN': 'Turn the new room: where does its arrow point?',
  'DEC-HALF': 'Which half of the room do you stand on?',
  'DEC-BRIDGE': 'The Bridge: cross, or stay?',
  'DEC-BRIDGE-LOOT': 'Throw away Loot to cross more lightly?',
  'DEC-WEB': 'The Spider Web: cross, or withdraw?',
  'DEC-CARD-MAY': 'Take what the card offers?',
  'DEC-SECRET': 'Where does the secret door lead?',
  'DEC-BRIBE': 'What do you offer the Deep Elf?',
  'DEC-CHALLARA': 'Keep this dungeon card?',
  'DEC-PENANCE': 'Suffer 1 wound for 3 determination tokens?',
  'DEC-REROLL-TEST': 'Roll one of the dice again?',
  'DEC-REROLL-RAGE': 'Dragon Rage: roll any dice again?',
  'DEC-TEST-ITEM': 'Spend the Rope or a rune to pass the test?',
  'DEC-WOUND-RUNE': 'Use the Protection Rune?',
  'DEC-TRAP-RUNE': 'Discard the trap with the Rune of Warning?',
  'DEC-MONSTER-RUNE': 'Destroy the monster with Death Touch?',
  'DEC-TOKEN': 'Take a monster token from the board',
  'DEC-ESCAPE': 'Escape or attack?',
  'DEC-TATIANNA': 'Shoot before the combat begins?',
  'DEC-COMBAT-RUNE': 'Use the Lightning Rune?',
  'DEC-HAND6': 'How many cards do you want in hand?',
  'DEC-CARD': 'Choose your card for this round',
  'DEC-POWER': 'Your power card takes effect',
  'DEC-COUNTER': 'Counterattack?',
  'DEC-HUGO': 'Glory: which damage do you discard?',
  'DEC-RETREAT': 'The dragon drives you out: where do you go?',
  'DEC-CAT-DIR': 'Which way do you walk in the catacombs?',
  'DEC-CAT-HOLE': 'Try the Hole in the Roof again?',
  'DEC-CAT-SIDE': 'Turn off to the left or to the right?',
  'DEC-END-ITEM': 'End of the game: use your items',
  'DEC-HVH-LOOT': 'Take a Loot card from the loser',
  'DEC-HVH-FLEE': 'Where do you flee?',
  'DEC-SERVANT': 'You serve Kalladra: move a monster',
  'DEC-WAIT-LOOT': 'You are unconscious: which Loot do you lose?',
  'DEC-FLEE-ROUND': 'You won the round: try to escape, or deal damage?',
  'DEC-SLUMBER': 'Use the Rune of Slumber?',
  'DEC-TOWER-POWER': 'Appear in another tower?',
  'DEC-MONSTROUS': 'Look for the monster’s treasure?',
  'DEC-HVH-TARGET': 'Whom do you attack?',
  'DEC-SERVANT-TARGET': 'Whom does the monster attack?',
  'DEC-SERVANT-PLACE': 'Where does the monster come in?',
  'DEC-WAIT-SPACE': 'Where do you wake up?',
  'DEC-DARK': 'Roll the die in the dark, or teleport?',
};

const RUNE = { options: { use: 'Use the rune', no: 'Keep it' } } as const;

export const precise: Readonly<Record<string, PreciseWords>> = {
  'DEC-CARD-MAY:loot-body': {
    question: 'Loot the body?',
    options: { yes: 'Loot it', no: 'Leave it' },
  },
  'DEC-CARD-MAY:open-crypt': {
    question: 'Open the crypt?',
    options: { yes: 'Open it', no: 'Leave it shut' },
  },
  'DEC-CARD-MAY:leave-catacombs': {
    question: 'Leave the catacombs?',
    options: { yes: 'Leave', no: 'Stay below' },
  },
  'DEC-CARD-MAY:secret-door': {
    question: 'Go through the secret door?',
    options: { yes: 'Go through', no: 'Stay here' },
  },
  'DEC-CARD-MAY:bribe': {
    question: 'Bribe the Deep Elf?',
    options: { yes: 'Bribe him', no: 'Give him nothing' },
  },
  'DEC-TILE:pick': { question: 'Rune of Sight: which room do you place?', options: {} },
  'DEC-OBSTACLE-RUNE': RUNE,
  'DEC-TILE': RUNE,
  'DEC-WOUND-RUNE': RUNE,
  'DEC-TRAP-RUNE': RUNE,
  'DEC-COMBAT-RUNE': RUNE,
  'DEC-SLUMBER': RUNE,
  'DEC-MONSTER-RUNE': { options: { use: 'Destroy it', no: 'Keep the rune' } },
  'DEC-TEST-ITEM': { options: { use: 'Pass the test', no: 'Spend nothing' } },
  'DEC-PENANCE': { options: { use: 'Do penance', no: 'Just roll the dice' } },
  'DEC-TATIANNA': { options: { use: 'Shoot', no: 'Do not shoot' } },
  'DEC-REROLL-TEST': { options: { no: 'Keep the dice as they are' } },
  'DEC-REROLL-RAGE': { options: { no: 'Keep the dice as they are' } },
  'DEC-POWER': { options: { yes: 'Use it', no: 'Do not use it', stop: 'Nothing more' } },
  'DEC-HUGO': { options: { stop: 'Nothing more' } },
  'DEC-COUNTER': { options: { stop: 'Play no more cards' } },
  'DEC-BRIDGE-LOOT': { options: { stop: 'Cross now' } },
  'DEC-BRIBE': { options: { stop: 'Offer no more' } },
  'DEC-MOVE-AGAIN': { options: { stop: 'Stay here' } },
  'DEC-TOWER-POWER': { options: { no: 'Go on from this tower' } },
  'DEC-MONSTROUS': { options: { no: 'Do not look' } },
  'DEC-HVH-LOOT': { options: { none: 'Take nothing' } },
};

export const words: Readonly<Record<string, string>> = {
  yes: 'Yes',
  no: 'No',
  use: 'Use it',
  stop: 'Stop',
  done: 'Go on with the turn',
  search: 'Search the room',
  'enter-catacombs': 'Go down to the catacombs',
  'draw-dragon': 'Draw a dragon card',
  'leave-dungeon': 'Leave the dungeon',
  retreat: 'Go back the way you came',
  cross: 'Cross',
  stasis: 'Use the Stasis Rune',
  leave: 'Leave the dungeon',
  'go-on': 'Go on',
  stay: 'Stay on this side',
  withdraw: 'Withdraw',
  wait: 'Wait',
  keep: 'Keep the card',
  redraw: 'Discard it and draw another',
  first: 'Roll the first die again',
  second: 'Roll the second die again',
  both: 'Roll both dice again',
  escape: 'Escape',
  attack: 'Attack',
  six: 'Six cards',
  five: 'Five cards',
  left: 'To the left',
  right: 'To the right',
  'test-again': 'Test again',
  draw: 'Draw a card',
  'lost-turn': 'Lose the turn',
  web: 'Break free of the Spider Web',
  none: 'Nothing',
  pass: 'Move none of them',
  'add-monster': 'Call another monster',
  roll: 'Roll the die',
  'try-to-escape': 'Try to escape',
  'deal-damage': 'Deal the damage',
};

/** `G5`, `the Treasure Chamber`. */
const at = (label: string): string => place(cellOfLabel(label));

const types: Readonly<Record<string, string>> = {
  melee: 'Melee attacks',
  ranged: 'Ranged attacks',
  magic: 'Magic attacks',
};

const cardVerbs: Readonly<Record<string, string>> = {
  'DEC-CARD': 'Play',
  'DEC-COUNTER': 'Counterattack with',
  'DEC-HUGO': 'Discard',
};

const lootVerbs: Readonly<Record<string, string>> = {
  'DEC-BRIDGE-LOOT': 'Throw away',
  'DEC-BRIBE': 'Offer',
  'DEC-WAIT-LOOT': 'Lose',
  'DEC-HVH-LOOT': 'Take',
};

export const pointing: Language['pointing'] = {
  move: (cell) => `Move to ${at(cell)}`,
  teleport: (cell) => `Teleport to ${at(cell)}`,
  to: (cell) => `Go to ${at(cell)}`,
  token: (cell) => `Take the token ${inPlace(cellOfLabel(cell))}`,
  servant: (what) => {
    const [cell = '', direction = ''] = what.split(':');
    return `Move the monster ${inPlace(cellOfLabel(cell))} to the ${nameOf(direction).toLowerCase()}`;
  },
  effect: (id) => `Resolve ${the(id)}`,
  item: (id) => `Use ${the(id)}`,
  decline: (id) => `Do not use ${the(id)}`,
  loot: (id, _names, decision) => `${lootVerbs[decision] ?? 'Choose'} ${the(id)}`,
  back: (id) => `A face-down card from the ${deck(id)}`,
  card: (id, _names, decision) => `${cardVerbs[decision] ?? 'Choose'} ${card(id)}`,
  type: (type) => types[type] ?? type,
  tile: (tile) => `Place ${the(tile)}`,
  face: (direction) => `To the ${nameOf(direction).toLowerCase()}`,
  half: (half) => (half === '0' ? 'The half with the arrow' : 'The half opposite the arrow'),
  hero: (hero) => nameOf(hero),
  tower: (tower, _names, decision) =>
    decision === 'DEC-TOWER-POWER' ? `Appear in ${the(tower)}` : `Start in ${the(tower)}`,
  seat: (seat, names) => `Attack ${names.seat(Number(seat))}`,
};
