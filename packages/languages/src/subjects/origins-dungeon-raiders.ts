// Made from languages/en/origins-dungeon-raiders.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OriginsDungeonRaidersWords = {
  readonly rulebook: string;
  readonly published: string;
  readonly design: string;
  readonly groups: {
    readonly rooms: string;
    readonly bosses: string;
    readonly characters: string;
    readonly levels: string;
    readonly power: string;
    readonly items: string;
    readonly map: string;
  };
  readonly from: {
    readonly programs: string;
    readonly pictures: string;
  };
};

export const originsDungeonRaiders: Subject<OriginsDungeonRaidersWords> = subject('origins-dungeon-raiders', {});
