import { parts as own } from '@mazmorra/welcome-to-the-dungeon/parts';
import type { PlayableParts } from '../../playable.ts';

export const parts: PlayableParts = {
  ...own,
  wits: async () => (await import('./wits.ts')).wits,
};
