// Made from languages/en/tips-dungeon-raiders.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type TipsDungeonRaidersWords = {
  readonly 'monster-title': string;
  readonly monster: string;
  readonly 'treasure-title': string;
  readonly treasure: string;
  readonly 'vault-title': string;
  readonly vault: string;
  readonly 'trap-title': string;
  readonly trap: string;
  readonly 'boss-title': string;
  readonly boss: string;
  readonly 'crystal-ball-title': string;
  readonly 'crystal-ball': string;
};

export const tipsDungeonRaiders: Subject<TipsDungeonRaidersWords> = subject('tips-dungeon-raiders', {});
