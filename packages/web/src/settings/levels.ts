/** How well a bot plays; the same names as in `@mazmorra/bots`. */
export const levels = ['random', 'novice', 'apprentice', 'adventurer', 'master'] as const;
export type Level = (typeof levels)[number];
export const usualLevel: Level = 'adventurer';
