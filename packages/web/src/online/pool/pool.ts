import { isGameId } from '@mazmorra/catalogue';
import type { PoolView } from '@mazmorra/protocol';
import type { Link } from '@mazmorra/protocol/client';
import { wordsIn } from '../../i18n/index.ts';
import { setWish, useWaiting, type Wish } from '../../page/waiting.ts';
import { toldIn } from '../../settings/languages.ts';
import { useSettings } from '../../settings/store.ts';
import { play } from '../../sound/sounds.ts';
import { notify } from '../notify.ts';

import { useServer } from '../server-state.ts';
import { poolWordsIn } from './words.ts';

/** Waits with this wish from now on, also after a broken connection. */
export async function startWaiting(link: Link, wish: Wish): Promise<void> {
  const { language } = useSettings.getState();
  heardPool(await link.request('wait', { ...wish, games: [...wish.games], language: toldIn(language) }));
  setWish(wish);
}

export async function stopWaiting(link: Link): Promise<void> {
  setWish(undefined);
  heardPool(await link.request('unwait', {}));
}

/** The connection stands again: the server may have forgotten us. */
export function waitAgain(link: Link): void {
  const { wish } = useWaiting.getState();
  if (wish) startWaiting(link, wish).catch(() => undefined);
}

/** What the server says about the pool. Who is neither waiting nor called any more plays, or has missed the call. */
export function heardPool(pool: PoolView): void {
  const before = useServer.getState();
  const missed = before.pool?.called !== undefined && !pool.called && !pool.you;
  useServer.setState({ pool, missed: missed && before.shown !== before.pool?.called?.table });
  if (!pool.you && !pool.called && before.pool) setWish(undefined);
  if (pool.called && before.pool?.called?.table !== pool.called.table) void callOut(pool.called);
}

/** Sound, and a notification for somebody who looks elsewhere. The title is marked by `server.ts`. */
async function callOut({ game, table }: { readonly game: string; readonly table: string }): Promise<void> {
  void play('turn');
  const { language } = useSettings.getState();
  if (!isGameId(game) || !document.hidden) return;
  await notify(
    poolWordsIn(language).called(wordsIn(language).games[game].name),
    `mazmorra-${table}`,
    `/t/${table}`,
  );
}
