import type { Pool } from '@mazmorra/bots';
import { nodePool } from '@mazmorra/bots/node';

/** Worker threads in which the bots of every game can think. */
export const botPool = (threads?: number): Pool =>
  nodePool(new URL('./node-worker.ts', import.meta.url), threads);
