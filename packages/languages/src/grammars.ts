import type { Language } from '@mazmorra/kernel';
import { grammar as en } from '../../../languages/en/grammar.ts';
import { grammar as es } from '../../../languages/es/grammar.ts';
import type { Grammar } from './grammar.ts';

/** The grammars of all languages at once, for Node. The page loads that of its reader alone. */
export const grammars: Readonly<Record<Language, Grammar>> = { en, es };
