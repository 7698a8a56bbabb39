import tv from 'icon:tv';
import { ButtonLink } from '../parts/Button.tsx';
import { Code } from './Code.tsx';
import { CopyLink } from './CopyLink.tsx';

import { isOnlyHere, useInviteLink } from './server.ts';
import { useServer } from './server-state.ts';
import { useOnlineWords } from './words.ts';

interface InviteProps {
  readonly table: string;
  readonly invite: string;
}

/** The link to the table, to copy, to share and to be read by a phone. */
export function Invite({ table, invite }: InviteProps) {
  const words = useOnlineWords();
  const link = useInviteLink(table, invite);
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
        </div>
      </div>
      <p className="quiet">{words.inviteHelp}</p>
    </section>
  );
}
