import { fits, type Tip } from '@mazmorra/lessons';
import { useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { useSettings } from '../settings/store.ts';
import type { TableState } from '../table/client.ts';
import { useTable } from '../table/context.tsx';
import type { StageState } from '../table/stage.ts';
import { markTold, progressIn } from './progress.ts';
import { useTipList } from './use-tips.ts';
import './tips.css';

interface TipsProps {
  readonly staged: StageState;
  readonly state: TableState;
}

/**
 * One thing that has just appeared for the first time, explained until the reader has understood it. While something is shown the last
 * tip stays: it would come back after it, and the board would move twice.
 */
export function Tips({ staged, state }: TipsProps) {
  const words = useWords();
  const language = useLanguage();
  const { info, playing } = useTable();
  const wanted = useSettings((settings) => settings.tips);
  const tips = useTipList(wanted ? info.game : undefined);
  const [told, setTold] = useState<readonly string[]>(() => progressIn(info.game).tips ?? []);
  const [kept, keep] = useState<Tip>();
  const tip = playing ? kept : newTip(tips, told, staged, state);
  if (tip !== kept) keep(tip);
  if (!wanted || !tip || told.includes(tip.id)) return;
  const close = (): void => {
    markTold(info.game, tip.id);
    setTold([...told, tip.id]);
  };
  return (
    <aside className="table-tip" aria-label={words.rulebook.tips} data-tip={tip.id}>
      <p role="status">
        <strong>{tip.title[language]}.</strong> {tip.say[language]}
      </p>
      <Button onClick={close}>{words.table.understood}</Button>
    </aside>
  );
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
