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
  noneLeft: 'None: the master would have done the same, or something just as good, every time.',
  costliest: 'Your three costliest moments',
  costliestSoon: 'The master is still going through your decisions.',
  costliestStopped: 'You will see them once every decision has been reviewed.',
  costliestNone: 'None: the master would have done the same, or something just as good, every time.',
  chose: (option: string) => `The choice was ${english.quote(option)}.`,
  worths: (best: string, chosen: string) =>
    `Value of the master’s choice: ${best}; of the choice made: ${chosen}.`,
  worthOfBest: (best: string) =>
    `Value of the master’s choice: ${best}; the other one was ruled out at first sight.`,
  still: (move: number) => `The table before move ${move}`,
  all: (count: number) => n(count, { one: 'The only decision', other: `All ${count} decisions` }),
  decisions: 'Decision by decision',
  move: (number: number) => `Move ${number}`,
  chosen: 'Chosen',
  pending: 'Not reviewed yet',
  judgement: {
    same: 'The master agrees',
    close: 'A close call',
    rather: 'The master preferred something else',
    unweighed: 'The master did not consider it',
  },
  tally: {
    same: 'where the master agrees',
    close: 'nearly as good',
    rather: 'where the master preferred something else',
    unweighed: 'that the master did not consider',
  },
  rather: (option: string) => `The master would have chosen ${english.quote(option)}.`,
  unweighed: (option: string) =>
    `The master did not consider it and would have chosen ${english.quote(option)}.`,
  closeTo: (option: string) => `A close call; the master would have chosen ${english.quote(option)}.`,
  details: 'What it thought of each option',
  option: 'Option',
  worth: 'Value',
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
