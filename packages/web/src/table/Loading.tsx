import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';

/** After so long (ms) whoever waits is told, and offered a way on. */
const LONG = 8_000;

/** Shown while a table is being loaded. What hangs without failing, such as a request that nobody answers, does not keep the reader for ever. */
export function Loading() {
  const words = useWords();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="loading" id="content" aria-busy="true">
      <p role="status">{long ? words.app.slow : `${words.app.loading}…`}</p>
      {long && (
        <>
          <Button kind="main" onClick={() => location.reload()}>
            {words.app.reload}
          </Button>
          <ButtonLink href="/">{words.app.home}</ButtonLink>
        </>
      )}
    </main>
  );
}
