import { parentPort } from 'node:worker_threads';
import { failureOf, type StopMessage } from '@mazmorra/bots';
import { loadPlayable } from '@mazmorra/catalogue/load';
import type { FromDealer, ToDealer } from './messages.ts';
import { playDealAnyhow } from './mixed.ts';

// Plays the deals that a crew asks this thread for (see `run.ts`).
parentPort?.on('message', async (message: ToDealer | StopMessage) => {
  // A deal is played to its end.
  if (message.kind === 'stop') return;
  const { id, match, deal } = message;
  try {
    const result = await playDealAnyhow(await loadPlayable(match.game), match, deal);
    parentPort?.postMessage({ kind: 'result', id, result } satisfies FromDealer);
  } catch (error) {
    parentPort?.postMessage(failureOf(id, error));
  }
});
