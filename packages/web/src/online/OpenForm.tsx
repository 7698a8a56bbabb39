import type { GameId } from '@mazmorra/catalogue';
import { useState } from 'preact/hooks';
import { AboutLink } from '../origins/AboutLink.tsx';
import { Button } from '../parts/Button.tsx';
import { useLocation } from '../parts/router.ts';
import { useSettings } from '../settings/store.ts';
import { useAct } from './act.ts';
import { NameField } from './NameField.tsx';
import { takeName, theLink } from './server.ts';
import { useServer } from './server-state.ts';
import { TableFields } from './TableFields.tsx';
import { usualWish } from './table-wish.ts';
import { useFittingWish } from './use-wish.ts';
import { useOnlineWords } from './words.ts';

/** Opens a table for friends; whoever opens it sits down at once. */
export function OpenForm({ first }: { readonly first: GameId }) {
  const words = useOnlineWords();
  const [, go] = useLocation();
  const { busy, problem, run } = useAct();
  const online = useServer(({ status }) => status === 'online');
  const [name, setName] = useState(useSettings.getState().name);
  const [wish, setWish] = useState(() => usualWish(first));
  const fitting = useFittingWish(wish);
  const open = async (): Promise<void> => {
    await takeName(name);
    const { language } = useSettings.getState();
    const { table, invite } = await theLink().request('create', { ...fitting, language });
    go(`/t/${table}#${invite}`);
  };
  return (
    <form
      className="plate stack"
      data-game={wish.game}
      onSubmit={(event) => {
        event.preventDefault();
        run(open);
      }}
    >
      <h2>{words.open}</h2>
      <NameField value={name} onChange={setName} />
      <TableFields wish={wish} onChange={setWish} />
      <Button kind="main" type="submit" disabled={busy || !online} data-open-table>
        {words.openNow}
      </Button>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
      <p>
        <AboutLink game={wish.game} />
      </p>
    </form>
  );
}
