// Made from languages/en/tips-welcome-to-the-dungeon.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type TipsWelcomeToTheDungeonWords = {
  readonly 'bidding-title': string;
  readonly bidding: string;
  readonly 'place-title': string;
  readonly place: string;
  readonly 'naming-title': string;
  readonly naming: string;
  readonly 'polymorph-title': string;
  readonly polymorph: string;
  readonly 'axe-title': string;
  readonly axe: string;
  readonly 'result-title': string;
  readonly result: string;
};

export const tipsWelcomeToTheDungeon: Subject<TipsWelcomeToTheDungeonWords> = subject('tips-welcome-to-the-dungeon', {});
