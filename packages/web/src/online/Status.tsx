import { useLanguage, useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';

import { theLink } from './server.ts';
import { useServer } from './server-state.ts';
import { useOnlineWords } from './words.ts';

/** Says so when there is no connection; nothing while all is well. */
export function Status() {
  const words = useOnlineWords();
  const shell = useWords();
  const { status, outdated, bannedUntil, invitation } = useServer();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  if (bannedUntil !== undefined)
    return (
      <p className="online-note" role="alert" data-banned>
        {words.banned(date.format(bannedUntil))}
      </p>
    );
  if (outdated)
    return (
      <p className="online-note" role="status">
        {words.outdated} <Button onClick={() => location.reload()}>{shell.app.reload}</Button>
      </p>
    );
  if (status === 'online')
    return (
      invitation && (
        <p className="online-note" role="status" data-invited={invitation.table}>
          {words.invitedBy(invitation.kept ? invitation.from : `${invitation.from} (${words.guestMark})`)}{' '}
          <a
            className="button button-main"
            href={`/t/${invitation.table}#${invitation.invite}`}
            onClick={() => useServer.setState({ invitation: undefined })}
          >
            <span>{words.seeInvitation}</span>
          </a>
        </p>
      )
    );
  return (
    <p className="online-note" role="status">
      {status === 'connecting' ? words.connecting : words.offline}
      {status === 'offline' && <Button onClick={() => theLink().wake()}>{words.tryAgain}</Button>}
    </p>
  );
}

/** Says what a page from a plain http address, such as that of a server in the home network, cannot do. */
export function PlainHttpNote() {
  const words = useOnlineWords();
  if (window.isSecureContext) return;
  return (
    <p className="online-note" data-plain-http>
      {words.plainHttp}
    </p>
  );
}
