// Made from languages/en/origins-saboteur.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type OriginsSaboteurWords = {
  readonly rulebook: string;
  readonly published: string;
  readonly design: string;
  readonly groups: {
    readonly fixed: string;
    readonly paths: string;
    readonly actions: string;
    readonly gold: string;
    readonly dwarfs: string;
  };
  readonly from: {
    readonly programs: string;
  };
};

export const originsSaboteur: Subject<OriginsSaboteurWords> = subject('origins-saboteur', {});
