import tv from 'icon:tv';
import { ButtonLink } from '../parts/Button.tsx';
import { useStore } from '../settings/stores.ts';
import { Code } from './Code.tsx';
import { CopyLink } from './CopyLink.tsx';

import type { RemoteClient } from './remote-client.ts';
import { CodeForScreen } from './ScreenCode.tsx';
import { isOnlyHere, useInviteLink } from './server.ts';
import { useServer } from './server-state.ts';
import { useOnlineWords } from './words.ts';

interface InviteProps {
  readonly client: RemoteClient;
  readonly table: string;
  readonly invite: string;
}

/** The link to the table, to copy, to share and to be read by a phone. */
export function Invite({ client, table, invite }: InviteProps) {
  const words = useOnlineWords();
  const link = useInviteLink(table, invite);
  const screen = useStore(client.store, ({ room }) => room?.screen === true);
  const onlyHere = useServer(({ origin }) => isOnlyHere(origin));
  return (
    <section className="plate online-invitation">
      <h2>{words.invite}</h2>
      {onlyHere && <p className="online-note">{words.onlyHere}</p>}
      <div className="online-invite">
        <Code text={link} label={words.qr} />
        <div className="stack grow">
          <CopyLink link={link} label={words.link} data-invite />
          <ButtonLink href={`/t/${table}?screen#${invite}`} icon={tv}>
            {words.bigScreen}
          </ButtonLink>
          {!screen && <CodeForScreen client={client} />}
        </div>
      </div>
      <p className="quiet">{words.inviteHelp}</p>
    </section>
  );
}
