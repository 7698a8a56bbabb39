import { useLanguage, useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import type { ToldTip } from './use-tip.ts';

/** Something explained when it first appears, in the place of the question. */
export function TipLine({ tip, onClose }: ToldTip) {
  const words = useWords();
  const language = useLanguage();
  return (
    <aside className="table-tip" aria-label={words.rulebook.tips} data-tip={tip.id}>
      <p role="status">
        <strong>{tip.title[language]}.</strong> {tip.say[language]}
      </p>
      <Button onClick={onClose}>{words.table.understood}</Button>
    </aside>
  );
}
