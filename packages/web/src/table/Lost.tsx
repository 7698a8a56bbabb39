import { useWords } from '../i18n/index.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';

interface LostProps {
  readonly why: 'missing' | 'version' | 'broken';
  /** Said instead of the usual sentence. */
  readonly said?: string | undefined;
}

export function Lost({ why, said }: LostProps) {
  const words = useWords();
  return (
    <main className="loading" id="content">
      <h1>{words.app.notFound}</h1>
      <p>{said ?? words.table.lost[why]}</p>
      {why === 'broken' && (
        <Button kind="main" onClick={() => location.reload()}>
          {words.app.reload}
        </Button>
      )}
      <ButtonLink href="/" {...(why !== 'broken' && { kind: 'main' })}>
        {words.app.home}
      </ButtonLink>
    </main>
  );
}
