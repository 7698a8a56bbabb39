import phone from 'icon:smartphone';
import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { useAct } from './act.ts';
import { Code } from './Code.tsx';
import { carryLink, originFor, theLink } from './house.ts';
import { useHouse } from './house-state.ts';
import { useOnlineWords } from './words/index.ts';

/** The same person on another device: a code for the own phone, good for one time. */
export function Carry({ table }: { readonly table: string }) {
  const words = useOnlineWords();
  const { busy, problem, run } = useAct();
  const origin = useHouse((house) => originFor(house.origin));
  const [code, setCode] = useState<string>();
  const ask = async (): Promise<void> => setCode((await theLink().request('handover', {})).code);
  return (
    <div className="online-carry" data-carry={code}>
      <Button kind="ghost" icon={phone} disabled={busy} onClick={() => run(ask)}>
        {words.carry}
      </Button>
      {code !== undefined && (
        <div className="online-invite">
          <Code text={carryLink(origin, table, code)} label={words.carry} />
          <p className="quiet grow">{words.carryHelp}</p>
        </div>
      )}
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </div>
  );
}
