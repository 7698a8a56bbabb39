import help from 'icon:help';
import { Icon } from '../../../look/Icon.tsx';
import { roleDrawings } from '../art/pictures.ts';
import type { Mark } from '../notes.ts';
import type { Words } from '../words/words.ts';

export const markIcons: Readonly<Record<Mark, string>> = {
  miner: roleDrawings.miner.icon,
  saboteur: roleDrawings.saboteur.icon,
  unsure: help,
};

/** What the reader has noted about a player: pencilled, so that nobody takes it for the truth. */
export function MarkSign({ mark, words }: { readonly mark: Mark; readonly words: Words }) {
  return (
    <span className={`sb-mark sb-mark-${mark} sb-pencil`} title={words.marked[mark]}>
      <Icon of={markIcons[mark]} size="16px" label={words.marked[mark]} />
    </span>
  );
}
