import { factsOf, gameIds } from '@mazmorra/catalogue';
import { useWords } from '../i18n/index.ts';
import { AboutLink } from '../origins/AboutLink.tsx';
import { Page } from '../page/Page.tsx';

export default function CreditsPage() {
  const words = useWords();
  const { credits: text } = words;
  const parts = [
    [text.icons, text.iconsText],
    [text.fonts, text.fontsText],
    [text.sound, text.soundText],
    [text.software, text.softwareText],
  ] as const;
  return (
    <Page title={text.title}>
      <div className="plate">
        <p>{text.intro}</p>
        <h2>{text.games}</h2>
        <ul>
          {gameIds.map((id) => (
            <li key={id}>
              <strong>{words.games[id].name}</strong>, {text.designedBy(factsOf(id).designers.join(', '))}.{' '}
              <AboutLink game={id} />
            </li>
          ))}
        </ul>
      </div>
      {parts.map(([title, body]) => (
        <div className="plate" key={title}>
          <h2>{title}</h2>
          <p>{body}</p>
        </div>
      ))}
      <div className="plate">
        <ul>
          <li>
            <a href="https://game-icons.net">game-icons.net</a> ·{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </li>
          <li>
            <a className="lone-link" href="https://openfontlicense.org">
              SIL Open Font License 1.1
            </a>
          </li>
        </ul>
      </div>
    </Page>
  );
}
