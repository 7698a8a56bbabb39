import type { GameParts } from '@mazmorra/kernel';

export const parts: GameParts = {
  rules: async () => (await import('./index.ts')).dungeonquest,
};
