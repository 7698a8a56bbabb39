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
  openedHelp: 'From other people’s links and files. Watch the replay to see how they end.',
  won: 'won',
  place: (place: number) => `place ${place}`,
  shared: 'shared the victory',
  nobody: 'nobody won',
  practice: 'practice',
  withHints: 'with hints',
  hinted: (count: number) => n(count, { one: '1 of them with hints', other: `${count} of them with hints` }),
  online: 'online',
  resume: 'Resume',
  watch: 'Watch',
  analysis: 'Analysis',
  more: (count: number) => `Show ${count} more`,
  statistics: 'How you have done',
  statisticsNone:
    'Your figures appear here after your first finished game. Practice and other people’s games do not count.',
  played: (count: number) => n(count, { one: '1 game', other: `${count} games` }),
  wonOf: (won: number, played: number) => `${won} of ${played} won`,
  share: 'won',
  bySeats: 'By seats',
  seats: (count: number) => n(count, { one: '1 seat', other: `${count} seats` }),
  byOpponents: 'By opponents',
  opponents: { mixed: 'Bots of several levels', people: 'Other people', alone: 'Alone' },
  byRole: 'By role, in rounds',
  /** Roles of games with hidden roles, by their id. */
  roles: { miner: 'Miner', saboteur: 'Saboteur' } as Readonly<Record<string, string>>,
  survived: (count: number, played: number) =>
    `Out alive in ${count} of ${n(played, { one: '1 game', other: `${played} games` })}`,
  mostGold: (gold: number) => `Your best haul: ${gold} gold`,
  together: (count: number) =>
    n(count, {
      one: '1 game with several people at this screen',
      other: `${count} games with several people at this screen`,
    }),
  epitaphs: 'Here they lie',
  epitaphsHelp: 'Your heroes who did not get out of the dungeon, the latest first.',
  keep: 'Take everything with you',
  keepHelp:
    'One file with all the games of this device, your settings and your notebook. Opened on another device, it adds what is missing there. Seats at online tables stay with this browser.',
  export: 'Save everything',
  import: 'Open a file',
  imported: (count: number) =>
    n(count, {
      one: 'Done: 1 game added; settings and notebook restored.',
      other: `Done: ${count} games added; settings and notebook restored.`,
    }),
  importedRecord: 'Done: the game in the file was added.',
  broken: 'This file cannot be read: it is not from Mazmorra, or part of it is missing. Nothing was changed.',
  failed: 'This browser could not keep the games. Nothing was changed.',
};

export type MineWords = typeof en;
