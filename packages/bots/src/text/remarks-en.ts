import type { RemarkText, Said } from './remarks.ts';

/** Formats a probability; rounding never makes it impossible or certain. */
const percent = (chance: number): string => {
  if (chance > 0 && chance < 0.01) return 'less than 1%';
  if (chance < 1 && chance > 0.99) return 'more than 99%';
  return `${Math.round(chance * 100)}%`;
};
const amount = (value: number): string => `${Math.round(value * 10) / 10}`;
const of = (value: number, one: string, many: string): string =>
  `${amount(value)} ${amount(value) === '1' ? one : many}`;

const remarks = {
  'wd.survive': ({ to }: Said) =>
    `If you went in now, you would survive with a probability of ${percent(to)}.`,
  'wd.odds': ({ from, to }: Said) =>
    percent(from) === percent(to)
      ? `Your own chance of survival stays at ${percent(to)}.`
      : `Your own chance of survival goes from ${percent(from)} to ${percent(to)}.`,
  'wd.looks': ({ to }: Said) =>
    `To somebody who has seen none of the cards, the chance looks like ${percent(to)}.`,
  'wd.last': ({ seat, to }: Said) =>
    `${seat} then goes in and, as far as you know, survives with a probability of ${percent(to)}.`,
  'wd.left': ({ to }: Said) =>
    to === 1
      ? 'Then 1 player is left, who goes in.'
      : `Then ${to} players are left, and one of them will go in.`,
  'wd.free': () => 'The dungeon is empty: whoever goes in now succeeds.',
  'wd.stays': ({ seat }: Said) => `So far ${seat} has stayed in when others would have passed.`,
  'wd.rival-wins': ({ seat }: Said) => `One more success and ${seat} wins the game.`,
  'wd.rival-out': ({ seat }: Said) => `One more failure and ${seat} is out of the game.`,
  'wd.own-wins': () => 'One more success and you win the game.',
  'wd.own-out': () => 'One more failure and you are out of the game.',
  'wd.run': ({ to }: Said) => `From here you survive the dungeon with a probability of ${percent(to)}.`,
  'wd.hero': ({ to }: Said) =>
    `With all the equipment and six unknown monsters in the dungeon, the chance of survival is ${percent(to)}.`,
  'dr.coins': ({ to }: Said) => `On average it brings ${of(to, 'coin', 'coins')}.`,
  'dr.coins-lost': ({ to }: Said) => `On average it costs ${of(to, 'coin', 'coins')}.`,
  'dr.wounds': ({ to }: Said) => `On average it costs ${of(to, 'wound', 'wounds')}.`,
  'dr.heals': ({ to }: Said) => `It heals ${of(to, 'wound', 'wounds')}.`,
  'dr.nothing': () => 'On average it brings and costs next to nothing in this room.',
  'dr.gift': () => 'It brings an item.',
  'dr.trap-coins': ({ seat, to }: Said) =>
    `As things stand the trap hits ${seat}, for ${of(to, 'coin', 'coins')} on average.`,
  'dr.trap-wounds': ({ seat, to }: Said) =>
    `As things stand the trap hits ${seat}, for ${of(to, 'wound', 'wounds')} on average.`,
  'dr.trap-you': () => 'As things stand the trap hits you.',
  'dr.later': ({ to }: Said) =>
    `Without this card the rest of the level is worth about ${of(to, 'coin', 'coins')} less.`,
  'dr.most-wounds': () => 'You have the most wounds: as things stand you would collapse at the end.',
  'dr.item': () => 'It uses up the item, and all your power cards stay in your hand.',
  'dr.escape': () => 'The boss cannot touch you.',
  'dr.ball': () => 'You choose your card once the others’ cards are face up.',
  'dr.look': ({ to }: Said) => `It shows ${of(to, 'dark room', 'dark rooms')} before you choose.`,
  'sb.reaches': ({ to }: Said) =>
    `It reaches a goal that holds the treasure with a probability of ${percent(to)}.`,
  'sb.nearer': ({ to }: Said) =>
    `As far as you know, it brings the treasure ${of(to, 'card', 'cards')} nearer.`,
  'sb.farther': ({ to }: Said) =>
    `As far as you know, it makes the way to the treasure ${of(to, 'card', 'cards')} longer.`,
  'sb.aside': () => 'It brings the treasure neither nearer nor farther away.',
  'sb.last': () => 'Whoever reaches the treasure chooses the first gold card.',
  'sb.seen': ({ from, to }: Said) =>
    to > from
      ? `It makes you look more suspicious: to the others, the chance that you are a saboteur goes from ${percent(from)} to ${percent(to)}.`
      : `It makes you look less suspicious: to the others, the chance that you are a saboteur goes from ${percent(from)} to ${percent(to)}.`,
  'sb.suspect': ({ seat, to }: Said) =>
    `Going by what has happened so far, ${seat} is a saboteur with a probability of ${percent(to)}.`,
  'sb.frees': ({ seat }: Said) => `${seat} can then dig again.`,
  'sb.still-broken': ({ seat }: Said) => `Even so, ${seat} still has another broken tool.`,
  'sb.stops': ({ seat }: Said) => `${seat} cannot dig until the tool is repaired.`,
  'sb.stopped': ({ seat }: Said) => `${seat} cannot dig anyway: it would only be one more tool to repair.`,
  'sb.own-free': () => 'You can then dig again.',
  'sb.own-broken': () => 'Even so, you still have another broken tool.',
  'sb.goal': ({ to }: Said) => `The treasure is there with a probability of ${percent(to)}.`,
  'sb.spare': () => 'You can do without this card.',
  'sb.useful': () => 'This card could still have been of use to you.',
  'sb.gold': ({ to }: Said) => `It is worth ${of(to, 'nugget', 'nuggets')}.`,
  'dq.no-victory': () => 'In a solo game, getting out without a treasure card is no victory.',
  'dq.leaves-with': ({ to }: Said) => `You leave the dungeon with ${to} gold.`,
  'dq.outdone': ({ seat, to }: Said) => `${seat} is already out with ${to} gold.`,
  'dq.wakes': ({ to }: Said) => `The dragon wakes with a probability of ${percent(to)}.`,
  'dq.life': ({ to }: Said) => `You have ${amount(to)} Life left.`,
  'dq.unknown': () => 'Nobody has seen that room yet.',
  'dq.hoard': ({ to }: Said) =>
    `That way the hoard is about ${of(to, 'turn', 'turns')} away, counting the risks.`,
  'dq.tower': ({ to }: Said) =>
    `That way the nearest tower is about ${of(to, 'turn', 'turns')} away, counting the risks.`,
  'dq.daylight': ({ to }: Said) => `The towers may begin to close in ${of(to, 'round', 'rounds')}.`,
  'dq.night': () => 'The towers may close in any round.',
  'dq.search': () => 'About one search in four finds a secret door, and some find a Loot card or trouble.',
  'dq.fight': ({ to }: Said) => `A combat like this costs about ${of(to, 'wound', 'wounds')} on average.`,
  'dq.flight': () => 'Escaping takes you back, and the monster stays in that room.',
  'dq.combat': ({ from, to }: Said) =>
    `In this combat you can still take ${of(from, 'wound', 'wounds')}, and you have dealt ${to}.`,
  'dq.monster': ({ from, to }: Said) =>
    `In this combat the monster can still take ${of(from, 'wound', 'wounds')}, and the hero ${to}.`,
  'dq.fails': ({ to }: Said) => `The test fails with a probability of ${percent(to)}.`,
};

export const remarksEn = {
  remarks,
  chance: (value: number) => `Chance of winning: about ${percent(value)}.`,
  chanceBetween: (low: number, high: number) =>
    `Chance of winning: somewhere between ${percent(low)} and ${percent(high)}; there were few trials.`,
  untried: 'It was not tried.',
} satisfies Omit<RemarkText, 'remarks'> & { remarks: unknown };
