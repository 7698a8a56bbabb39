import { chatText, isReaction, LIMITS, type Phrase, phraseIds, reactionIds } from '@mazmorra/protocol';
import { useState } from 'preact/hooks';
import { Button, IconButton } from '../../parts/Button.tsx';
import { useAct } from '../act.ts';
import type { RemoteClient } from '../remote-client.ts';
import { reactionIcon } from './Reaction.tsx';
import { useChatWords } from './words.ts';

const spoken = phraseIds.filter((phrase) => !isReaction(phrase));

/** A line of one's own, or a ready-made one by one tap: the server is told which, and everybody reads it in their language. */
export function Speak({ client }: { readonly client: RemoteClient }) {
  const words = useChatWords();
  const { problem, run } = useAct();
  const [text, setText] = useState('');
  const send = async (): Promise<void> => {
    const line = chatText(text).slice(0, LIMITS.chat);
    if (line !== '') await client.remote.request('say', { text: line });
    setText('');
  };
  const says = (phrase: Phrase) => run(() => client.remote.request('say', { phrase }));
  return (
    <div className="chat-speak">
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          run(send);
        }}
      >
        <input
          className="text-input grow"
          dir="auto"
          aria-label={words.message}
          value={text}
          maxLength={LIMITS.chat}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit">{words.send}</Button>
      </form>
      <fieldset className="chat-quick chat-reactions">
        <legend className="unseen">{words.reactions}</legend>
        {reactionIds.map((reaction) => (
          <IconButton
            key={reaction}
            icon={reactionIcon(reaction)}
            label={words.said[reaction]}
            onClick={() => says(reaction)}
            data-phrase={reaction}
          />
        ))}
      </fieldset>
      <fieldset className="chat-quick">
        <legend className="unseen">{words.phrases}</legend>
        {spoken.map((phrase) => (
          <Button key={phrase} onClick={() => says(phrase)} data-phrase={phrase}>
            {words.said[phrase]}
          </Button>
        ))}
      </fieldset>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </div>
  );
}
