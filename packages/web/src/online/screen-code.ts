import { useEffect, useState } from 'preact/hooks';
import type { RemoteClient } from './remote-client.ts';
import { originFor } from './server.ts';
import { useServer } from './server-state.ts';

/** Half of its life after a code was told, it is asked for again: so it stays the same as long as it is shown. */
const part = 0.5;

/** The four letters by which others find this table; asked for while `on`, and kept good. */
export function useScreenCode(client: RemoteClient, on = true): string | undefined {
  const [code, setCode] = useState<string>();
  const online = useServer(({ status }) => status === 'online');
  useEffect(() => {
    if (!on || !online) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      const told = await client.remote.request('show-code', {});
      if (!current) return;
      setCode(told.code);
      const left = told.until - Date.now() - useServer.getState().skew;
      timer = setTimeout(() => void ask().catch(stop), Math.max(1000, left * part));
    };
    // Who was not invited is told no code; a connection that breaks asks again when it stands.
    const stop = (): void => setCode(undefined);
    void ask().catch(stop);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, on, online]);
  return code;
}

/** The address to open on a phone, as it is read aloud. */
export const useSpokenAddress = (): string =>
  useServer(({ origin }) => originFor(origin).replace(/^https?:\/\//, ''));
