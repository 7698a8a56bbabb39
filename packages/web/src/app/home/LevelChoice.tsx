import { useId } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { change, useSettings } from '../../settings/store.ts';
import { type Level, levels } from '../levels.ts';

/** How well the bots of *Play now* play; the set-up page has a level for each seat. */
export function LevelChoice() {
  const words = useWords();
  const level = useSettings((settings) => settings.level);
  const id = useId();
  return (
    <p className="home-level">
      <label htmlFor={id}>{words.home.bots}</label>
      <select
        id={id}
        value={level}
        onChange={(event) => change({ level: event.currentTarget.value as Level })}
      >
        {levels.map((each) => (
          <option key={each} value={each}>
            {words.levels[each].name}
          </option>
        ))}
      </select>
    </p>
  );
}
