import { firstGame } from '@mazmorra/catalogue';
import { PlainHttpNote, Status } from '../online/Status.tsx';
import { theLink } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { Page } from '../page/Page.tsx';
import { ButtonLink } from '../parts/Button.tsx';
import { Friends } from '../profiles/Friends.tsx';
import { useProfileWords } from '../profiles/words.ts';
import { useSettings } from '../settings/store.ts';
import { KeepName } from './KeepName.tsx';
import { useNameWords } from './words.ts';
import '../online/online.css';

/** Who the reader is on this server. */
export default function MePage() {
  const words = useNameWords();
  const profiles = useProfileWords();
  const kept = useServer((server) => server.kept);
  const name = useSettings((settings) => settings.name);
  theLink();
  return (
    <Page title={words.title}>
      <Status />
      <PlainHttpNote />
      <KeepName />
      {kept && <Friends />}
      <div className="row names-buttons names-links">
        {kept && <ButtonLink href={`/p/${encodeURIComponent(name)}`}>{profiles.yours}</ButtonLink>}
        <ButtonLink href={`/ratings/${firstGame}`}>{profiles.ratings}</ButtonLink>
      </div>
      <p>
        <ButtonLink href="/settings" kind="ghost">
          {words.toSettings}
        </ButtonLink>
      </p>
    </Page>
  );
}
