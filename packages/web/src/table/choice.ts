import type { RefusalReason } from '@mazmorra/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../settings/store.ts';
import { play } from '../sound/sounds.ts';
import type { AnswerResult, OfferedDecision, OfferedOption, TableClient } from './client.ts';

/** What the viewer may choose now. Pick, see what it means, confirm; or act at once where the reader wants that. */
export interface Choice {
  readonly decision: OfferedDecision | undefined;
  readonly picked: OfferedOption | undefined;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** Why the last answer was refused, until the next pick. */
  readonly refused: RefusalReason | undefined;
  /** The option of that name, if it is offered now. */
  find(name: string): OfferedOption | undefined;
  /** All offered options whose name begins so: `startingWith('play:')`. */
  startingWith(prefix: string): readonly OfferedOption[];
  isPicked(name: string): boolean;
  /** Picks by name; does nothing when it is not offered. A second pick of the same confirms it. */
  pick(name: string): void;
  drop(): void;
  confirm(): void;
}

export function useChoice(client: TableClient, decision: OfferedDecision | undefined): Choice {
  const confirmFirst = useSettings((settings) => settings.confirm);
  const [picked, setPicked] = useState<OfferedOption>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<RefusalReason>();
  const key = decision && `${decision.number} ${decision.seat} ${decision.kind}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision starts with nothing picked
  useEffect(() => {
    setPicked(undefined);
    setBusy(false);
  }, [key]);

  const send = useCallback(
    async (option: OfferedOption) => {
      if (!decision) return;
      setBusy(true);
      setRefused(undefined);
      const result: AnswerResult = await client.answer(decision, option.option);
      if (result.ok) return;
      setBusy(false);
      setPicked(undefined);
      setRefused(result.reason);
      play('no');
    },
    [client, decision],
  );

  return useMemo(() => {
    const find = (name: string) => decision?.options.find((option) => option.name === name);
    return {
      decision,
      picked,
      busy,
      refused,
      find,
      startingWith: (prefix) => decision?.options.filter((option) => option.name.startsWith(prefix)) ?? [],
      isPicked: (name) => picked?.name === name,
      pick(name) {
        const option = find(name);
        if (!option || busy) return;
        if (!confirmFirst || picked?.name === name) void send(option);
        setPicked(option);
        setRefused(undefined);
        play('pick');
      },
      drop: () => setPicked(undefined),
      confirm: () => {
        if (picked && !busy) void send(picked);
      },
    };
  }, [decision, picked, busy, refused, confirmFirst, send]);
}
