import type { ErrorCode } from '@mazmorra/protocol';
import { expect } from 'vitest';

/** What a refused request throws: the code, by which a client chooses its words, and a part of the message. For `toThrow`. */
export const refusal = (code: ErrorCode, message = ''): unknown =>
  expect.objectContaining({
    message: expect.stringContaining(message),
    reply: expect.objectContaining({ code }),
  });
