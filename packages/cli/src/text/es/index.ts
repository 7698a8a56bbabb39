import type { en } from '../en/index.ts';
import { admin } from './admin.ts';
import { bots } from './bots.ts';
import { common } from './common.ts';
import { records } from './records.ts';
import { refusals } from './refusals.ts';
import { server } from './server.ts';
import { tools } from './tools.ts';

export const es: typeof en = { ...common, refusals, ...bots, ...records, ...server, admin, ...tools };
