import { Tab } from '../tab.ts';
import { answerFirst, isAsked } from '../test-server.ts';

/** Milliseconds within which a table must go on, also when another process has to take it over. */
const SOON = 15_000;

export interface Seated {
  readonly table: string;
  readonly tab: Tab;
}

/** A person at a table that runs, against a bot. */
export async function againstBot(port: number, name: string, game = 'toy'): Promise<Seated> {
  const tab = await Tab.enter(port, { name });
  const { table, invite } = await tab.ask('create', { game, seats: 2 });
  await tab.ask('open', { table, c: 1, invite });
  await tab.ask('sit', { c: 1 });
  await tab.ask('bot', { c: 1, seat: 1, level: 'novice' });
  await tab.ask('start', { c: 1 });
  await tab.until(() => tab.play(), SOON);
  return { table, tab };
}

/** Plays to the end, however long the bot's process takes. */
export async function playAgainstBot({ tab }: Seated): Promise<void> {
  for (;;) {
    await tab.until(() => tab.room().status === 'finished' || isAsked(tab), SOON);
    if (tab.room().status === 'finished') return;
    await answerFirst(tab);
  }
}
