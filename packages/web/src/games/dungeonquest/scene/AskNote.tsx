import { Choices, Switch } from '../../../parts/fields.tsx';
import { canBeSilenced, neverKey, setMode, setNever, useAsking } from '../ask.ts';
import { usePlay } from '../play.ts';

/** While a rune or an ability is asked about: not again for this one. */
export function AskNote() {
  const { choice, info, words } = usePlay();
  const { never } = useAsking();
  const kind = choice.decision?.kind;
  if (!canBeSilenced(kind)) return;
  const name = neverKey(info.id, kind);
  return (
    <Switch label={words.ask.neverThis} on={never.includes(name)} onChange={(on) => setNever(name, on)} />
  );
}

/** On the hero's own sheet: how often to ask, and what was silenced at this table. */
export function AskSettings() {
  const { info, text, words } = usePlay();
  const { mode, never } = useAsking();
  const here = never.filter((name) => name.startsWith(`${info.id} `));
  return (
    <div className="dq-ask">
      <Choices
        label={words.ask.title}
        help={words.ask.help}
        value={mode}
        values={[
          { value: 'always', name: words.ask.always },
          { value: 'matters', name: words.ask.matters },
        ]}
        onChange={setMode}
      />
      {here.length > 0 && <p className="quiet">{words.ask.neverList}</p>}
      {here.map((name) => (
        <Switch
          key={name}
          label={words.ask.never(text.decision(name.slice(info.id.length + 1)))}
          on
          onChange={() => setNever(name, false)}
        />
      ))}
    </div>
  );
}
