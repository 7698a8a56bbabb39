import cog from 'icon:cog';
import type { GameId } from '@mazmorra/catalogue';
import type { RoomView } from '@mazmorra/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { say } from '../../parts/live.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { useAct } from '../act.ts';
import type { RemoteClient } from '../remote-client.ts';
import { TableFields } from '../TableFields.tsx';
import { wishOf } from '../table-wish.ts';
import { useFittingWish } from '../use-wish.ts';
import { useWaitingWords } from './words.ts';

interface ChangeTableProps {
  readonly client: RemoteClient;
  readonly room: RoomView;
  readonly game: GameId;
}

/** Until the start the host may make another table of it. */
export function ChangeTable(props: ChangeTableProps) {
  const words = useWaitingWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={cog} onClick={() => setOpen(true)} data-change>
        {words.change}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.change} from="middle">
        {open && <ChangeForm {...props} onDone={() => setOpen(false)} />}
      </Sheet>
    </>
  );
}

function ChangeForm({ client, room, game, onDone }: ChangeTableProps & { readonly onDone: () => void }) {
  const words = useWaitingWords();
  const { busy, problem, run } = useAct();
  const [wish, setWish] = useState(() => wishOf(room, game));
  const fitting = useFittingWish(wish);
  const people = room.seats.filter(({ kind }) => kind === 'person').length;
  const change = async (): Promise<void> => {
    const { cover, language } = room;
    await client.remote.request('change', { ...fitting, cover, ...(language && { language }) });
    onDone();
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(change);
      }}
    >
      <TableFields wish={wish} onChange={setWish} people={people} />
      {people > wish.seats && <p className="online-problem">{words.tooFew}</p>}
      <Button kind="main" type="submit" disabled={busy || people > wish.seats} data-change-now>
        {words.changeNow}
      </Button>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </form>
  );
}

/** Says to those who wait that the host made another game of it. */
export function useToldOfChange(room: RoomView, game: GameId): void {
  const words = useWaitingWords();
  const shell = useWords();
  const before = useRef(game);
  useEffect(() => {
    if (before.current === game) return;
    before.current = game;
    if (!room.host) say(words.changed(shell.games[game].name));
  }, [game, room.host, words, shell]);
}
