import { plural } from '../../i18n/plural.ts';

const n = plural('en');

/** The words of profiles, ratings, friends and balance. */
export const en = {
  nobody: 'Nobody here keeps that name',
  nobodyHelp: 'Perhaps it is spelled differently, or that person asked to be forgotten.',
  since: (date: string) => `Name kept since ${date}`,
  you: 'This is you',
  yours: 'My profile',
  choose: 'Choose what others see',
  link: 'Link to this profile',
  follow: 'Follow',
  unfollow: 'Stop following',
  block: 'Block',
  unblock: 'Unblock',
  blockHelp: 'You no longer read each other, and neither of you gets a seat at the other’s tables.',
  hidden: 'This person keeps their results to themselves.',
  results: 'Results',
  noGames: 'No finished games online yet.',
  count: (played: number, won: number) =>
    `${n(played, { one: '1 game', other: `${played} games` })}, ${n(won, { one: '1 won', other: `${won} won` })}`,
  rounds: (played: number, won: number) => `${won} of ${played} won`,
  rating: 'Rating',
  provisional: 'provisional',
  ratedGames: (games: number) => n(games, { one: '1 rated game', other: `${games} rated games` }),
  byPart: 'By role or hero',
  bySeat: 'By seat',
  byVariant: 'By variant',
  seat: (number: number) => `Seat ${number}`,
  roles: { miner: 'Miner', saboteur: 'Saboteur' } as Readonly<Record<string, string>>,
  yes: 'yes',
  no: 'no',
  all: (games: number) =>
    n(games, { one: '1 finished game online.', other: `${games} finished games online.` }),
  streak: (now: number, best: number) => `Wins in a row: ${now} now, ${best} at best.`,
  daily: (days: number, streak: number) =>
    `Daily games on ${n(days, { one: '1 day', other: `${days} days` })}, ${n(streak, { one: '1 day', other: `${streak} days` })} in a row.`,
  deaths: 'Epitaphs',
  somebody: 'somebody',
  latest: 'Latest games',
  place: (place: number, seats: number) => `Place ${place} of ${seats}`,
  replay: 'Watch it again',
  fellows: 'Plays most with',
  gamesTogether: (games: number) => n(games, { one: '1 game', other: `${games} games` }),
  dilemmas: 'Dilemmas',
  together: 'You and them',
  togetherLine: (games: number, ahead: number, behind: number) =>
    `${n(games, { one: '1 game together', other: `${games} games together` })}: you were ahead in ${ahead} and behind in ${behind}.`,
  togetherNone: 'You have not finished a game together yet.',
  ratings: 'Ratings',
  ratingsHelp:
    'Rated tables are for people who keep their name, with a clock and without bots. You choose “rated” when you open a table. A rating says how strong somebody is and how sure that is (±).',
  rules: 'How it is counted',
  ruleList: [
    'OpenSkill, each game on its own. Everybody begins at 1500 ± 500; the more games, the surer.',
    'Saboteur is rated by gold, the other games by place. Equal places are a draw.',
    'Whoever leaves, and has a bot in their seat at the end, shares the last place.',
    'If a game is stopped by agreement, nobody gains or loses, except that those who had left before lose to those who stayed. If everybody leaves, nothing counts.',
    'A game counts as long as at least two of its people have met in fewer than five rated games that day. After that you can play on, but the ratings stay.',
    'Seasons are quarters of the year. Ratings go on from season to season; the order is by rating minus twice the uncertainty.',
  ],
  game: 'Game',
  season: 'Season',
  /** By quarter. */
  seasons: {
    1: (year: string) => `January to March ${year}`,
    2: (year: string) => `April to June ${year}`,
    3: (year: string) => `July to September ${year}`,
    4: (year: string) => `October to December ${year}`,
  } as Readonly<Record<string, (year: string) => string>>,
  rank: 'Place',
  name: 'Name',
  games: 'Games',
  fewest: (fewest: number) =>
    n(fewest, {
      one: 'Listed are people with at least 1 rated game in this season.',
      other: `Listed are people with at least ${fewest} rated games in this season.`,
    }),
  noLeaders: 'Nobody has played enough rated games in this season.',
  yourRating: 'Your rating',
  yourNone: 'You have no rated game in this season.',
  friends: 'Friends',
  following: 'You follow',
  followingNone: 'You do not follow anybody yet. Follow people from the list below, or on their profile.',
  lately: 'Played with lately',
  latelyNone: 'Nobody with a kept name in the last two months.',
  followers: (count: number) =>
    n(count, { one: 'One person follows you.', other: `${count} people follow you.` }),
  playing: (game: string) => `is at a table: ${game}`,
  go: 'Go there',
  invitations: 'Invitations',
  asGuest: (name: string) => `${name} (guest)`,
  invitedBy: (name: string, game: string) => `${name} invites you: ${game}`,
  accept: 'Sit down there',
  invite: 'Invite a friend',
  inviteOne: (name: string) => `Invite ${name}`,
  invited: (name: string) => `Invited: ${name}`,
  balance: 'Balance',
  balanceHelp:
    'How often roles, heroes and variants win: people on this server beside bots among themselves.',
  people: 'People',
  bots: 'Bots',
  part: 'Role or hero',
  variant: 'Variant',
  share: (share: number) => `${Math.round(100 * share)} %`,
  outOf: (played: number) => `of ${played}`,
  /** What is counted of each game where that is not a whole game of a hero. */
  parts: {
    saboteur: 'Rounds won as',
    'welcome-to-the-dungeon': 'Runs survived with',
    dungeonquest: 'Games won with',
    'dungeon-raiders': 'Games won with',
  } as Readonly<Record<string, string>>,
  gamesWith: 'Count only games with',
  anyVariant: 'any variants',
  botGames: (seats: number, games: number) =>
    `Bots: ${games} games of ${seats} equal adventurers with the variants as they are by default, and fewer for each other value. Made by the command “mazmorra balance”.`,
};

export type ProfileWords = typeof en;
