import { Refusal, StartError } from '@mazmorra/kernel';
import type { ErrorCode, ErrorReply } from '@mazmorra/protocol';
import { StorageError } from './storage/port.ts';

/** A refused request, with the reason that the client gets. */
export class Refused extends Error {
  readonly reply: ErrorReply;

  constructor(code: ErrorCode, message: string, more: Pick<ErrorReply, 'until' | 'used' | 'speaks'> = {}) {
    super(message);
    this.name = 'Refused';
    this.reply = { code, message, ...more };
  }
}

/** The reply for an error; `undefined` for internal errors, whose reason is not disclosed. */
export function replyFor(error: unknown): ErrorReply | undefined {
  if (error instanceof Refused) return error.reply;
  if (error instanceof Refusal) return refusalReply(error);
  if (error instanceof StartError) return { code: 'start', message: error.message };
  if (error instanceof StorageError && error.problem === 'refused')
    return { code: 'storage', message: 'the database does not take this, so it has not happened' };
  if (error instanceof StorageError)
    return { code: 'storage', message: 'this could not be saved, so it has not happened; try again' };
  return undefined;
}

export const INTERNAL: ErrorReply = { code: 'internal', message: 'something broke on the server' };

function refusalReply(error: Refusal): ErrorReply {
  const { reason, message } = error;
  switch (reason.code) {
    case 'stale':
      return { code: 'stale', message, current: reason.current };
    case 'unknown-option':
      // The option is the client's own text, so it is not echoed.
      return { code: 'unknown-option', message: 'the game knows no such option' };
    case 'not-allowed':
      return { code: 'not-offered', message, rule: reason.rule };
    case 'no-take-back':
      return { code: 'not-now', message };
    case 'over':
    case 'not-asked':
      return { code: reason.code, message };
  }
}
