import * as v from 'valibot';
import { line } from './fields.ts';
import { LIMITS } from './limits.ts';
import { SCOPES } from './lists.ts';

/** Tokens with which programs act for a person, and accounts of programs. */
export const tokenRequests = {
  /** A token for a program of this person. It is told once; `devices` lists it, and `sign-out` withdraws it. */
  'add-token': v.object({
    name: line(LIMITS.tokenName),
    scopes: v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1), v.maxLength(SCOPES.length)),
  }),
  /** This account belongs to a program from now on, for good: its seats are marked, and it plays at no rated table. */
  'set-program': v.object({}),
} as const;
