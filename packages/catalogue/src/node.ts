import type { Pool } from '@mazmorra/bots';
import { nodePool, type ThreadOptions } from '@mazmorra/bots/node';

/** A pool of worker threads with the bots of every game. */
export const botPool = (threads?: number, options?: ThreadOptions): Pool =>
  nodePool(new URL('./node-worker.ts', import.meta.url), threads, options);
