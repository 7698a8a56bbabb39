import type { SavedTable } from './saved.ts';

/** Two copies of one game have the same fingerprint, whatever their ids: the same deal and the same answers. */
export function fingerprint({ game, random, answers }: SavedTable): string {
  const dealt =
    random.algorithm === 'chacha20' ? [random.commitment, ...random.contributions] : [random.seed];
  return JSON.stringify([game, dealt, answers]);
}
