import type { GameId } from '@mazmorra/catalogue';
import { useWords } from '../i18n/index.ts';
import { anyStyle, stylesOf } from '../settings/styles.ts';

interface StyleChoiceProps {
  readonly game: GameId;
  readonly label: string;
  readonly style: string | undefined;
  /** Nothing for a bot without a style of its own. */
  readonly onChange: (style: string | undefined) => void;
}

/** The manner of play of a bot; nothing in a game whose bots have no styles. */
export function StyleChoice({ game, label, style, onChange }: StyleChoiceProps) {
  const { styles } = useWords();
  if (stylesOf(game).length === 0) return null;
  return (
    <select
      className="select"
      aria-label={label}
      value={style ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
    >
      <option value="">{styles.none}</option>
      {stylesOf(game).map((each) => (
        <option key={each} value={each}>
          {styles.known[each].name}
        </option>
      ))}
      <option value={anyStyle}>{styles.any}</option>
    </select>
  );
}
