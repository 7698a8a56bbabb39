import { useWords } from '../i18n/index.ts';
import { ButtonLink } from '../parts/Button.tsx';

/** Says why a lesson or a position cannot be opened. */
export function NotOpened({ why }: { readonly why: string }) {
  const words = useWords();
  return (
    <main className="loading" id="content">
      <h1>{words.app.notFound}</h1>
      <p>{why}</p>
      <ButtonLink href="/" kind="main">
        {words.app.home}
      </ButtonLink>
    </main>
  );
}
