import { LANGUAGES } from '@mazmorra/kernel';

/** Closed lists that both sides name: the page shows them, the schemas allow nothing else. */

export const REPORT_REASONS = ['insult', 'name', 'cheating', 'spam', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What people can be called for, each on its own: their turn at a slow table, a table that is ready, an invitation. */
export const CALL_KINDS = ['turn', 'ready', 'invited'] as const;
export type CallKind = (typeof CALL_KINDS)[number];

/** Hours for which calls for turns can be gathered. */
export const CALL_PAUSES = [1, 4, 12, 24] as const;
export type CallPause = (typeof CALL_PAUSES)[number];

/** What a token allows a program to do for its person: read what is theirs, open tables and invite, play. */
export const SCOPES = ['read', 'challenge', 'play'] as const;
export type Scope = (typeof SCOPES)[number];

/** What others may see of somebody who keeps a name. Each is the person's own choice. */
export const SHOWN = ['results', 'games', 'fellows', 'dilemmas', 'presence'] as const;
export type ShownPart = (typeof SHOWN)[number];
export type Shown = Readonly<Record<ShownPart, boolean>>;

export const KEPT = ['finished', 'neverStarted', 'abandoned', 'chat', 'people'] as const;
export type Kept = (typeof KEPT)[number];
export const EXPORTS = ['person', 'audit', 'reports', 'games'] as const;
export const WORD_LISTS = [...LANGUAGES, 'names'] as const;
export type WordListName = (typeof WORD_LISTS)[number];
