import { useEffect, useState } from 'preact/hooks';
import { useHouse } from '../house-state.ts';

/** The server's time, every second. */
export function useServerNow(): number {
  const skew = useHouse((house) => house.skew);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + skew;
}
