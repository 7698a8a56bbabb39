import { isReaction, type Phrase, phraseIds, reactionIds } from '@mazmorra/protocol';
import { Button, IconButton } from '../../parts/Button.tsx';
import { useAct } from '../act.ts';
import type { RemoteClient } from '../remote-client.ts';
import { reactionIcon } from './Reaction.tsx';
import { useChatWords } from './words.ts';
import './chat.css';

const spoken = phraseIds.filter((phrase) => !isReaction(phrase));

/** Reactions and phrases by one tap where no chat stands beside the board: in the place of what is asked, while nothing is. */
export function QuickSpeak({ client }: { readonly client: RemoteClient }) {
  const words = useChatWords();
  const { problem, run } = useAct();
  const says = (phrase: Phrase) => run(() => client.remote.request('say', { phrase }));
  return (
    <fieldset className="chat-strip">
      <legend className="unseen">{words.phrases}</legend>
      {reactionIds.map((reaction) => (
        <IconButton
          key={reaction}
          icon={reactionIcon(reaction)}
          label={words.said[reaction]}
          onClick={() => says(reaction)}
          data-quick={reaction}
        />
      ))}
      {spoken.map((phrase) => (
        <Button key={phrase} onClick={() => says(phrase)} data-quick={phrase}>
          {words.said[phrase]}
        </Button>
      ))}
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </fieldset>
  );
}
