import { changeLanguage, isLanguage, languages, useLanguage, useWords } from '../i18n/index.ts';
import './language-switch.css';

/** A menu of all languages, each by its own name; shut it shows the code of the one that is read. */
export function LanguageSwitch() {
  const words = useWords();
  const language = useLanguage();
  return (
    <label className="language-switch">
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <select
        aria-label={words.app.language}
        value={language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && changeLanguage(value)}
      >
        {languages.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
