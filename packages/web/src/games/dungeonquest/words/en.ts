import { english } from '@mazmorra/kernel';
import type { Words } from './words.ts';

const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;
/** `a 1`, `anything from 1 to 3`. */
const upTo = (die: number): string => (die === 1 ? 'a 1' : `anything from 1 to ${die}`);

const TYPES = { melee: 'melee', ranged: 'ranged', magic: 'magic' } as const;
const turnsLeft = (turns: number): string => (turns === 1 ? '1 turn left' : `${turns} turns left`);
const number = new Intl.NumberFormat('en');

export const en: Words = {
  map: 'The dungeon',
  minimap: 'Small map: show the whole dungeon',
  minimapNear: 'Small map: show your hero from near',
  cell: {
    unexplored: 'unexplored',
    leads: (side, way, to) => `${side}: ${way} to ${to}.`,
    blocked: (side) => `${side}: walled up on the far side.`,
    hero: (name, own) => (own ? 'You are here.' : `${name} is here.`),
    fell: (name, own) => (own ? 'You died here.' : `${name} died here.`),
  },
  explored: (rooms, left) => `${count(rooms, 'room')} explored, ${count(left, 'tile')} left`,
  ways: { open: 'passage', door: 'door', portcullis: 'portcullis' },
  entrance: 'Entrance to the catacombs: whoever stands here may go down.',
  token: (monster, life) => `${monster}, Life ${life ?? 'unknown'}`,
  chamber: 'Treasure Chamber',
  chamberTip:
    'Kalladra sleeps on his gold. Every time you enter you draw a dragon card: seven of the eight let him sleep on, and you take two treasure cards.',
  towerTip: 'The way in and out. With at least one Loot card you may leave the dungeon here.',
  sun: (space, last) => `The sun is on space ${space} of ${last}`,
  sunPlain: (rounds) => `${count(rounds, 'round')} of safe daylight left`,
  sunRisk: (die) =>
    `Each round a die is rolled: on ${upTo(die)} the towers close and everybody still inside dies.`,
  hours: { morning: 'Morning', noon: 'Midday', evening: 'Evening', dusk: 'Sunset' },
  turnOf: (name, own) => (own ? 'Your turn' : `${name}’s turn`),
  sheetOf: (hero) => `Hero sheet: ${hero}`,
  openSheet: 'Open the hero sheet',
  noHero: 'No hero yet',
  life: (left, of) => `${left} of ${of} Life left`,
  determination: (many) => `${count(many, 'determination token')}: the dice may come to ${many} more`,
  runes: 'Runes',
  noRunes: 'No rune left',
  kept: 'Cards that are kept',
  loot: (many) => (many === 0 ? 'Loot: no cards' : `Loot: ${count(many, 'card')}`),
  noLoot: 'No Loot yet. Nobody can leave without Loot.',
  gold: (gold) => `${gold} gold`,
  goldUnknown: 'gold unknown',
  hiddenLoot: 'A face-down Loot card',
  fate: (fate) =>
    ({
      inside: 'In the dungeon',
      left: 'Safely out',
      dead: 'Dead',
      below: 'In the catacombs',
      stuck: 'Stuck in the web',
    })[fate],
  lostTurns: (many) => `Loses ${count(many, 'turn')}`,
  afterDeath: () => 'Your hero is dead.',
  afterDeathMonsters: (name) => `You still play the monsters that ${name} meets.`,
  afterDeathServant: 'On your turns you serve Kalladra and move the monsters.',
  betAsk: 'Who will get out alive? Place your bet.',
  afterDeathWatch: 'Watch how the others get on.',
  searched: (many) => `Searched ${many} of 2 times`,
  mayGoDown: 'You can go down to the catacombs from here.',
  belowFor: (cards) =>
    cards === 0
      ? 'No cards yet: you have not moved on'
      : `${count(cards, 'card')}: you will come up ${count(cards, 'space')} ahead`,
  exits: 'Possible ways up',
  left: 'left',
  right: 'right',
  ahead: (steps) => `${count(steps, 'space')} straight on`,
  up: (cells) => `up at ${english.or(cells)}`,
  exitsSide: (left, right) => `To the left: ${left}. To the right: ${right}.`,
  secretCard: 'Only whoever drew it knows this card.',
  needs: (attribute, needs) => `${attribute} test: two dice, ${needs} or less`,
  chance: (percent) => `${percent}%`,
  rolled: (dice, bonus, total) => (bonus > 0 ? `${dice} + ${bonus} = ${total}` : `${dice} = ${total}`),
  raised: (bonus) => `${bonus} is added to the dice`,
  passed: 'Passed',
  failed: 'Failed',
  rolling: 'The dice are rolling',
  dice: (values) => `Dice: ${values}`,
  woundsComing: (amount) => `You are about to suffer ${count(amount, 'wound')}`,
  meets: (monster) => `A ${monster}!`,
  playedBy: (name, own) => (own ? 'You play it' : `Played by ${name}`),
  automaton: () => 'Played by the automaton',
  lifeHidden: 'Life unknown',
  lifeKnown: (life) => `Life ${life}`,
  noEscape: 'You cannot escape here',
  dragonLeft: (left) => `${count(left, 'dragon card')} face down`,
  dragonRisk: (percent) => `${percent}% chance that he wakes`,
  dragonSleeps: 'He sleeps on',
  dragonWakes: 'Kalladra wakes!',
  bribe: (gold, cards) =>
    cards === 0 ? 'Nothing offered yet' : `You offer ${count(cards, 'card')}: ${gold} gold`,
  stasis: (made, total) => `Move ${made} of ${total}`,
  unconscious: (cards) => `${count(cards, 'Loot card')} still to lose`,
  pickHero: 'Who will you be?',
  pickLoot: 'Pick a Loot card',
  pickTile: 'Three rooms: which one do you place?',
  combat: 'Combat',
  round: (round) => `Round ${round}`,
  hand: (name, many) => `${name}: ${count(many, 'card')} in hand`,
  damage: (many, life) => (life === undefined ? `Damage ${many}, Life unknown` : `Damage ${many} of ${life}`),
  stack: (many) => `Pile: ${many}`,
  deck: (many) => `Deck: ${many}`,
  attack: (total) => `Attack ${total}`,
  sealed: 'Card chosen',
  waitsForCard: 'Choosing…',
  cancelled: 'Cancelled',
  mayCounter: 'May counterattack',
  counterattack: 'Counterattack',
  stalemate: 'Stalemate',
  deathblow: (cards) => `Deathblow: ${count(cards, 'card')}`,
  deathblowWhy: (types) =>
    `Won with ${english.and(types.map((type) => TYPES[type]))}: the cards of that type in the pile strike as well.`,
  wouldBlow: (cards, type) =>
    cards === 1
      ? `Deathblow: if it wins, the ${TYPES[type]} card in the pile strikes as well.`
      : `Deathblow: if it wins, the ${cards} ${TYPES[type]} cards in the pile strike as well.`,
  stalemateWhy: 'Equal attacks: all cards go to the pile.',
  types: TYPES,
  pileOf: (types) =>
    types.length === 0
      ? 'The pile is empty. The cards of whoever loses a round go there.'
      : `The pile holds ${english.and(types.map(([type, many]) => `${many} ${TYPES[type]}`))}. Whoever wins a round with a card of such a type scores a deathblow: those cards strike as well.`,
  counterRule:
    'Whoever is not ahead may counterattack: only with cards whose corner shows the type of the other attack.',
  counterNeeds: (name, type) =>
    `${name} may counterattack: with cards whose corner shows ${TYPES[type]}. Their values are added.`,
  roundTo: (name) => `Round to ${name}`,
  killed: (monster) => `The ${monster} is dead`,
  answers: {
    melee: 'Can counterattack melee attacks',
    ranged: 'Can counterattack ranged attacks',
    magic: 'Can counterattack magic attacks',
  },
  cannotAnswer: 'Cannot be used to counterattack',
  attackOf: (value, type) =>
    ({
      melee: `Melee attack of value ${value}`,
      ranged: `Ranged attack of value ${value}`,
      magic: `Magic attack of value ${value}`,
    })[type],
  escapeOf: (value) => `Escape ${value}`,
  hits: (many) => (many === 0 ? 'No hits' : count(many, 'hit')),
  escapes: (own) => (own ? 'You escape' : 'Escaped'),
  caught: (own, wounds) => `${own ? 'You do not escape' : 'No escape'}: ${count(wounds, 'wound')}`,
  tells: {
    start:
      'You begin here. The treasure lies in the middle of the dungeon. You may leave by any tower, before the sun sets.',
    explore: 'Nobody has been there: you draw a new room and enter it.',
    door: 'A door: you draw a door card first, and it may stay shut.',
    portcullis: (needs, percent) =>
      `A portcullis: Strength test, ${needs} or less (${percent}%). If you fail, your turn ends.`,
    tower: 'A tower: with Loot you may leave the dungeon; if you do not leave, you move on.',
    dragon: (percent) =>
      `The Treasure Chamber: you draw a dragon card. There is a ${percent}% chance that he wakes; otherwise you take two treasure cards.`,
    teleport:
      'You spend the Teleportation Rune. Walls do not matter; if there is a monster, you cannot escape from it.',
    search: (many) => `You draw a search card. This is search ${many} of 2 in this room.`,
    down: 'You leave the rooms and draw a catacomb card each turn until you find a way out.',
    leave: (gold) => `You get out alive with ${gold} gold and are safe.`,
    leaveHidden: 'You get out alive with your Loot and are safe.',
    escape:
      'Both sides turn up a power card. If your escape value is at least as high, you escape; if not, you are wounded and must fight.',
    attack: 'Cards against cards, until your damage or the monster’s reaches its Life.',
    bridge: (needs, loot, percent) =>
      `Agility test, ${needs} or less${loot > 0 ? `, with ${loot} added for your Loot` : ''} (${percent}%). If you fall, you end up in the catacombs.`,
    web: (needs, percent) =>
      `Strength test, ${needs} or less (${percent}%). If you fail, the web holds you fast.`,
    caveIn: (needs, percent) => `Agility test, ${needs} or less (${percent}%). If you fail, your turn ends.`,
    redraw: 'You must face the next card, whatever it is.',
    side: (cells) => `A die decides how far: you come up at ${english.or(cells)}.`,
    facing: 'Each card you draw below takes you one space further this way.',
    half: 'You will be able to leave only through the passages of that half.',
    stasis: 'You spend the Stasis Rune: up to three moves this turn.',
    stopCounter: 'The round is settled as it stands.',
  },
  ask: {
    title: 'Ask me about runes and abilities',
    always: 'Always',
    matters: 'When it matters',
    help: 'When it matters: not for a single wound, not for a test that cannot fail; the sixth card is always drawn.',
    never: (what) => `Do not ask again: ${what}`,
    neverThis: 'Do not ask me this again',
    neverList: 'Not asked at this table',
  },
  dies: (name, own) => (own ? 'You are dead' : `${name} is dead`),
  diesSay: 'What the dungeon swallows it does not give back.',
  leaves: (name, own) => (own ? 'You are out!' : `${name} is out!`),
  night: 'The sun has set. The towers are closed.',
  towersOpen: 'The towers stay open',
  closesOn: (die) => `They close on ${upTo(die)}`,
  counted: 'The gold is counted',
  nobody: 'Nobody got out. Kalladra wins.',
  survived: 'Out alive, but without a treasure card: no victory.',
  design: {
    tiles: 'Room tiles',
    pieces: 'Figures, monsters, markers',
    dice: 'Dice',
    heroes: 'Heroes',
    combat: 'Combat cards',
    power: 'Power cards',
    copies: (many) => `× ${many}`,
    counts: (cards, tiles) => `${cards} cards and ${tiles} tiles`,
  },
  aim: {
    most: (turns) => `Get out alive with the most gold. ${turnsLeft(turns)}.`,
    alone: (turns) => `Get out alive with a treasure card. ${turnsLeft(turns)}.`,
    out: (gold, turns) =>
      `You are out with ${gold} gold. Whoever brings out more beats you. ${turnsLeft(turns)}.`,
    dead: (_, turns) => `Your hero is dead: you cannot win any more. ${turnsLeft(turns)}.`,
    monster: (monster, _, hero) => `You are the ${monster} now: kill ${hero}.`,
  },
  meanwhile: {
    out: 'You are out: the others play on',
    dead: 'Your hero is dead: the others play on',
    fights: (name, monster) => `${name} is fighting a ${monster}`,
    duels: (name, other) => `${name} is fighting ${other}`,
    plays: (name, monster) => `${name} plays the ${monster}`,
    below: (name) => `${name} is down in the catacombs`,
    lair: (name) => `${name} is with the dragon`,
    card: (name, card) => `${name} has drawn “${card}”`,
    turn: (name) => `${name} is in the dungeon`,
  },
  ending: {
    gold: (value) => `${number.format(value)} gold`,
    only: (name, gold) =>
      name === undefined
        ? `You are the only one who got out, with ${gold}.`
        : `${name} is the only one who got out, with ${gold}.`,
    most: (name, gold) =>
      name === undefined ? `You brought out the most: ${gold}.` : `${name} brought out the most: ${gold}.`,
    share: (names, _own, gold) => `${names} share the victory with ${gold} each.`,
    alone: (gold) => `You got out with a treasure card and ${gold} in all.`,
    nobody: 'The dungeon has kept everybody: nobody got out.',
    youDied: 'The dungeon has kept you.',
    noTreasure: 'You got out alive, but without a treasure card: in a solo game that is no victory.',
    out: (gold) => `Got out with ${gold}`,
    lost: 'Did not get out',
    lesserCard: (name, gold) =>
      `${name ?? 'You'} brought out ${gold} too, but with a less valuable best card.`,
    fewerCards: (name, gold) => `${name ?? 'You'} brought out ${gold} too, but with fewer Loot cards.`,
    betWon: (name) => `You bet on ${name}, and you were right.`,
    betLost: (name) => `You bet on ${name}, who did not get out.`,
    at: (cell, room) => `Place: ${room}, ${cell}.`,
    you: 'you',
  },
};
