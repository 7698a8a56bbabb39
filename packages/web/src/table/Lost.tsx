import { useWords } from '../i18n/index.ts';
import { ButtonLink } from '../parts/Button.tsx';

export function Lost({ why }: { readonly why: 'missing' | 'version' | 'broken' }) {
  const words = useWords();
  return (
    <main className="loading" id="content">
      <h1>{words.app.notFound}</h1>
      <p>{words.table.lost[why]}</p>
      <ButtonLink href="/" kind="main">
        {words.app.home}
      </ButtonLink>
    </main>
  );
}
