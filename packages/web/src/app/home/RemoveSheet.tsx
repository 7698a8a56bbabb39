import { useWords } from '../../i18n/index.ts';
import type { Shelf } from '../../local/shelf.ts';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

interface RemoveSheetProps {
  /** The game that may go; nothing is asked without one. */
  readonly id: string | undefined;
  readonly shelf: Pick<Shelf, 'remove'>;
  readonly onClose: () => void;
  readonly onChange: () => void;
}

/** Asks before a game is thrown away. */
export function RemoveSheet({ id, shelf, onClose, onChange }: RemoveSheetProps) {
  const words = useWords();
  const remove = async (): Promise<void> => {
    onClose();
    if (id !== undefined) await shelf.remove(id);
    onChange();
  };
  return (
    <Sheet open={id !== undefined} onClose={onClose} title={words.app.remove}>
      <p>{words.home.removeAsk}</p>
      <div className="row">
        <Button onClick={onClose}>{words.app.cancel}</Button>
        <Button kind="danger" onClick={() => void remove()}>
          {words.app.remove}
        </Button>
      </div>
    </Sheet>
  );
}
