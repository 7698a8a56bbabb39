// Made from languages/en/origins-welcome-to-the-dungeon.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OriginsWelcomeToTheDungeonWords = {
  readonly rulebook: string;
  readonly published: string;
  readonly design: string;
  readonly groups: {
    readonly monsters: string;
    readonly adventurers: string;
    readonly equipment: string;
    readonly others: string;
  };
  readonly from: {
    readonly transcript: string;
    readonly programs: string;
    readonly reviews: string;
  };
};

export const originsWelcomeToTheDungeon: Subject<OriginsWelcomeToTheDungeonWords> = subject('origins-welcome-to-the-dungeon', {});
