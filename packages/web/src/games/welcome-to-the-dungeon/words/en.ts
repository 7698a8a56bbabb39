import { plural } from '../../../i18n/plural.ts';
import { doesEn as does } from './does.ts';
import type { Words } from './words.ts';

const n = plural('en');
const cards = (count: number): string => n(count, { one: '1 card', other: `${count} cards` });
const points = (count: number): string => n(count, { one: '1 hit point', other: `${count} hit points` });

/** Whoever plays from memory has seen cards that are hidden again, so this does not say what somebody has seen. */
const stillHidden = (unseen: number, copies: number): string =>
  n(unseen, { one: `1 of ${copies} is still hidden`, other: `${unseen} of ${copies} are still hidden` });

export const en: Words = {
  round: (round) => `Round ${round}`,
  bidding: 'Bidding',
  inside: (name, own) => (own ? 'You are inside' : `${name} is inside`),
  equipment: 'Equipment',
  hp: points,
  hpNow: (hp, start) => `${hp} of ${points(start)}`,
  deck: (count) => `Monster deck: ${cards(count)}`,
  deckEmpty: 'The deck is empty',
  pile: (count) => `Dungeon: ${cards(count)}`,
  waiting: (count, known, left) =>
    count === 0
      ? left
        ? 'Nobody is left inside'
        : 'Nobody in there yet'
      : known === 0
        ? n(count, { one: '1 monster waits inside', other: `${count} monsters wait inside` })
        : `${n(count, { one: '1 waits inside', other: `${count} wait inside` })}: you know ${known}`,
  pileCard: (place, owner, monster) => `Card ${place}: ${monster ?? 'unknown'} (by ${owner})`,
  onlyYou: 'Only you know',
  ownKnown: 'What you know of the dungeon',
  ownKnownNone: (fromMemory) =>
    fromMemory
      ? 'You play from memory: what you put in is not shown again.'
      : 'Nothing yet: you will see here what you put in.',
  drawnByYou: (monster) => `Your card: ${monster}. Nobody else sees it.`,
  drawnBy: (name) => `${name} looks at a card`,

  again: 'Once more to confirm',
  does,
  axeSingle: 'Once per dungeon: when a monster is turned up you may defeat it, and it alone.',
  tileSpent: 'Used up',
  tileGone: (name, own) => `Sacrificed by ${own ? 'you' : name}`,
  under: (monster) => `Under it: ${monster}`,
  underUnknown: 'Under it: a monster you have not seen',
  beatsIt: 'defeats it',

  kinds: 'Who may be waiting',
  kindsAsk: 'Which kind will your blade defeat?',
  kind: (name, strength, unseen, copies) => `${name}, strength ${strength}, hidden: ${unseen} of ${copies}`,
  unseen: (unseen, copies) =>
    unseen === 0 ? 'You know where all of them are.' : `This round ${stillHidden(unseen, copies)}.`,
  beatenBy: (tile) => `Right now defeated by: ${tile}`,
  costs: (hp) => `Right now it would cost ${points(hp)}`,

  costsShort: (hp) => `costs ${points(hp)}`,
  hidden: 'hidden',
  seen: 'seen',

  trail: 'Met so far',
  step: (monster, what) => `${monster}: ${what}`,
  stepBeaten: (tile) => `defeated by ${tile}`,
  stepDamage: (lost, hp) => `costs ${points(lost)}, ${hp <= 0 ? 'none' : hp} left`,
  stepPotion: (lost, hp) => `costs ${points(lost)}, the potion brings back ${hp}`,
  stepExchanged: 'exchanged by Polymorph',
  lastCard: 'The last one…',
  stillInside: (count) => n(count, { one: '1 more behind it', other: `${count} more behind it` }),
  fromDeck: 'from the deck',
  putBy: (name) => `put there by ${name}`,

  pactPending: 'The pact takes the next one',
  axed: (monster) => `Axe: ${monster}`,
  dead: 'Dead',
  deadGoesOn: 'No hit points left: only Omnipotence can help',
  goesIn: (name, own) => (own ? 'You go in' : `${name} goes in`),
  asks: (name) => `${name} names a kind`,
  turning: 'A card is being turned up',
  defeated: 'Defeated',
  lost: (hp) => `−${hp}`,
  revived: 'Back on their feet',
  success: 'Survived',
  failure: 'Failed',
  saved: 'All different: saved',
  notSaved: 'One kind came twice',
  resultOf: (name, own, success, hp) =>
    success
      ? own
        ? `You come out alive, with ${hp > 0 ? points(hp) : 'nothing left to lose'}.`
        : `${name} comes out alive, with ${hp > 0 ? points(hp) : 'nothing left to lose'}.`
      : own
        ? 'The dungeon was too much for you.'
        : `The dungeon was too much for ${name}.`,
  rest: 'What nobody met',
  underOf: (tile, monster) => `Under the ${tile}: ${monster}`,
  wins: (name, own) => (own ? 'You win the game' : `${name} wins the game`),

  whoNext: (name, own) => (own ? 'Who goes next?' : `${name} chooses who goes next`),
  lastRun: (name, own, hero, success) =>
    `${own ? 'You' : name} went in with the ${hero} and ${success ? 'survived' : 'failed'}`,
  lastRunTitle: 'The last dungeon',

  passed: 'passed',
  out: 'out',
  running: 'inside',
  bids: 'bidding',
  starts: 'Starts this round',
  successes: (count) => n(count, { one: '1 of 2 successes', other: `${count} of 2 successes` }),
  failures: (count) => n(count, { one: '1 of 2 failures', other: `${count} of 2 failures` }),
  aidWhite: 'White side: can still afford one failure.',
  aidRed: 'Red side: the next failure is the last.',
  aidOut: 'Two failures: out of the game.',
  aside: 'Set aside this round',
  asideNone: 'Nothing set aside.',
  added: 'Put into this dungeon',
  addedNone: 'No card in the dungeon.',
  runs: 'Dungeons so far',
  runsNone: 'Has not been in a dungeon yet.',
  runLine: (hero, success, pile, sacrificed) =>
    `${hero}: ${success ? 'survived' : 'failed'}, ${cards(pile)}, ${6 - sacrificed} of 6 pieces of equipment`,
  roundLine: (round) => `Round ${round}`,
  supply: (count) => n(count, { one: '1 success card left', other: `${count} success cards left` }),

  explain: {
    draw: (deck) =>
      `Only you see the card (${cards(deck)} left). Then it goes into the dungeon, or you set it aside and sacrifice a piece of equipment.`,
    drawForced: 'House rule: on a first turn nobody may pass.',
    pass: (left) =>
      `You are out of this round and safe. ${n(left, { one: '1 player stays', other: `${left} players stay` })} in the bidding.`,
    passLast: (name, count) =>
      `You are out, and ${name} must go in at once: ${n(count, { one: '1 card waits', other: `${count} cards wait` })} there.`,
    passForced: 'The deck is empty, so there is no other choice.',
    add: (monster, count) =>
      `The ${monster} goes on top of the pile: ${cards(count)}, and this one comes out first.`,
    addBeaten: (tile) => `As things stand it is defeated by: ${tile}.`,
    addHurts: (hp) => `As things stand it costs ${points(hp)}.`,
    sacrifice: (monster) => `The ${monster} and this piece of equipment are out for this round.`,
    sacrificeHp: (before, after) => `Hit points: ${before} → ${after}.`,
    sacrificeOpen: (monsters) => `Kinds of monster that nothing would defeat any more: ${monsters}.`,
    sacrificeCovered: 'Everything it defeats is also defeated by another piece.',
    name: (monster, unseen, copies) =>
      `You defeat every ${monster} that turns up. ${
        unseen === 0 ? 'You know where all of them are.' : `So far ${stillHidden(unseen, copies)}.`
      }`,
    nameBeaten: (tile) => `Already defeated by: ${tile}.`,
    keepBeaten: (tile) => `It is defeated by: ${tile}.`,
    hurts: (lost, before, after) => `It costs ${points(lost)}: ${before} → ${Math.max(0, after)}.`,
    kills: 'You die there.',
    potionSaves: (hp) => `The potion then brings you back to ${points(hp)}.`,
    alreadyDead: 'Hit points no longer matter: only Omnipotence can save you.',
    polymorph: (monster, deck) =>
      `You discard the ${monster} and face the top card of the deck instead (${cards(deck)} left). Only once.`,
    axe: (monster, wholeKind) =>
      wholeKind
        ? `The ${monster} is defeated, and so is every later one of its kind. The axe is used up.`
        : `The ${monster} is defeated, and no other. The axe is used up.`,
    choose: (hp, tiles) => `${points(hp)} with the whole equipment: ${tiles}.`,
  },

  design: {
    monsters: 'Monsters',
    heroes: 'Adventurers',
    tiles: 'Equipment',
    tokens: 'Tokens and signs',
    moments: 'Deck and dungeon',
  },
  aim: {
    rule: 'Who never passes goes in. 2 successes win; 2 failures: out.',
    own: (successes, failures) =>
      `You: ${successes === 1 ? '1 success' : `${successes} successes`}, ${failures === 1 ? '1 failure' : `${failures} failures`}.`,
  },
  meanwhile: {
    inside: (name) => `${name} is in the dungeon`,
    bidding: 'The others are bidding',
    passed: 'You have passed: the others bid on',
  },
  ending: {
    survived: (name) =>
      name === undefined
        ? 'You came out of the dungeon alive twice, and that wins the game.'
        : `${name} came out of the dungeon alive twice, and that wins the game.`,
    lastLeft: (name) =>
      name === undefined
        ? 'Everybody else has failed twice: you are the last one left.'
        : `Everybody else has failed twice: ${name} is the last one left.`,
    runs: (successes, failures) =>
      `${successes === 1 ? '1 success' : `${successes} successes`} · ${failures === 1 ? '1 failure' : `${failures} failures`}`,
    out: 'Out after two failures',
  },
};
