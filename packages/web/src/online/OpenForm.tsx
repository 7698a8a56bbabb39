import tv from 'icon:tv';
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
  const create = (): Promise<{ readonly table: string; readonly invite: string }> =>
    theLink().request('create', { ...fitting, language: useSettings.getState().language });
  const open = async (): Promise<void> => {
    await takeName(name);
    const { table, invite } = await create();
    go(`/t/${table}#${invite}`);
  };
  const openScreen = async (): Promise<void> => {
    const { table, invite } = await create();
    go(`/t/${table}?screen#${invite}`);
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
      <Button
        icon={tv}
        disabled={busy || !online || fitting.rated}
        onClick={() => run(openScreen)}
        data-open-screen
      >
        {words.screen.open}
      </Button>
      <p className="field-help">{words.screen.openHelp}</p>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
      <p>
        <AboutLink game={wish.game} />
      </p>
    </form>
  );
}
