// Made from languages/en/tips-saboteur.ftl by `npm run languages`.
import { type Subject, subject } from '../subject.ts';

export type TipsSaboteurWords = {
  readonly 'turn-title': string;
  readonly turn: string;
  readonly 'broken-title': string;
  readonly broken: string;
  readonly 'rockfall-title': string;
  readonly rockfall: string;
  readonly 'map-title': string;
  readonly map: string;
  readonly 'stone-title': string;
  readonly stone: string;
  readonly 'draft-title': string;
  readonly draft: string;
};

export const tipsSaboteur: Subject<TipsSaboteurWords> = subject('tips-saboteur', {});
