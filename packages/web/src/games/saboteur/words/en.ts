import { english, lowerFirst } from '@mazmorra/kernel';
import type { Words } from './words.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const cards = (number: number): string => count(number, 'card', 'cards');
const nuggets = (number: number): string => count(number, 'nugget', 'nuggets');
const list = english.and;
/** What this screen calls the reader among others; see `you`. */
const YOU = 'you';
/** `you and Ana`. */
const people = (names: readonly string[]): string =>
  list([...(names.includes(YOU) ? [YOU] : []), ...names.filter((name) => name !== YOU)]);
/** `the top goal`. */
const the = (goal: string): string => `the ${lowerFirst(goal)}`;
/** `1 saboteur`, `at most 1 saboteur`, `1 or 2 saboteurs`. */
function saboteurs(possible: readonly number[]): string {
  const most = Math.max(...possible);
  if (most === 1) return possible.length === 1 ? '1 saboteur' : 'At most 1 saboteur';
  return `${english.or(possible.map(String))} saboteurs`;
}

const to = (name: string | undefined): string => (name === undefined ? '' : `, ${name}`);

export const en: Words = {
  maze: 'The mine',
  mazeRead: (number, cutOff) =>
    `The mine: ${cards(number)}${cutOff > 0 ? `, ${cutOff} of them cut off from the start` : ''}`,
  sides: { up: 'Up', right: 'Right', down: 'Down', left: 'Left' },
  cell: {
    at: (x, y) => `Column ${x}, row ${y}`,
    empty: 'empty.',
    joins: (side, name) => `${side}: joined to ${english.quote(name)}.`,
    from: (side, name) => `${side}: a tunnel from ${english.quote(name)}.`,
    nothing: (side) => `${side}: open, nothing there yet.`,
    goal: (side) => `${side}: a face-down goal.`,
    blocked: (side) => `${side}: blocked.`,
    cutOff: 'Cut off from the start.',
  },
  cutOff: 'Cut off from the start: nothing can go on from it until it is joined again.',
  laidBy: (name, own) => (own ? 'You laid it.' : `Laid by ${name}.`),
  you: YOU,

  saboteurs,
  saboteursShort: (possible) => (Math.max(...possible) === 1 ? 'saboteur' : 'saboteurs'),
  saboteursTip: 'One dwarf card is left over and nobody has seen it, so nobody can be sure.',
  saboteursAll: 'No dwarf card is left over: this is the exact number.',
  range: (possible) => possible.join('–'),
  deck: (number) => `Draw pile: ${cards(number)}`,
  deckShort: 'draw pile',
  deckTip: 'When it is empty nobody draws any more: the discards do not come back.',
  discards: (number) => (number === 0 ? 'No discards' : `Discards: ${cards(number)}. Look through them`),
  discardsShort: 'discards',
  discardsTitle: 'Discards, the last one first',
  discardsNone: 'Nothing has been discarded this round.',
  faceDown: 'Face down',
  onlyYou: 'Only you know this.',
  goldLeft: (number) => `Gold pile: ${cards(number)}`,
  goldShort: 'gold cards',
  goldTip:
    'If the miners find the treasure, they share out cards from here; if not, the saboteurs are paid from here.',
  roundOf: (round, rounds) => `Round ${round} of ${rounds}`,
  roundShort: 'Round',
  roundsTitle: 'The rounds so far',
  roundsNone: 'No round has ended yet. Afterwards this will tell you who was who and who got how much.',

  goalHidden: 'You do not know what is here.',
  goalKnown: (name, deduced, revealed) =>
    revealed
      ? `${name}.`
      : deduced
        ? `${name}. It cannot be anything else.`
        : `${name}. You know because you have looked.`,
  lookedBy: (names) => `Looked at by ${people(names)}.`,

  hintPick: 'Pick a card from your hand',
  hintBroken: 'You have a broken tool: you cannot dig, only play actions or discard',
  hintTurn: 'It fits both ways: tap the card in your hand to turn it',
  hintUseless: (name) => `${name}: you cannot play it now, only discard it`,
  hintPlaces: (places, turnable) =>
    `${count(places, 'place', 'places')}${turnable ? '. Tap the card to turn it' : ''}`,
  hintRockfall: 'Which piece of tunnel should come down?',
  hintMap: 'Which goal do you want to look at?',
  hintBreak: 'Whose tool do you break?',
  hintRepair: 'Whose tool do you repair?',
  turnable: 'Tap it again to turn it',
  fitsBoth: 'It fits both ways',
  onlyDiscard: 'Can only be discarded now',
  discard: 'Discard',
  discardTip: 'To pass, pick a card and leave it here, face down. Nobody will see which one it was.',
  handArea: 'Your role and your cards',
  roleWord: 'Role',
  roleLook: 'Look at your dwarf card in secret',
  roleHide: 'Turn it face down',
  roleDeal: {
    title: (round, rounds) => `Your role in round ${round} of ${rounds}`,
    secret: 'This card says which side you are on. Nobody else may see it.',
    turn: 'Turn it up',
    aim: {
      miner:
        'You are a miner: dig a tunnel from the start to the treasure. If anybody reaches it, the miners share the gold.',
      saboteur:
        'You are a saboteur: make sure that nobody reaches the treasure, without giving yourself away too soon. If nobody gets there, the saboteurs are paid.',
    },
    understood: 'Turn it face down and play',
  },

  begins: (name, own) => (own ? 'You begin' : `${name} begins`),
  reaches: (name, own, goal) => (own ? `You reach ${the(goal)}` : `${name} reaches ${the(goal)}`),
  treasure: 'The treasure!',
  stone: 'Nothing but stone',
  minersWin: 'The miners win the round',
  saboteursWin: 'The saboteurs win the round',
  nobodyWins: 'Nobody wins the round',
  notReached: 'The treasure stays buried',
  finished: (name, own) => (own ? 'You broke through.' : `${name} broke through.`),
  unmasking: 'Masks off',
  aside: 'Left over',
  treasureAt: (goal) => `The treasure was at ${the(goal)}.`,
  goldForMiners: 'Gold for the miners',
  chooses: (name, own) => (own ? 'You choose: keep one card and pass on the rest' : `${name} is choosing`),
  next: 'then',
  saboteursPaid: 'The saboteurs are paid',
  nobodyPaid: 'There was no saboteur at all. Nobody gets any gold.',
  paid: (name, own, number) => (own ? `You get ${nuggets(number)}` : `${name} gets ${nuggets(number)}`),
  goldCounted: 'The gold is counted',
  nuggets,
  goldCards: (number) => count(number, 'gold card, face down', 'gold cards, face down'),
  credit: (number) => `(${nuggets(number)} without a card)`,

  handOf: (number) => `${cards(number)} in hand`,
  brokenTool: (name) => `${name}: cannot dig`,
  toolsTitle: 'Tools',
  allWhole: 'Everything in working order.',
  deedsTitle: 'This round',
  goldTitle: 'Gold',
  notebook: 'Notebook',
  accusations: 'Accusations',
  accuse: (name) => `Accuse ${name}`,
  takeTokenBack: 'Withdraw your accusation',
  accusedBy: (names) => `Accused by ${people(names)}`,
  notebookHelp: 'For your eyes only. What do you think they are?',
  marksOf: (name) => `Your note on ${name}`,
  marked: {
    miner: 'You think they are a miner',
    saboteur: 'You think they are a saboteur',
    unsure: 'You are not sure',
  },
  markAs: {
    miner: (name) => `${name}: a miner, I think`,
    saboteur: (name) => `${name}: a saboteur, I think`,
    unsure: (name) => `${name}: I am not sure`,
  },
  deedTunnels: (number) => count(number, 'tunnel', 'tunnels'),
  deedDeadEnds: (number) => count(number, 'dead end', 'dead ends'),
  deedBroke: (number, names) => `${count(number, 'broken tool', 'broken tools')} (${people(names)})`,
  deedMended: (number, names) => `${count(number, 'repaired tool', 'repaired tools')} (${people(names)})`,
  deedRockfalls: (number) => count(number, 'rockfall', 'rockfalls'),
  deedDiscards: (number) => count(number, 'discard', 'discards'),
  deedNone: 'nothing yet',

  explain: {
    digs: 'The tunnel goes on from here.',
    deadEnd: 'A dead end: nothing can go on from here, and only a rockfall takes it away.',
    reaches: (goals) => `It turns up ${list(goals.map(the))}.`,
    rejoins: (number) => `It joins ${cards(number)} to the start again.`,
    breaks: (name, own) =>
      own
        ? 'You will not be able to dig until somebody repairs it.'
        : `${name} will not be able to dig until somebody repairs it.`,
    breakMore: (name, own) =>
      own
        ? 'You cannot dig as it is: it will be one more thing to repair.'
        : `${name} cannot dig as it is: it will be one more thing to repair.`,
    mends: (name, own) => (own ? 'You can dig again, from your next turn on.' : `${name} can dig again.`),
    mendsOne: (name, own, left) =>
      own
        ? `You still have something broken: ${list(left)}.`
        : `${name} still has something broken: ${list(left)}.`,
    fall: 'The card goes. Nothing else is cut off.',
    fallCuts: (number) => `The card goes, which cuts off ${cards(number)} from the start.`,
    map: 'Only you see it. The others see which goal you looked at.',
    mapKnown: (card) => `You already know what is there. ${card}.`,
    discard: (draws) =>
      `Face down: nobody will know which card it was. ${draws ? 'Then you draw one.' : 'There is nothing left to draw.'}`,
    take: 'It stays face down in front of you until the end of the game.',
  },
  design: {
    paths: '44 path cards: the start, three goals and 40 to lay',
    rotations: 'Each shape as printed, lit and turned, and cut off',
    states: { plain: 'as printed', lit: 'joined, turned', cut: 'cut off, turned' },
    goalBack: 'A goal, face down',
    actions: '27 action cards',
    gold: '28 gold cards',
    dwarves: '11 dwarf cards',
    backs: 'Backs and tokens',
  },
  aim: (round, rounds) =>
    `Miners dig for gold; saboteurs prevent it. Round ${round} of ${rounds}: the most gold at the end wins.`,
  meanwhile: { digging: 'The others are digging', sharing: 'The gold is being shared out' },
  ending: {
    nuggets: (count) => (count === 1 ? '1 nugget' : `${count} nuggets`),
    won: (winners, names, nuggets) => {
      const gold = nuggets === 0 ? 'without a single nugget' : `with ${en.ending.nuggets(nuggets)}`;
      return english.bySeats(winners, names, {
        you: `You win ${gold}.`,
        one: (ana) => `${ana} wins ${gold}.`,
        many: (all) => `${all} share the victory ${nuggets === 0 ? gold : `${gold} each`}.`,
        nobody: '',
      });
    },
    reached: (name, card) => {
      const who = name ?? 'you';
      const last = card === undefined ? '' : ` The decisive card: ${card}.`;
      return `In the last round ${who} reached the treasure.${last}`;
    },
    blocked: (saboteurs) =>
      saboteurs === 0
        ? 'In the last round nobody reached the treasure, although there was no saboteur.'
        : saboteurs === 1
          ? 'In the last round the saboteur kept everybody from the treasure.'
          : 'In the last round the saboteurs kept everybody from the treasure.',
    roles: { miner: 'miner', saboteur: 'saboteur' },
  },
  remark: {
    because: {
      'dig-away': [
        (name) => `That tunnel leads away from the treasure${to(name)}.`,
        (name) => `Where are you digging${to(name)}?`,
      ],
      'dead-end-blocks': [
        (name) => `A dead end at the front${to(name)}?`,
        (name) => `That dead end was no accident${to(name)}.`,
      ],
      'dead-end-aside': [(name) => `Why lay a dead end at all${to(name)}?`],
      'break-trusted': [
        (name) => `The one whose tool you broke was digging well${to(name)}.`,
        (name) => `Why break the tools of somebody who digs well${to(name)}?`,
      ],
      'repair-suspect': [(name) => `You are repairing tools for the wrong side${to(name)}.`],
      'repair-self': [(name) => `You look after yourself first${to(name)}.`],
      'rockfall-tunnel': [
        (name) => `You brought our tunnel down${to(name)}!`,
        (name) => `We needed that tunnel${to(name)}.`,
      ],
      'rockfall-aside': [(name) => `A rockfall that helps nobody${to(name)}?`],
      'discard-broken': [(name) => `You just sit there with a broken tool and wait${to(name)}.`],
      counter: [(name) => `Whoever points at me has something to hide${to(name)}.`],
    },
    accuses: (who, name) => (name === undefined ? `${who} accuses you.` : `${who} accuses ${name}.`),
    withdraws: (who) => `${who} withdraws the accusation.`,
    ownAccuses: (name) => `You accuse ${name}.`,
    ownWithdraws: 'You withdraw your accusation.',
    quote: english.quote,
  },
};
