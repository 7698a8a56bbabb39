// Made from languages/en/boxes.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type BoxesWords = {
  readonly 'dungeon-raiders': {
    readonly name: string;
    readonly line: string;
  };
  readonly dungeonquest: {
    readonly name: string;
    readonly line: string;
    readonly choice: string;
  };
  readonly saboteur: {
    readonly name: string;
    readonly line: string;
  };
  readonly 'welcome-to-the-dungeon': {
    readonly name: string;
    readonly line: string;
  };
};

export const boxes: Subject<BoxesWords> = subject('boxes', {});
