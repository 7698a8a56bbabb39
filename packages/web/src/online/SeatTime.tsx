import palm from 'icon:palm-tree';
import stopwatch from 'icon:stopwatch';
import type { Seat } from '@mazmorra/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../i18n/index.ts';
import { Icon } from '../look/Icon.tsx';
import { say } from '../parts/live.ts';
import { useStore } from '../settings/stores.ts';
import type { RemoteClient } from './remote-client.ts';
import { clockText, timeLeft } from './time-left.ts';
import { useOnlineWords } from './words.ts';

interface SeatTimeProps {
  readonly client: RemoteClient;
  readonly seat: Seat;
}

/** At the panel of a seat that is awaited: how long it has, where the table has a clock. It ticks in silence. */
export function SeatTime({ client, seat }: SeatTimeProps) {
  const words = useOnlineWords();
  const language = useLanguage();
  const clock = useStore(client.store, (state) => state.clock);
  const running = useStore(client.store, ({ room }) => room?.status === 'running');
  const own = useStore(client.store, ({ room }) => room?.you === seat);
  const now = useNow(clock !== undefined && running);
  const left = clock && running ? timeLeft(clock, seat, now) : undefined;
  const seconds = left && Math.ceil((left.decision + left.reserve) / 1000);
  const urgent = own && (seconds === 30 || seconds === 10) ? seconds : undefined;
  useEffect(() => {
    if (urgent !== undefined) say(words.hurry(urgent));
  }, [urgent, words]);
  const holiday = useStore(client.store, ({ room }) => room?.seats[seat]?.holiday);
  const away = holiday && holiday.from <= now && holiday.until > now ? holiday.until - 1 : undefined;
  if (!left) return;
  if (away !== undefined) {
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(away);
    return (
      <p className="seat-time" data-holiday={seat} title={words.onHoliday(day)}>
        <Icon of={palm} size="1em" />
        <span aria-hidden="true">{day}</span>
        <span className="unseen">{words.onHoliday(day)}</span>
      </p>
    );
  }
  return (
    <p className="seat-time" role="timer" data-low={(seconds ?? 0) <= 15} data-seat-time={seat}>
      <Icon of={stopwatch} size="1em" />
      {left.decision > 0 && (
        <span title={words.left(clockText(left.decision))}>{clockText(left.decision)}</span>
      )}
      {left.reserve > 0 && (
        <span className="seat-reserve" title={words.reserve(clockText(left.reserve))}>
          +{clockText(left.reserve)}
        </span>
      )}
      {left.decision <= 0 && left.reserve <= 0 && <span>0:00</span>}
    </p>
  );
}

function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!ticking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
