import loadIcon from 'icon:load';
import saveIcon from 'icon:save';
import { useRef, useState } from 'preact/hooks';
import { download, keepText } from '../../local/file.ts';
import type { Shelf } from '../../local/shelf.ts';
import { Button } from '../../parts/Button.tsx';
import { BrokenBackup } from './backup.ts';
import { exportAll, importAll } from './keepsakes.ts';
import { type MineWords, useMineWords } from './words.ts';

interface KeepProps {
  readonly shelf: Shelf;
  readonly onChange: () => void;
}

type Told = (words: MineWords) => string;

/** Everything of this browser as one file, and the way back. */
export function Keep({ shelf, onChange }: KeepProps) {
  const words = useMineWords();
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<{ readonly good: boolean; readonly what: Told }>();
  const save = async (): Promise<void> => {
    const day = new Date().toISOString().slice(0, 10);
    download(`mazmorra-${day}.json`, await exportAll(shelf));
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const what = await taken(await file.text(), shelf);
      setTold({ good: true, what });
      onChange();
    } catch (error) {
      const broken = error instanceof BrokenBackup;
      setTold({ good: false, what: (in_) => (broken ? in_.broken : in_.failed) });
    }
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <section className="plate">
      <h2>{words.keep}</h2>
      <p className="quiet">{words.keepHelp}</p>
      <div className="row">
        <Button icon={saveIcon} onClick={() => void save()}>
          {words.export}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(event) => void load(event.currentTarget.files?.[0])}
        />
        <Button icon={loadIcon} onClick={() => input.current?.click()}>
          {words.import}
        </Button>
      </div>
      <p role="status" className={told?.good === false ? 'mine-bad' : 'mine-good'} data-told={told?.good}>
        {told?.what(words)}
      </p>
    </section>
  );
}

/** A file with everything, or with a single game: both are welcome. */
async function taken(text: string, shelf: Shelf): Promise<Told> {
  if (isRecord(text)) {
    await keepText(text, shelf, Date.now()).catch((error: unknown) => {
      throw new BrokenBackup(String(error));
    });
    return (words) => words.importedRecord;
  }
  const count = await importAll(text, shelf);
  return (words) => words.imported(count);
}

const isRecord = (text: string): boolean => /^\s*\{\s*"mazmorra"\s*:/.test(text);
