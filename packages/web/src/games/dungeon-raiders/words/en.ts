import type { ItemId } from '@mazmorra/dungeon-raiders';
import { english } from '@mazmorra/kernel';
import { plural } from '../../../i18n/plural.ts';
import type { Words } from './words.ts';

const n = plural('en');
const coins = (count: number): string => n(count, { one: '1 coin', other: `${count} coins` });
const wounds = (count: number): string => n(count, { one: '1 wound', other: `${count} wounds` });

const ITEMS: Readonly<Record<ItemId, string>> = {
  torch: 'a torch',
  'crystal-ball': 'a crystal ball',
  key: 'a key',
  sword: 'a sword',
};

export const en: Words = {
  levelOf: (level, levels) => `Level ${level} of ${levels}`,
  roomOf: (room, rooms) => `Room ${room} of ${rooms}`,
  row: 'The rooms of this level',
  history: 'The way so far',

  torchOne:
    'At any time while somebody is choosing a card: look at one dark room of this level. Against the Wolf Pack it can be your played card: you escape.',
  darkRoom: 'Dark room',
  darkBoss: 'The boss, face down',
  place: {
    passed: 'passed',
    current: 'the party is here',
    open: 'face up',
    dark: 'dark',
    peeked: 'only you have seen it',
  },
  onlyYou: 'Only you know',
  door: (position, room, place) => `Room ${position}: ${room}, ${place}`,
  darkTip:
    'Nobody knows what is behind this door until the party walks in. Whoever uses a torch sees it earlier.',
  bossTip: 'The boss waits here. You see which one when you enter, or earlier with a torch.',

  kind: { treasure: 'Treasure', monster: 'Monster', vault: 'Vault', trap: 'Trap', boss: 'Boss' },
  highestCard: 'highest card',
  toHighest: (count) => `${count === 1 ? 'coin' : 'coins'} to the highest card`,
  secondCard: 'second-highest',
  coins,
  wounds,
  unit: {
    coins: (count) => (count === 1 ? 'coin' : 'coins'),
    wounds: (count) => (count === 1 ? 'wound' : 'wounds'),
  },
  minusCoins: (count) => `loses ${coins(count)}`,
  strength: (strength, players) => `Strength ${strength} with ${players} players`,
  sum: 'Sum',
  of: 'of',
  sumOf: (sum, strength) => `Sum ${sum} of the ${strength} needed`,
  undefeatable: 'Cannot be defeated',
  lost: 'Can no longer be defeated',
  beaten: 'As good as defeated',
  eliminates: 'out of the game',
  attacks: { lowest: 'Attacks the lowest card', highest: 'Attacks the highest card' },
  escapesWith: (item) => `${item}: escape`,
  countsAs: (card, value) => `${card} counts as ${value}`,
  otherwise: (highest) => `If not enough, the ${highest ? 'highest' : 'lowest'} card takes:`,
  attackOn: (highest) => `The ${highest ? 'highest' : 'lowest'} card takes:`,
  ties: 'Players who tie share.',
  vaultAsk: 'What your card brings you',
  trapAsk: 'By the highest card of all',
  trapHits: { 'most-coins': 'Most coins: lose some', 'least-wounds': 'Fewest wounds: take some' },
  nothing: 'nothing',
  step: (value, what) => `${value}: ${what}`,
  pile: (item, count) => `${item}: ${count} in the supply`,
  supply: 'Item supply',
  potion: (count) => `potion: heals ${wounds(count)}`,
  giftWord: ({ type, amount }) => (type === 'potion' ? 'potion' : amount === 1 ? 'coin' : 'coins'),

  cards: 'Cards in this room',
  slot: {
    choosing: (name) => `${name} is choosing`,
    waiting: (name) => `${name} has not played yet`,
    locked: (name) => `${name} has chosen a card`,
    lockedOwn: (card) => `Your card: ${card}`,
    open: (name, card) => `${name}: ${card}`,
    out: (name) => `${name} is out`,
  },
  lockedCount: (locked, players) =>
    locked === 1 ? `1 of ${players} has chosen` : `${locked} of ${players} have chosen`,
  again: 'plays another card',
  escape: 'escapes',
  hasMap: 'Has the map: plays first',

  used: (values) => `Played on this level: ${values}`,
  usedNone: 'All five power cards in hand',
  looked: 'Has looked into the dark on this level',
  mark: {
    map: 'the map',
    looked: 'has looked',
    stone: 'stone',
    collapsing: 'would collapse',
    collapsed: 'collapsed',
  },
  collapsing: 'Has the most wounds: would collapse now',
  collapsed: 'Collapsed',
  eliminated: 'Turned to stone',
  hand: 'Your cards',
  handSize: (count) => n(count, { one: '1 card in hand', other: `${count} cards in hand` }),
  usedTitle: 'Played on this level',
  heldTitle: 'In hand',
  notHere: 'Cannot be played in this room.',
  times: (count) => `${count}×`,

  banner: {
    level: (level) => `Level ${level}`,
    defeated: (sum, strength) => `${sum} of ${strength}: defeated`,
    notEnough: (sum, strength) => `${sum} of ${strength}: not enough`,
    cannot: 'Invincible',
    attack: 'It attacks',
    allEscaped: 'Everybody has escaped',
    chest: (count) => `+${coins(count)}`,
    shared: (count) => `Shared: +${coins(count)} each`,
    tooMany: 'Too many for one chest',
    chestLeft: 'All equal: the chest stays shut',
    spared: (highest) => `Highest card: ${highest}. Nothing happens`,
    trap: (highest) => `Highest card: ${highest}`,
    again: 'Another card',
    peek: 'By torchlight',
    escaped: 'Escaped',
    pileEmpty: 'Not enough left: nobody gets one',
    map: 'The map changes hands',
    collapsed: 'Collapsed',
    nobodyCollapsed: 'Nobody collapses',
    eliminated: 'Turned to stone',
    won: 'Home with the treasure',
    everyoneLost: 'Nobody gets out',
  },

  explain: {
    look: (positions, count) =>
      `Only you will see ${count === 1 ? 'room' : 'rooms'} ${positions}. You still have to play a card.`,
    again: 'When the cards are revealed you see them all and play another one.',
    againInTurn: 'When everybody has played, you play another card, knowing theirs.',
    escape: 'You escape: you are not attacked, but you add nothing to the sum.',
    treasureOne: (first) =>
      first === 1
        ? 'If it is the highest you gain 1 coin; on a tie nobody gets it.'
        : `If it is the highest you gain ${coins(first)}; players who tie share.`,
    treasureTwo: (first, second) =>
      `The highest gains ${coins(first)}, the second-highest ${second}; players who tie share.`,
    best: (value) => `The highest so far is a ${value}.`,
    enough: (sum, strength) => `That makes ${sum} of ${strength}: enough to defeat the monster.`,
    missing: (sum, strength, missing, others) =>
      `That makes ${sum} of ${strength}: ${n(others, { one: `the card to come must be worth ${missing} or more`, other: `the other ${others} cards must add up to ${missing}` })}, or the monster attacks the lowest.`,
    beyond: (sum, strength, others) =>
      `That makes ${sum} of ${strength}: even ${n(others, { one: 'a 5', other: `${others} fives` })} would not be enough, and the monster attacks the lowest.`,
    notEnough: (sum, strength) => `${sum} of ${strength}: not enough, and the monster attacks the lowest.`,
    cannotLow: 'It cannot be defeated: it attacks the lowest card.',
    cannotHigh: 'It cannot be defeated: it attacks the highest card.',
    gift: (gift) => {
      if (gift.type === 'coins') return `You gain ${coins(gift.amount)}.`;
      return gift.type === 'potion'
        ? `You get a potion that heals ${wounds(gift.amount)}.`
        : `You get ${ITEMS[gift.item]}.`;
    },
    pile: (count) =>
      count === 0
        ? 'But there are none left in the supply.'
        : `There ${n(count, { one: 'is 1', other: `are ${count}` })} in the supply; if more players want one, nobody gets one.`,
    trapNothing: (value) => `If the ${value} is the highest card, nothing happens.`,
    trapCoins: (value, count) =>
      `If the ${value} is the highest card, whoever has the most coins loses ${coins(count)}.`,
    trapWounds: (value, count) =>
      `If the ${value} is the highest card, whoever has the fewest wounds takes ${wounds(count)}.`,
    hits: (seats, names) =>
      english.bySeats(seats, names, {
        you: 'Right now that would be you.',
        one: (ana) => `Right now that would be ${ana}.`,
        many: (all) => `Right now that would be ${all}.`,
      }),
  },

  design: {
    rooms: 'Rooms',
    bosses: 'Bosses',
    hand: 'Power cards and items',
    characters: 'Characters',
    levels: 'Level cards',
    tokens: 'Tokens, map and backs',
    doors: 'Doors of the row',
    scenes: 'Scenes',
  },
  aim: {
    nobody: 'The most coins win. Nobody would collapse now.',
    you: 'The most coins win. You would collapse now.',
    one: (name) => `The most coins win. ${name} would collapse now.`,
    youToo: (other) => `The most coins win. You and ${other} would collapse now.`,
    many: (count, own) =>
      own
        ? `The most coins win. ${count} players would collapse now, and you are one of them.`
        : `The most coins win. ${count} players would collapse now.`,
  },
  meanwhile: 'The others are choosing a card',
  ending: {
    coins,
    wounds,
    won: (winners, names, coins) =>
      english.bySeats(winners, names, {
        you: `You win with ${coins}.`,
        one: (ana) => `${ana} wins with ${coins}.`,
        many: (all) => `${all} share the victory with ${coins} each and the same wounds.`,
        nobody: '',
      }),
    allStone: 'Medusa has turned everybody to stone: nobody wins.',
    fainted: (name, coins, wounds) =>
      name === undefined
        ? `You had ${coins}, but collapsed with ${wounds}.`
        : `${name} had ${coins}, but collapsed with ${wounds}.`,
    sameCoins: (name, coins, wounds) =>
      name === undefined
        ? `You had ${coins} too, but more wounds (${wounds}).`
        : `${name} had ${coins} too, but more wounds (${wounds}).`,
    fateFainted: (coins, wounds) => `${coins} · collapsed with ${wounds}`,
    fateStone: 'Turned to stone by Medusa',
  },
};
