import phone from 'icon:smartphone';
import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { useAct } from './act.ts';
import { Code } from './Code.tsx';
import { CopyLink } from './CopyLink.tsx';

import { carryLink, originFor, theLink } from './server.ts';
import { useServer } from './server-state.ts';
import { useWaitingWords } from './waiting/words.ts';
import { useOnlineWords } from './words.ts';

/** The same person on another device: a code and a link for the own phone, good for one time. */
export function Carry({ table }: { readonly table: string }) {
  const words = useOnlineWords();
  const waiting = useWaitingWords();
  const { busy, problem, run } = useAct();
  const origin = useServer((server) => originFor(server.origin));
  const [code, setCode] = useState<string>();
  const ask = async (): Promise<void> => setCode((await theLink().request('handover', {})).code);
  const link = code === undefined ? '' : carryLink(origin, table, code);
  return (
    <div className="online-carry" data-carry={code}>
      <Button kind="ghost" icon={phone} disabled={busy} onClick={() => run(ask)}>
        {words.carry}
      </Button>
      {code !== undefined && (
        <div className="online-invite">
          <Code text={link} label={words.carry} />
          <div className="stack grow">
            <p className="quiet">{words.carryHelp}</p>
            <CopyLink link={link} label={waiting.carryLink} />
          </div>
        </div>
      )}
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </div>
  );
}
