import { type ChatLine, LIMITS, PHRASES, phraseIds } from '@mazmorra/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Button } from '../parts/Button.tsx';
import { useAct } from './act.ts';
import type { RemoteClient } from './remote-client.ts';
import { useOnlineWords } from './words/index.ts';

/** What people at the table say, with ready lines that everybody reads in their own language. */
export function Chat({ client }: { readonly client: RemoteClient }) {
  const words = useOnlineWords();
  const language = useLanguage();
  const { chat, room } = useStore(client.store);
  const { problem, run } = useAct();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const read = chat.filter(({ seat }) => !room?.muted.includes(seat));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is the one to see
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [read.length]);
  const send = async (): Promise<void> => {
    const line = text.trim();
    if (line === '') return;
    await client.remote.request('say', { text: line });
    setText('');
  };
  return (
    <div className="online-chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={list} className="online-lines" tabIndex={0} aria-label={words.chatOnly} data-chat>
        {read.length === 0 && <li className="quiet">{words.chatEmpty}</li>}
        {read.map((line) => (
          <li key={line.n}>
            <Crest seat={line.seat} size={20} /> <strong>{line.name}:</strong> {textOf(line, language)}
          </li>
        ))}
      </ol>
      {room?.you !== undefined && (
        <>
          <form
            className="row"
            onSubmit={(event) => {
              event.preventDefault();
              run(send);
            }}
          >
            <input
              className="text-input grow"
              aria-label={words.message}
              value={text}
              maxLength={LIMITS.chat}
              onChange={(event) => setText(event.target.value)}
            />
            <Button type="submit">{words.send}</Button>
          </form>
          <fieldset className="online-phrases">
            <legend className="unseen">{words.phrases}</legend>
            {phraseIds.map((phrase) => (
              <Button
                key={phrase}
                onClick={() => run(() => client.remote.request('say', { phrase }))}
                data-phrase={phrase}
              >
                {PHRASES[phrase][language]}
              </Button>
            ))}
          </fieldset>
          {problem !== undefined && <p className="online-problem">{problem}</p>}
        </>
      )}
    </div>
  );
}

const textOf = ({ text, phrase }: ChatLine, language: 'en' | 'es'): string =>
  phrase === undefined ? (text ?? '') : PHRASES[phrase][language];
