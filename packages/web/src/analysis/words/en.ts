import { english } from '@mazmorra/kernel';
import { plural } from '../../i18n/plural.ts';

const n = plural('en');

/** The words of looking back at a game with the master. */
export const en = {
  title: 'What the master thinks',
  intro:
    'At each decision the master knows what this player knew then, and nothing more. It thinks only for a moment, and chance plays its part: take it as the opinion of a friend who watches over your shoulder.',
  seat: 'Whose decisions',
  working: (done: number, all: number) => `Thinking: ${done} of ${all} decisions`,
  finished: 'The master has reviewed every decision.',
  done: (count: number) => n(count, { one: '1 decision reviewed', other: `${count} decisions reviewed` }),
  stopped: (done: number, all: number) => `Stopped after ${done} of ${all} decisions`,
  failed: 'The master could not go on thinking. Reload the page to try again.',
  stop: 'Stop',
  resume: 'Keep thinking',
  progress: 'How far the master has got',
  watch: 'Watch the game',
  none: 'This player never had anything to choose.',
  only: 'Only those the master would have changed',
  noneLeft: 'None: wherever the master would have done something else, the two are too close to judge.',
  review: 'The game as a whole',
  verdict: {
    good: 'Well played: these choices gave away next to nothing.',
    unclear: 'Too close to judge: what these choices cost cannot be told apart from nothing.',
    costly: 'These choices gave something away.',
  },
  fromTo: (start: string, end: string) =>
    `The chance of winning was ${start} at the first decision and ${end} at the end.`,
  cost: (count: number, sum: string, low: string, high: string) =>
    n(count, {
      one: `Skill: compared with the master’s, the only choice cost ${sum} of the chance of winning (between ${low} and ${high}).`,
      other: `Skill: compared with the master’s, ${count} choices cost ${sum} of the chance of winning in all (between ${low} and ${high}).`,
    }),
  luck: (change: string) => `Luck: cards, dice and the answers of the others changed it by ${change}.`,
  swings: 'Where luck turned',
  swing: (move: number, next: number, before: string, after: string) =>
    `Between moves ${move} and ${next}: ${before} before, ${after} after.`,
  swingToEnd: (move: number, before: string, after: string) =>
    `Between move ${move} and the end: ${before} before, ${after} after.`,
  showSwing: 'Watch it',
  costliest: 'The three costliest moments',
  costliestSoon: 'The master is still going through your decisions.',
  costliestStopped: 'You will see them once every decision has been reviewed.',
  costliestNone: 'None that can be told for certain.',
  chose: (option: string) => `The choice was ${english.quote(option)}.`,
  costOfOne: (mean: string, low: string, high: string) =>
    `It cost about ${mean} of the chance of winning (between ${low} and ${high}).`,
  still: (move: number) => `The table before move ${move}`,
  all: (count: number) => n(count, { one: 'The only decision', other: `All ${count} decisions` }),
  decisions: 'Decision by decision',
  move: (number: number) => `Move ${number}`,
  chosen: 'Chosen',
  pending: 'Not reviewed yet',
  judgement: {
    same: 'The master agrees',
    close: 'Too close to judge',
    rather: 'The master’s choice was better',
  },
  tally: {
    same: 'where the master agrees',
    close: 'too close to judge',
    rather: 'where the master’s choice was better',
  },
  rather: (option: string) => `The master would have chosen ${english.quote(option)}.`,
  closeTo: (option: string) => `Too close to judge; the master would have chosen ${english.quote(option)}.`,
  details: 'What it thought of each option',
  option: 'Option',
  worth: 'Chance in %',
  tried: 'Tried',
  ruledOut: 'ruled out at first sight',
  best: 'the master’s',
  own: 'chosen',
  games: (count: number) => n(count, { one: '1 game imagined', other: `${count} games imagined` }),
  others: 'How it thinks the others play, from what they had done so far:',
  show: 'Show this moment',
  chances: 'Chance of winning during the game',
  chancesHelp:
    'How each player was doing in the master’s opinion, as seen from that player’s own seat: the lines need not add up to 100.',
  chancesHelpQuest:
    'How each hero was doing in the master’s opinion. Alone, only getting out with a Treasure card wins; in company, getting out with the most gold.',
  table: 'As a table',
  atMove: 'Move',
  end: 'End',
  unknown: 'no estimate',
  curveOf: (line: string) => `Curve: ${line}`,
  line: (name: string, first: string, last: string) => `${name} from ${first} to ${last}`,
  suspicion: 'Whom they suspected',
  suspicionHelp: (name: string) =>
    `How likely each of the others was to be a saboteur, from what ${name} had seen by then. ✔ marks those who really were.`,
  round: (number: number) => `Round ${number}`,
  was: 'saboteur',
  empty: 'The first estimates are on their way.',
};

export type AnalysisWords = typeof en;
