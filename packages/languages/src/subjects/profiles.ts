// Made from languages/en/profiles.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type ProfilesWords = {
  readonly nobody: string;
  readonly nobodyHelp: string;
  readonly since: (date: string) => string;
  readonly you: string;
  readonly yours: string;
  readonly choose: string;
  readonly link: string;
  readonly follow: string;
  readonly unfollow: string;
  readonly block: string;
  readonly unblock: string;
  readonly blockHelp: string;
  readonly hidden: string;
  readonly results: string;
  readonly noGames: string;
  readonly count: (played: number, won: number) => string;
  readonly rounds: (played: number, won: number) => string;
  readonly rating: string;
  readonly provisional: string;
  readonly ratedGames: (games: number) => string;
  readonly byPart: string;
  readonly bySeat: string;
  readonly byVariant: string;
  readonly seat: (number: number) => string;
  readonly roles: {
    readonly miner: string;
    readonly saboteur: string;
  };
  readonly yes: string;
  readonly no: string;
  readonly all: (games: number) => string;
  readonly streak: (now: number, best: number) => string;
  readonly daily: (days: number, streak: number) => string;
  readonly deaths: string;
  readonly somebody: string;
  readonly latest: string;
  readonly place: (place: number, seats: number) => string;
  readonly replay: string;
  readonly fellows: string;
  readonly gamesTogether: (games: number) => string;
  readonly dilemmas: string;
  readonly together: string;
  readonly togetherLine: (games: number, ahead: number, behind: number) => string;
  readonly togetherNone: string;
  readonly ratings: string;
  readonly ratingsHelp: string;
  readonly rules: string;
  readonly ruleList: readonly (string)[];
  readonly game: string;
  readonly season: string;
  readonly seasons: {
    readonly 1: (year: string) => string;
    readonly 2: (year: string) => string;
    readonly 3: (year: string) => string;
    readonly 4: (year: string) => string;
  };
  readonly rank: string;
  readonly name: string;
  readonly games: string;
  readonly fewest: (fewest: number) => string;
  readonly noLeaders: string;
  readonly yourRating: string;
  readonly yourNone: string;
  readonly friends: string;
  readonly following: string;
  readonly followingNone: string;
  readonly lately: string;
  readonly latelyNone: string;
  readonly followers: (count: number) => string;
  readonly playing: (game: string) => string;
  readonly go: string;
  readonly invitations: string;
  readonly asGuest: (name: string) => string;
  readonly invitedBy: (name: string, game: string) => string;
  readonly accept: string;
  readonly invite: string;
  readonly inviteOne: (name: string) => string;
  readonly invited: (name: string) => string;
  readonly balance: string;
  readonly balanceHelp: string;
  readonly people: string;
  readonly bots: string;
  readonly part: string;
  readonly variant: string;
  readonly share: (share: number) => string;
  readonly outOf: (played: number) => string;
  readonly parts: {
    readonly saboteur: string;
    readonly 'welcome-to-the-dungeon': string;
    readonly dungeonquest: string;
    readonly 'dungeon-raiders': string;
  };
  readonly gamesWith: string;
  readonly anyVariant: string;
  readonly botGames: (seats: number, games: number) => string;
};

export const profiles: Subject<ProfilesWords> = subject('profiles', {
  since: 'date',
  count: 'played won',
  rounds: 'played won',
  ratedGames: 'games',
  seat: 'number',
  all: 'games',
  streak: 'now best',
  daily: 'days streak',
  place: 'place seats',
  gamesTogether: 'games',
  togetherLine: 'games ahead behind',
  seasons_1: 'year',
  seasons_2: 'year',
  seasons_3: 'year',
  seasons_4: 'year',
  fewest: 'fewest',
  followers: 'count',
  playing: 'game',
  asGuest: 'name',
  invitedBy: 'name game',
  inviteOne: 'name',
  invited: 'name',
  share: 'share',
  outOf: 'played',
  botGames: 'seats games',
});
