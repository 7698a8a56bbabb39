import { plural } from '../../../i18n/plural.ts';

const n = plural('en');

/** The words of one's own games. */
export const en = {
  title: 'My games',
  none: 'Nothing here yet. Play a game, and it will be kept on this device.',
  all: 'All games',
  pick: 'Which game',
  under: 'On the table',
  finished: 'Finished',
  opened: 'Watched',
  openedHelp: 'From links and files of others. How they end is for the replay to tell.',
  won: 'won',
  place: (place: number) => `place ${place}`,
  shared: 'shared the victory',
  nobody: 'nobody won',
  practice: 'practice',
  online: 'online',
  resume: 'Go on',
  watch: 'Watch',
  analysis: 'Analysis',
  more: (count: number) => `Show ${count} more`,
  statistics: 'How it has gone',
  statisticsNone:
    'After the first finished game figures stand here. Practice and games of others do not count.',
  played: (count: number) => n(count, { one: '1 game', other: `${count} games` }),
  wonOf: (won: number, played: number) => `${won} of ${played} won`,
  share: 'won',
  bySeats: 'By seats',
  seats: (count: number) => n(count, { one: '1 seat', other: `${count} seats` }),
  byOpponents: 'Against whom',
  opponents: { mixed: 'Bots of several levels', people: 'Other people', alone: 'Alone' },
  byRole: 'By role, in rounds',
  /** Roles of games with hidden roles, by their id. */
  roles: { miner: 'Miner', saboteur: 'Saboteur' } as Readonly<Record<string, string>>,
  survived: (count: number, played: number) => `Out alive ${count} of ${played} times`,
  mostGold: (gold: number) => `Most gold carried out at once: ${gold}`,
  together: (count: number) =>
    n(count, {
      one: '1 game with several people at this screen',
      other: `${count} games with several people at this screen`,
    }),
  keep: 'Take everything with you',
  keepHelp:
    'One file with all games of this device, your settings and your notebook. Read in on another device it adds what is missing there. Seats at tables online stay with this browser.',
  export: 'Save everything',
  import: 'Read in a file',
  imported: (count: number) =>
    n(count, {
      one: 'Done: 1 game added; settings and notebook taken over.',
      other: `Done: ${count} games added; settings and notebook taken over.`,
    }),
  importedRecord: 'Done: the game in the file was added.',
  broken: 'This file cannot be read: it is not from Mazmorra, or part of it is missing. Nothing was changed.',
  failed: 'This browser could not keep the games. Nothing was changed.',
};

export type MineWords = typeof en;
