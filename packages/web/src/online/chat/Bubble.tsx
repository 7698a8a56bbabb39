import type { Seat } from '@mazmorra/kernel';
import { useLanguage } from '../../i18n/index.ts';
import type { RemoteClient } from '../remote-client.ts';
import { useFreshLine } from './fresh.ts';
import { reactionOf, textOf } from './lines.ts';
import { ReactionSign } from './Reaction.tsx';
import './chat.css';

interface BubbleProps {
  readonly client: RemoteClient;
  readonly seat: Seat;
}

/**
 * What somebody just said, at their seat. It lies over their name and nothing else, so it never covers a card or a choice; what
 * does not fit is read in the ticker. Screen readers hear it elsewhere.
 */
export function Bubble({ client, seat }: BubbleProps) {
  const language = useLanguage();
  const line = useFreshLine(client, (one) => one.seat === seat);
  if (!line) return;
  const reaction = reactionOf(line);
  return (
    <span className="chat-bubble" data-bubble={seat} aria-hidden="true" key={line.n}>
      {reaction ? <ReactionSign of={reaction} size="1.8em" /> : <bdi>{textOf(line, language)}</bdi>}
    </span>
  );
}
