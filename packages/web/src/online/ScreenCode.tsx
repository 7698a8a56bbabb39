import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import type { RemoteClient } from './remote-client.ts';
import { useScreenCode, useSpokenAddress } from './screen-code.ts';
import { useOnlineWords } from './words.ts';

/** The four letters of a table, large, and where to type them. */
export function ScreenCode({ code }: { readonly code: string }) {
  const words = useOnlineWords();
  const address = useSpokenAddress();
  return (
    <p className="screen-code" data-screen-code={code}>
      <span>{words.screen.type(address)}</span>{' '}
      <span className="screen-code-letters">{[...code].join(' ')}</span>
    </p>
  );
}

/** For a table that was opened on a phone: the code is made when somebody asks for it. */
export function CodeForScreen({ client }: { readonly client: RemoteClient }) {
  const words = useOnlineWords();
  const [wanted, setWanted] = useState(false);
  const code = useScreenCode(client, wanted);
  if (code !== undefined) return <ScreenCode code={code} />;
  return (
    <Button disabled={wanted} onClick={() => setWanted(true)} data-show-code>
      {words.screen.askCode}
    </Button>
  );
}
