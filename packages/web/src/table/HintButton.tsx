import hintIcon from 'icon:light-bulb';
import type { Language, Names } from '@mazmorra/kernel';
import { useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { withWords } from '../i18n/loaded.ts';
import { IconButton } from '../parts/Button.tsx';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';
import type { Hint } from './client.ts';

export interface Hints {
  readonly hint: Hint | 'thinking' | undefined;
  ask(): void;
}

/** What the master said about the decision at hand; another decision, another hint. */
export function useHints(
  ask: (() => Promise<Hint | undefined>) | undefined,
  decision: string | undefined,
): Hints {
  const [said, setSaid] = useState<{ readonly of: string | undefined; readonly hint: Hints['hint'] }>();
  return {
    hint: said?.of === decision ? said?.hint : undefined,
    ask() {
      if (!ask) return;
      setSaid({ of: decision, hint: 'thinking' });
      ask().then(
        (hint) => setSaid({ of: decision, hint }),
        () => setSaid(undefined),
      );
    },
  };
}

export function HintButton({ hints }: { readonly hints: Hints }) {
  const words = useWords();
  return (
    <IconButton
      icon={hintIcon}
      label={words.choice.hint}
      onClick={hints.ask}
      disabled={hints.hint !== undefined}
      data-hint
    />
  );
}

interface HintSaidProps {
  readonly hints: Hints;
  readonly names: Names;
  option(name: string): string;
}

/** The hint in words: what the master would do, and why. */
export function HintSaid({ hints, names, option }: HintSaidProps) {
  const words = useWords();
  const { hint } = hints;
  const why = useWhy(hint === 'thinking' ? undefined : hint, names);
  if (hint === undefined) return;
  return (
    <p className="choice-hinted" role="status" data-hinted={hint === 'thinking' ? undefined : hint.name}>
      {hint === 'thinking' ? words.choice.hintThinking : `${words.choice.hintSays(option(hint.name))} ${why}`}
    </p>
  );
}

async function whyOf(hint: Hint, language: Language, names: Names): Promise<string> {
  const [{ whyText }, { botTextIn }] = await withWords(
    Promise.all([import('@mazmorra/bots/text'), import('../i18n/bots.ts')]),
  );
  return whyText(botTextIn(language), hint, names);
}

/** The reason in the reader's language. The sentences about bots are loaded when somebody asks for one. */
function useWhy(hint: Hint | undefined, names: Names): string {
  const language = useLanguage();
  const why = useLoaded(() => hint && orNothing(whyOf(hint, language, names)), [hint, language, names]);
  return why ?? '';
}
