import type { Effect, Timing } from './effect.ts';

export interface AbilityRow {
  readonly id: string;
  readonly timing: Timing;
  readonly optional: boolean;
  readonly condition?: { readonly woundsAtLeast: number };
  readonly effect: readonly Effect[];
}

export interface HeroRow {
  readonly id: string;
  readonly life: number;
  readonly strength: number;
  readonly agility: number;
  readonly armor: number;
  readonly luck: number;
  readonly abilities: readonly AbilityRow[];
}
