import { useEffect, useState } from 'preact/hooks';
import { useServer } from '../server-state.ts';

/** The server's time, every second. */
export function useServerNow(): number {
  const skew = useServer((server) => server.skew);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + skew;
}
