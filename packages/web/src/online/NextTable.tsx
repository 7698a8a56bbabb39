import { isGameId } from '@mazmorra/catalogue';
import { useWords } from '../i18n/index.ts';
import { ButtonLink } from '../parts/Button.tsx';
import { useServer, waitingElsewhere } from './server-state.ts';
import { useOnlineWords } from './words.ts';

/** Where nothing is asked at this table: the way to the next one that waits for the reader. */
export function NextTable() {
  const words = useOnlineWords();
  const { games } = useWords();
  const mine = useServer((server) => server.mine);
  const shown = useServer((server) => server.shown);
  const waiting = waitingElsewhere({ mine, shown });
  const [next] = waiting;
  if (!next || !isGameId(next.game)) return;
  return (
    <ButtonLink href={`/t/${next.table}`} kind="main" data-next-table={waiting.length}>
      {words.nextTable(waiting.length, games[next.game].name)}
    </ButtonLink>
  );
}
