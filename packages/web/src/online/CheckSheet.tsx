import type { Verdict } from '@mazmorra/kernel';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { verdictOn } from '../local/local-table.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { Deal } from './Deal.tsx';
import { recordText } from './records.ts';
import type { RemoteClient } from './remote-client.ts';
import { useOnlineWords } from './words/index.ts';

interface CheckSheetProps {
  readonly client: RemoteClient;
  readonly onClose: () => void;
}

/** Plays the record again in this browser and says whether every shuffle, roll and answer follows. */
export function CheckSheet({ client, onClose }: CheckSheetProps) {
  const words = useOnlineWords();
  const room = useStore(client.store, (state) => state.room);
  const verdict = useVerdict(room?.table ?? '');
  return (
    <Sheet open onClose={onClose} title={words.check}>
      <div className="stack">
        <p role="status" className={`online-verdict ${classOf(verdict)}`} data-verdict={nameOf(verdict)}>
          {verdict === undefined
            ? words.checking
            : verdict === 'none'
              ? words.noRecord
              : verdict.holds
                ? words.holds(verdict.answers)
                : words.broken}
        </p>
        {room && <Deal room={room} />}
      </div>
    </Sheet>
  );
}

type Seen = Verdict | 'none' | undefined;

const nameOf = (verdict: Seen): string =>
  verdict === undefined ? 'checking' : verdict === 'none' ? 'none' : verdict.holds ? 'holds' : 'broken';
const classOf = (verdict: Seen): string => `online-${nameOf(verdict)}`;

function useVerdict(table: string): Seen {
  const [verdict, setVerdict] = useState<Seen>();
  useEffect(() => {
    let current = true;
    recordText(table)
      .then(verdictOn)
      .then(
        (found) => current && setVerdict(found),
        () => current && setVerdict('none'),
      );
    return () => {
      current = false;
    };
  }, [table]);
  return verdict;
}
