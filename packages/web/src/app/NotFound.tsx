import { useWords } from '../i18n/index.ts';
import { ButtonLink } from '../parts/Button.tsx';

export function NotFound() {
  const words = useWords();
  return (
    <main className="loading" id="content">
      <h1>{words.app.notFound}</h1>
      <p>{words.app.notFoundHelp}</p>
      <ButtonLink href="/" kind="main">
        {words.app.home}
      </ButtonLink>
    </main>
  );
}
