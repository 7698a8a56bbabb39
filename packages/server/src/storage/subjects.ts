import { notifyReads, notifyWrites } from './notify.ts';
import type { WriteOf, Writes } from './rows.ts';

/** Everything that can be written. */
export const WRITES = { ...notifyWrites } satisfies Writes;

/** Everything that can be read. */
export const READS = { ...notifyReads };

export type KnownWrite = WriteOf<typeof WRITES>;
