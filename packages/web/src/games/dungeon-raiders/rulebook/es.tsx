import type { Rulebook } from '../../../rulebook/rulebook.ts';

export const rulebook: Rulebook = { chapters: [] };
