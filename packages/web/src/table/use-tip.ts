import { fits, type Tip } from '@mazmorra/lessons';
import { useState } from 'preact/hooks';
import { useSettings } from '../settings/store.ts';
import { isLearned, markTold, progressIn } from '../taught/progress.ts';
import { useTipList } from '../taught/use-tips.ts';
import type { TableState } from './client.ts';
import { useTable } from './context.tsx';
import type { StageState } from './stage.ts';

export interface ToldTip {
  readonly tip: Tip;
  onClose(): void;
}

/**
 * One thing that has just appeared for the first time, until the reader has understood it; nothing where the lesson was taken. While something is shown the last tip
 * stays: it would come back after it.
 */
export function useTip(staged: StageState, state: TableState, live: boolean): ToldTip | undefined {
  const { info, playing } = useTable();
  const wanted = useSettings((settings) => settings.tips) && live && !isLearned(info.game);
  const tips = useTipList(wanted ? info.game : undefined);
  const [told, setTold] = useState<readonly string[]>(() => progressIn(info.game).tips ?? []);
  const [kept, keep] = useState<Tip>();
  const tip = playing ? kept : newTip(tips, told, staged, state);
  if (tip !== kept) keep(tip);
  if (!wanted || !tip || told.includes(tip.id)) return undefined;
  return {
    tip,
    onClose: () => {
      markTold(info.game, tip.id);
      setTold([...told, tip.id]);
    },
  };
}

function newTip(
  tips: readonly Tip[],
  told: readonly string[],
  { log, lastOwn }: StageState,
  { view, viewer, decision }: TableState,
): Tip | undefined {
  if (typeof viewer !== 'number') return undefined;
  const events = log.flatMap(({ number, event }) => (number >= lastOwn ? typeOf(event) : []));
  const sight = { view, viewer, decision: decision?.kind, events };
  return tips.find((tip) => !told.includes(tip.id) && fits(tip, sight));
}

const typeOf = (event: unknown): string[] =>
  typeof event === 'object' && event !== null && 'type' in event ? [String(event.type)] : [];
