import { plural } from '../../../i18n/plural.ts';
import type { Words } from './words.ts';

const n = plural('en');
const cards = (count: number): string => n(count, { one: '1 card', other: `${count} cards` });
const points = (count: number): string => n(count, { one: '1 hit point', other: `${count} hit points` });

export const en: Words = {
  round: (round) => `Round ${round}`,
  bidding: 'Bidding',
  inDungeon: 'In the dungeon',
  equipment: 'Equipment',
  hp: points,
  hpNow: (hp, start) => `${hp} of ${points(start)}`,
  deck: (count) => `Monster deck: ${cards(count)}`,
  deckEmpty: 'The deck is empty',
  pile: (count) => `Dungeon: ${cards(count)}`,
  pileEmpty: 'Nobody in there yet',
  pileCard: (place, owner, monster) => `${place}. ${monster ?? 'unknown'}, put there by ${owner}`,
  onlyYou: 'Only you know',
  ownKnown: 'What you know of the dungeon',
  ownKnownNone: 'Nothing yet: what you put in will stand here.',
  drawnByYou: (monster) => `You drew: ${monster}. Nobody else sees it.`,
  drawnBy: (name) => `${name} looks at a card`,

  tileSpent: 'Used up',
  tileGone: (name) => `Sacrificed by ${name}`,
  under: (monster) => `Under it: ${monster}`,
  underUnknown: 'Under it: a monster you have not seen',
  beatsIt: 'beats it',

  kinds: 'Who may be waiting',
  kindsAsk: 'Which kind will your blade defeat?',
  kind: (name, strength, unseen, copies) => `${name}, strength ${strength}, ${unseen} of ${copies} not seen`,
  unseen: (unseen, copies) =>
    unseen === 0 ? 'You know where all of them are.' : `${unseen} of ${copies} you have not seen this round.`,
  beatenBy: (tile) => `Right now beaten by: ${tile}`,
  costs: (hp) => `Right now it would cost ${points(hp)}`,

  trail: 'Met so far',
  step: (monster, what) => `${monster}: ${what}`,
  stepBeaten: (tile) => `beaten by ${tile}`,
  stepDamage: (lost, hp) => `took ${lost}, ${hp} left`,
  stepPotion: (lost, hp) => `took ${lost}, the potion brings back ${hp}`,
  stepExchanged: 'exchanged by Polymorph',
  fromDeck: 'from the deck',
  putBy: (name) => `put there by ${name}`,

  named: (monster) => `Named: ${monster}`,
  pactPending: 'The pact takes the next one',
  axed: (monster) => `Axe: ${monster}`,
  dead: 'Fallen',
  deadGoesOn: 'Fallen – but Omnipotence is watching',
  goesIn: (name, own) => (own ? 'You go in' : `${name} goes in`),
  asks: (name) => `${name} names a kind`,
  defeated: 'Defeated',
  lost: (hp) => `−${hp}`,
  revived: 'Back on their feet',
  success: 'Survived!',
  failure: 'Defeated',
  saved: 'All different: saved!',
  notSaved: 'One kind came twice',
  resultOf: (name, own, success) =>
    success
      ? own
        ? 'You come out alive.'
        : `${name} comes out alive.`
      : own
        ? 'The dungeon was too much for you.'
        : `The dungeon was too much for ${name}.`,
  wins: (name, own) => (own ? 'You win the game' : `${name} wins the game`),

  whoNext: (name, own) => (own ? 'Who goes next?' : `${name} chooses who goes next`),
  lastRun: (name, own, hero, success) =>
    `${own ? 'You' : name} with the ${hero}: ${success ? 'survived' : 'failed'}`,
  lastRunTitle: 'The last run',

  passed: 'passed',
  out: 'out',
  running: 'inside',
  bids: 'bidding',
  starts: 'Starts this round',
  successes: (count) => n(count, { one: '1 of 2 successes', other: `${count} of 2 successes` }),
  failures: (count) => n(count, { one: '1 of 2 failures', other: `${count} of 2 failures` }),
  aidWhite: 'White side: one failure can still be borne.',
  aidRed: 'Red side: the next failure is the last.',
  aidOut: 'Two failures: out of the game.',
  aside: 'Set aside this round',
  asideNone: 'Nothing set aside.',
  added: 'Put into this dungeon',
  addedNone: 'No card in the dungeon.',
  runs: 'Runs so far',
  runsNone: 'Has not been in a dungeon yet.',
  runLine: (hero, success, pile, sacrificed) =>
    `${hero}: ${success ? 'survived' : 'failed'}, ${cards(pile)}, ${6 - sacrificed} of 6 tiles`,
  roundLine: (round) => `Round ${round}`,
  supply: (count) => n(count, { one: '1 success card left', other: `${count} success cards left` }),

  explain: {
    draw: (deck) =>
      `Only you see the card (${cards(deck)} left). Then it goes into the dungeon, or you set it aside and give up a piece of equipment.`,
    drawForced: 'House rule: on a first turn nobody may pass.',
    pass: (left) =>
      `You are out of this round and safe. ${n(left, { one: '1 player stays', other: `${left} players stay` })} in the bidding.`,
    passLast: (name, count) => `You are out, and ${name} must go in at once: ${cards(count)} wait there.`,
    passForced: 'There is nothing left to draw, so this is the only way.',
    add: (monster, count) =>
      `${monster} goes on top of the pile: ${cards(count)}, and this one comes out first.`,
    addBeaten: (tile) => `As things stand it is beaten by: ${tile}.`,
    addHurts: (hp) => `As things stand it costs ${points(hp)}.`,
    sacrifice: (monster) => `${monster} and the tile are out for this round.`,
    sacrificeHp: (before, after) => `Hit points: ${before} → ${after}.`,
    sacrificeOpen: (monsters) => `After that nothing stops: ${monsters}.`,
    sacrificeCovered: 'Everything it beats is still beaten by another tile.',
    name: (monster, unseen, copies) =>
      `Every ${monster} in this dungeon falls. You have not seen ${unseen} of ${copies}.`,
    nameBeaten: (tile) => `Already beaten by: ${tile}.`,
    keepBeaten: (tile) => `It is beaten by: ${tile}.`,
    hurts: (lost, before, after) => `It costs ${points(lost)}: ${before} → ${after}.`,
    kills: 'That is the end of the run.',
    potionSaves: (hp) => `The potion then brings you back with ${hp}.`,
    alreadyDead: 'Hit points no longer matter: only Omnipotence can save this run.',
    polymorph: (monster, deck) =>
      `${monster} goes away without effect; you face the top card of the deck instead (${cards(deck)}). Only once.`,
    axe: (monster, wholeKind) =>
      wholeKind
        ? `${monster} falls, and every later one of its kind. The axe is used up.`
        : `${monster} falls, this one card only. The axe is used up.`,
    choose: (hp, tiles) => `${points(hp)}, with: ${tiles}.`,
  },

  design: {
    monsters: 'Monsters',
    heroes: 'Adventurers',
    tiles: 'Equipment',
    tokens: 'Tokens and signs',
    moments: 'Deck and dungeon',
  },
};
