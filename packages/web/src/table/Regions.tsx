import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useTable } from './context.tsx';
import type { Regions, ScreenProps } from './contract.ts';
import type { Layout } from './layout.ts';

type Props = ScreenProps<unknown, unknown>;

interface RegionProps {
  readonly regions: Regions<unknown, unknown>;
  readonly layout: Layout;
  readonly props: Props;
}

/** One's own sheet: whole beside or below the board, or a line that opens it. */
export function SheetRegion({ regions: { sheet }, layout, props }: RegionProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  if (!sheet) return;
  const { View, Short } = sheet;
  const title = sheet.title(props) ?? words.table.hand;
  if (!layout.drawers.includes('sheet'))
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      <aside className="table-sheet" aria-label={title} tabIndex={0}>
        <View {...props} />
      </aside>
    );
  return (
    <div className="table-short">
      <button type="button" className="table-short-open" onClick={() => setOpen(true)}>
        <Short {...props} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title} from="below">
        <div className="table-sheet">
          <View {...props} />
        </div>
      </Sheet>
    </div>
  );
}

/** What is going on: beside or below the board, or over its foot while there is something to see. */
export function SceneRegion({ regions: { scene }, layout, props }: RegionProps) {
  const { text } = useTable();
  if (!scene) return;
  const over = layout.drawers.includes('scene');
  if (over && scene.calm?.(props)) return;
  return (
    <aside className="table-scene" aria-label={text.name} data-over={over}>
      <scene.View {...props} />
    </aside>
  );
}
