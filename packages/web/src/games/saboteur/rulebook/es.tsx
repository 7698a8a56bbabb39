import type { Rulebook } from '../../../rulebook/rulebook.ts';

export const rulebook: Rulebook = {
  chapters: [{ id: 'idea', title: 'x', paragraphs: [{ rules: ['SB'], body: 'x' }] }],
};
