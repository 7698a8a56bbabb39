// Made from languages/en/tips-dungeonquest.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type TipsDungeonquestWords = {
  readonly 'monster-player-title': string;
  readonly 'monster-player': string;
  readonly 'escape-title': string;
  readonly escape: string;
  readonly 'combat-title': string;
  readonly combat: string;
  readonly 'counterattack-title': string;
  readonly counterattack: string;
  readonly 'test-title': string;
  readonly test: string;
  readonly 'door-title': string;
  readonly door: string;
  readonly 'catacombs-title': string;
  readonly catacombs: string;
  readonly 'leaving-title': string;
  readonly leaving: string;
  readonly 'sun-title': string;
  readonly sun: string;
};

export const tipsDungeonquest: Subject<TipsDungeonquestWords> = subject('tips-dungeonquest', {});
