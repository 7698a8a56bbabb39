import type { RoomView } from '@mazmorra/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { joined, useLanguage } from '../../i18n/index.ts';
import { useLocation } from '../../parts/router.ts';
import { useStore } from '../../settings/stores.ts';
import type { TableScreenProps } from '../../table/TableScreen.tsx';
import { useAct } from '../act.ts';
import type { RemoteClient } from '../remote-client.ts';
import { useOnlineWords } from '../words.ts';
import { useSeatWords } from './words.ts';

type Actions = TableScreenProps['endActions'];

const addressOf = ({ table, invite }: NonNullable<RoomView['rematch']>): string =>
  `/t/${table}${invite === undefined ? '' : `#${invite}`}`;

/** After the end: asks everybody whether they play again, and goes along with those who do. */
export function useAgain(client: RemoteClient): {
  readonly actions: Actions;
  readonly note: ComponentChildren;
} {
  const words = useSeatWords().again;
  const online = useOnlineWords();
  const language = useLanguage();
  const [, go] = useLocation();
  const { problem, run } = useAct();
  const room = useStore(client.store, (state) => state.room);
  const you = room?.you;
  const mine = you !== undefined && room?.again?.yes.includes(you) === true;
  const next = room?.rematch && addressOf(room.rematch);
  useEffect(() => {
    if (mine && next !== undefined) go(next);
  }, [mine, next, go]);
  if (!room || you === undefined || (room.status !== 'finished' && room.status !== 'ended'))
    return { actions: [], note: undefined };
  const { again } = room;
  const say = (yes: boolean) => run(() => client.remote.request('again', { yes }));
  const yes = { label: again ? words.yes : words.ask, main: true, run: () => say(true) };
  const no = { label: words.no, main: true, other: true, run: () => say(false) };
  const begin = {
    label: words.begin,
    main: true,
    run: () => run(() => client.remote.request('rematch', {})),
  };
  if (next !== undefined)
    return { actions: [{ label: words.go, main: true, run: () => go(next) }], note: again && words.begun };
  if (!again) return { actions: [yes], note: problem };
  const nameOf = (seat: number): string => room.seats[seat]?.name || online.anonymous;
  const named = (seats: readonly number[]): string => joined(language, seats.map(nameOf));
  const others = again.yes.filter((seat) => seat !== you);
  const open = room.seats.flatMap(({ kind, anonymous }, seat) =>
    kind === 'person' && !anonymous && ![...again.yes, ...again.no].includes(seat) ? [seat] : [],
  );
  if (!mine)
    return {
      actions: again.no.includes(you) ? [yes] : [yes, no],
      note: words.wants(others.length, named(others)),
    };
  const said = others.length > 0 ? words.said(others.length, named(others)) : undefined;
  return {
    actions: [begin, no],
    note: (
      <>
        {said} {words.waiting(named(open))}
      </>
    ),
  };
}
