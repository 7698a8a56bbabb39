import { screenCodeOf } from '@mazmorra/protocol';
import { useId, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { useLocation } from '../parts/router.ts';
import './code-field.css';

/** Takes the four letters from a big screen, and leads to its table. Nothing is asked of a server before they are whole. */
export function CodeField() {
  const words = useWords().home;
  const id = useId();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const code = screenCodeOf(typed);
  return (
    <form
      className="code-field"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(code === undefined);
        if (code !== undefined) go(`/${code}`);
      }}
    >
      <label htmlFor={id}>{words.code}</label>
      <input
        id={id}
        className="text-input"
        value={typed}
        size={6}
        maxLength={9}
        autoComplete="off"
        autoCapitalize="characters"
        spellcheck={false}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onInput={(event) => setTyped(event.currentTarget.value.toUpperCase())}
        data-code
      />
      <Button type="submit" data-join-code>
        {words.codeJoin}
      </Button>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert">
          {words.codeWrong}
        </p>
      )}
    </form>
  );
}
