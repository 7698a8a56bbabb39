import { LIMITS } from '@mazmorra/protocol';
import { Field } from '../parts/fields.tsx';
import { Link } from '../parts/router.ts';

import { useServer } from './server-state.ts';
import { useOnlineWords } from './words.ts';

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

export function NameField({ value, onChange }: NameFieldProps) {
  const words = useOnlineWords();
  const kept = useServer((server) => server.kept);
  const refused = useServer(({ nameRefused }) => nameRefused);
  return (
    <>
      <Field label={words.name}>
        {(id) => (
          <input
            id={id}
            className="text-input"
            value={value}
            required
            maxLength={LIMITS.name}
            autoComplete="nickname"
            onInput={(event) => onChange(event.currentTarget.value)}
            data-name
          />
        )}
      </Field>
      <p className="field-help">
        {kept ? words.nameKept : words.nameHelp} <Link href="/me">{words.nameMore}</Link>
      </p>
      {refused && <p className="online-problem">{words.refused.words}</p>}
    </>
  );
}
