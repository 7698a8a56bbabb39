import tv from 'icon:tv';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { say } from '../parts/live.ts';
import { Code } from './Code.tsx';
import { isOnlyHere, useInviteLink } from './house.ts';
import { useHouse } from './house-state.ts';
import { useOnlineWords } from './words/index.ts';

interface InviteProps {
  readonly table: string;
  readonly invite: string;
}

/** The link to the table, to copy, to share and to be read by a phone. */
export function Invite({ table, invite }: InviteProps) {
  const words = useOnlineWords();
  const link = useInviteLink(table, invite);
  const onlyHere = useHouse(({ origin }) => isOnlyHere(origin));
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    // Pages from a plain http address have no clipboard: the link is marked, ready for the reader's own copying.
    field.current?.select();
    await navigator.clipboard?.writeText(link);
    setCopied(navigator.clipboard !== undefined);
    if (navigator.clipboard) say(words.copied);
  };
  return (
    <section className="plate">
      <h2>{words.invite}</h2>
      <p className="quiet">{words.inviteHelp}</p>
      {onlyHere && <p className="online-note">{words.onlyHere}</p>}
      <div className="online-invite">
        <Code text={link} label={words.qr} />
        <div className="stack grow">
          <input
            ref={field}
            className="text-input"
            readOnly
            aria-label={words.link}
            value={link}
            data-invite
          />
          <Button onClick={() => void copy().catch(() => undefined)}>
            {copied ? words.copied : words.copy}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {words.share}
            </Button>
          )}
          <ButtonLink href={`/t/${table}?screen#${invite}`} icon={tv}>
            {words.bigScreen}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
