import { changeLanguage, languages, useLanguage, useWords } from '../i18n/index.ts';
import './language-switch.css';

export function LanguageSwitch() {
  const words = useWords();
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two toggle buttons, not a form
    <div className="language-switch" role="group" aria-label={words.app.language}>
      {languages.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-pressed={id === language}
          onClick={() => changeLanguage(id)}
        >
          {id.toUpperCase()} <span className="unseen">{name}</span>
        </button>
      ))}
    </div>
  );
}
