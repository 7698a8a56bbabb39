import { plural } from '../../../i18n/plural.ts';

const n = plural('en');

/** The words of idle seats and of playing again. */
export const en = {
  awayWaits: (name: string) => `The game is waiting for ${name}, who is away.`,
  slowWaits: (name: string) => `The game has been waiting for ${name} for a while.`,
  handOver: (name: string) => `Let a bot play for ${name}`,
  keep: 'Keep waiting',
  handVotes: (count: number, names: string) =>
    n(count, { one: `${names} would let a bot play.`, other: `${names} would let a bot play.` }),
  handed: 'You had not answered for a while, so a bot is playing for you.',
  covered: 'A bot is playing for you.',
  returned: 'While you were away a bot played for you. You have your seat back.',
  takeBack: 'Play again myself',
  understood: 'All right',
  again: {
    ask: 'Play again with the same people',
    yes: 'Yes, play again',
    no: 'No, thanks',
    begin: 'Start with those who said yes',
    go: 'To the next game',
    wants: (count: number, names: string) =>
      n(count, {
        one: `${names} wants to play again. Do you?`,
        other: `${names} want to play again. Do you?`,
      }),
    waiting: (names: string) => `Waiting for an answer from ${names}.`,
    said: (count: number, names: string) =>
      n(count, { one: `${names} plays again.`, other: `${names} play again.` }),
    begun: 'The others have gone on to the next game.',
  },
};

export type SeatWords = typeof en;
