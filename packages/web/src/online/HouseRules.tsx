import type { GameId } from '@mazmorra/catalogue';
import type { Variants } from '@mazmorra/kernel';
import { useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { useGame } from '../setup/game.ts';
import { variantLines } from './variant-lines.ts';
import { useOnlineWords } from './words.ts';

interface HouseRulesProps {
  readonly game: GameId;
  readonly variants: Variants;
  readonly seats: number;
}

/** Which variants a table is played with. Their words are loaded when somebody wants to read them. */
export function HouseRules(props: HouseRulesProps) {
  const shell = useWords();
  const [open, setOpen] = useState(false);
  return (
    <details className="online-variants" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{shell.setup.variants}</summary>
      {open && <Lines {...props} />}
    </details>
  );
}

function Lines({ game, variants, seats }: HouseRulesProps) {
  const shell = useWords();
  const words = useOnlineWords();
  const language = useLanguage();
  const known = useGame(game);
  if (!known) return <p className="quiet">{shell.app.loading}…</p>;
  const lines = variantLines(known.facts.variants, known.screen.text(language).variants, variants, seats);
  if (lines.length === 0) return <p className="quiet">{words.noVariants}</p>;
  return (
    <ul>
      {lines.map(({ name, value }) => (
        <li key={name}>
          {name}: <strong>{value === true ? shell.app.yes : value === false ? shell.app.no : value}</strong>
        </li>
      ))}
    </ul>
  );
}
