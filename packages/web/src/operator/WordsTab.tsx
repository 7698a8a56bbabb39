import { capital } from '@mazmorra/kernel';
import { WORD_LISTS, type WordListName } from '@mazmorra/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { languageName, useLanguage } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { Choices, Field } from '../parts/fields.tsx';
import { usePlan } from './ActSheet.tsx';
import type { Ask } from './desk.ts';
import { useAnswer } from './use-desk.ts';
import { useOperatorWords } from './words.ts';

/** The lists of words that names and public chat pass. */
export function WordsTab() {
  const words = useOperatorWords();
  const language = useLanguage();
  const [list, setList] = useState<WordListName>('en');
  const read = useCallback((ask: Ask) => ask('words', { list }), [list]);
  const { answer, problem, again } = useAnswer(read);
  const [text, setText] = useState('');
  const { plan, sheet } = usePlan(again);
  useEffect(() => setText(answer?.text ?? ''), [answer]);
  return (
    <div className="stack">
      <h2>{words.tabs.words}</h2>
      <p className="quiet">{words.wordsHelp}</p>
      <Choices
        label={words.list}
        value={list}
        values={WORD_LISTS.map((value) => ({
          value,
          name: value === 'names' ? words.namesOnly : capital(languageName(language, value)),
        }))}
        onChange={setList}
      />
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      <Field label={words.wordsOf(answer?.entries ?? 0)}>
        {(id) => (
          <textarea
            id={id}
            className="text-input operator-words"
            rows={12}
            maxLength={60_000}
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
            data-words
          />
        )}
      </Field>
      <div className="operator-buttons">
        <Button
          kind="main"
          onClick={() => plan({ title: words.saveList, act: 'words', args: { list, text } })}
        >
          {words.saveList}
        </Button>
        <Button
          onClick={() => plan({ title: words.defaultList, act: 'words', args: { list, default: true } })}
        >
          {words.defaultList}
        </Button>
      </div>
      {sheet}
    </div>
  );
}
