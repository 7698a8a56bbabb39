// Made from languages/en/origins-dungeonquest.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OriginsDungeonquestWords = {
  readonly rulebook: string;
  readonly published: string;
  readonly design: string;
  readonly groups: {
    readonly dungeon: string;
    readonly dragon: string;
    readonly treasure: string;
    readonly trap: string;
    readonly door: string;
    readonly crypt: string;
    readonly corpse: string;
    readonly search: string;
    readonly catacomb: string;
    readonly rune: string;
    readonly combat: string;
    readonly power: string;
    readonly heroes: string;
    readonly monsters: string;
    readonly markers: string;
    readonly board: string;
    readonly tiles: string;
  };
  readonly from: {
    readonly of2014: string;
    readonly of1985: string;
    readonly review: string;
    readonly program: string;
  };
};

export const originsDungeonquest: Subject<OriginsDungeonquestWords> = subject('origins-dungeonquest', {});
