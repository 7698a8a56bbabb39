import { plural } from '../../i18n/plural.ts';

const n = plural('en');

/** The words of looking back at a game with the master. */
export const en = {
  title: 'What the master thinks',
  intro:
    'At each decision the master was told what this player knew then, and nothing more. It thinks for a moment only, and chance has its say: take it as a friend looking over your shoulder.',
  seat: 'Whose decisions',
  working: (done: number, all: number) => `Thinking: ${done} of ${all} decisions`,
  finished: 'The master has looked at every decision.',
  done: (count: number) => n(count, { one: '1 decision looked at', other: `${count} decisions looked at` }),
  stopped: (done: number, all: number) => `Stopped at ${done} of ${all} decisions`,
  failed: 'The master could not go on thinking. Reload the page to try again.',
  stop: 'Stop',
  resume: 'Think on',
  progress: 'How far the master has come',
  watch: 'Watch the game',
  none: 'This player never had a choice.',
  only: 'Only where it would have done otherwise',
  noneLeft: 'Nowhere: it would have done the same, or as good as the same, everywhere.',
  decisions: 'Decision by decision',
  move: (number: number) => `Move ${number}`,
  chosen: 'Chosen',
  pending: 'Not looked at yet',
  judgement: {
    same: 'As the master',
    close: 'A close call',
    rather: 'It would rather have',
    unweighed: 'It had something else in mind',
  },
  tally: {
    same: 'as the master',
    close: 'as good, or nearly',
    rather: 'it would have done otherwise',
    unweighed: 'it did not think of it',
  },
  rather: (option: string) => `It would rather have: ${option}`,
  unweighed: (option: string) => `It had something else in mind: ${option}`,
  closeTo: (option: string) => `A close call; it would have: ${option}`,
  details: 'What it thought of the choices',
  option: 'Choice',
  worth: 'Worth',
  tried: 'Tried',
  ruledOut: 'ruled out at first sight',
  best: 'its choice',
  own: 'chosen',
  games: (count: number) => n(count, { one: '1 game imagined', other: `${count} games imagined` }),
  show: 'Show this moment',
  chances: 'The chances over the game',
  chancesHelp:
    'How well each player stood by the master’s estimate, as seen from that player’s own seat: the lines need not add up to 100.',
  chancesHelpQuest:
    'How well each hero stood by the master’s estimate: to get out alive counts most, then the gold.',
  table: 'As a table',
  atMove: 'Move',
  end: 'End',
  unknown: 'no estimate',
  curveOf: (line: string) => `Curve: ${line}`,
  line: (name: string, first: string, last: string) => `${name} from ${first} to ${last}`,
  suspicion: 'Whom it suspected',
  suspicionHelp: (name: string) =>
    `How likely each of the others was a saboteur, from what ${name} had seen by then. ✔ marks those who really were.`,
  round: (number: number) => `Round ${number}`,
  was: 'saboteur',
  empty: 'The first estimates come in a moment.',
};

export type AnalysisWords = typeof en;
