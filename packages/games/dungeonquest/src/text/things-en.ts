import type { EnglishComponent, PrintedType } from './catalogue.ts';

export const rooms: Readonly<Record<string, EnglishComponent>> = {
  chamber: { name: 'Chamber', many: 'Chambers', text: 'Draw a dungeon card.' },
  corridor: {
    name: 'Corridor',
    many: 'Corridors',
    text: 'You draw no card here: you must move again at once.',
  },
  portcullis: {
    name: 'Portcullis',
    many: 'Portcullises',
    text: 'Draw a dungeon card. You cannot escape from monsters in this room. To pass the portcullis you must pass a Strength test.',
  },
  'catacomb-entrance': {
    name: 'Catacomb Entrance',
    many: 'Catacomb Entrances',
    text: 'Draw a dungeon card. From your next turn on you may go down to the catacombs.',
  },
  'rotating-room': {
    name: 'Rotating Room',
    many: 'Rotating Rooms',
    text: 'The first time somebody enters, the room turns half round and the turn ends.',
  },
  trap: { name: 'Trap Chamber', many: 'Trap Chambers', text: 'Draw a trap card.' },
  darkness: {
    name: 'Chamber of Darkness',
    many: 'Chambers of Darkness',
    text: 'You must move again at once: a die decides which way.',
  },
  'cave-in': {
    name: 'Cave-in',
    many: 'Cave-ins',
    text: 'Draw a dungeon card. From your next turn on you may go back the way you came, or cross with an Agility test.',
  },
  bridge: {
    name: 'Bridge',
    many: 'Bridges',
    text: 'You may stay on this side and go back next turn, or cross with an Agility test, harder for every Loot card. If you fall, you end up in the catacombs.',
  },
  'spider-web': {
    name: 'Spider Web',
    many: 'Spider Webs',
    text: 'You may withdraw and go back next turn, or cross with a Strength test. If you fail, the web holds you fast.',
  },
  chasm: {
    name: 'Chasm',
    many: 'Chasms',
    text: 'Draw a dungeon card. You can leave only through the passages of the half you stand on.',
  },
  'bottomless-pit': {
    name: 'Bottomless Pit',
    many: 'Bottomless Pits',
    text: 'Make a Luck test. If you fail, you die.',
  },
};

/** Printed below the title of most cards. */
export const cardTypes: Readonly<Record<PrintedType, string>> = {
  event: 'Event',
  loot: 'Loot',
  monster: 'Monster',
  threat: 'Threat',
  trap: 'Trap',
};

/** Decks, tokens and other things that a screen names. */
export const things: Readonly<Record<string, EnglishComponent>> = {
  dungeon: { name: 'Dungeon deck' },
  dragon: { name: 'Dragon deck' },
  treasure: { name: 'Treasure deck' },
  crypt: { name: 'Crypt deck' },
  corpse: { name: 'Corpse deck' },
  door: { name: 'Door deck' },
  search: { name: 'Search deck' },
  catacomb: { name: 'Catacomb deck' },
  'trap-deck': { name: 'Trap deck' },
  rune: { name: 'Rune deck' },
  strength: { name: 'Strength' },
  agility: { name: 'Agility' },
  armor: { name: 'Armor' },
  luck: { name: 'Luck' },
  'lowest:agility,armor': { name: 'Agility or Armor' },
  melee: { name: 'melee' },
  ranged: { name: 'ranged' },
  magic: { name: 'magic' },
  north: { name: 'North' },
  east: { name: 'East' },
  south: { name: 'South' },
  west: { name: 'West' },
  'dragon-rage-roll': { name: 'Dragon Rage' },
  determination: { name: 'Determination' },
  'sun-track': { name: 'Sun track' },
  entrance: { name: 'Catacomb entrance marker' },
  'lindel-reroll': { name: 'Second throw' },
  'gherinn-penance': { name: 'Penance' },
  'gherinn-kellos': { name: 'Grace of Kellos' },
  'krutzbeck-hand': { name: 'Sixth card' },
  'tatianna-first-shot': { name: 'First shot' },
  'hugo-glory': { name: 'Glory' },
  'challara-foresight': { name: 'Foresight' },
};
