import people from 'icon:three-friends';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../i18n/index.ts';
import { CodeField } from '../../page/CodeField.tsx';
import { ButtonLink } from '../../parts/Button.tsx';
import { Link } from '../../parts/router.ts';

interface Numbers {
  readonly playing: number;
  readonly open: number;
  readonly waiting: number;
}

const again = 30_000;

/** Asked by plain HTTP: the first page opens no connection. A page without a table server gets an answer that is not ours. */
async function askNumbers(): Promise<Numbers | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const reply = await fetch('/api/now', { cache: 'no-store' });
    const ours = reply.ok && reply.headers.get('content-type')?.includes('json') === true;
    return ours ? ((await reply.json()) as Numbers) : undefined;
  } catch {
    return undefined;
  }
}

const nobody: Numbers = { playing: 0, open: 0, waiting: 0 };

/**
 * A table server says in the page itself that it is there: what is above the boxes keeps its place while its numbers come. Only a server
 * sends the page that is made without a document (`first-pages.tsx`).
 */
export const isServer = (): boolean =>
  typeof document === 'undefined' ||
  (navigator.onLine && document.documentElement.dataset['server'] !== undefined);

/** The way to other people, with how many there are; nothing where there is no server. */
export function People() {
  const words = useWords().home;
  const [numbers, setNumbers] = useState<Numbers | 'asked' | undefined>(() =>
    isServer() ? 'asked' : undefined,
  );
  useEffect(() => {
    const ask = (): void => {
      if (!document.hidden) void askNumbers().then(setNumbers);
    };
    ask();
    const timer = setInterval(ask, again);
    return () => clearInterval(timer);
  }, []);
  if (!numbers) return;
  const { playing, open, waiting } = numbers === 'asked' ? nobody : numbers;
  const said = [
    playing > 0 && words.playing(playing),
    waiting > 0 && words.waiting(waiting),
    open > 0 && words.openTables(open),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="home-people" data-people>
      <ButtonLink href="/quick" icon={people}>
        {words.withPeople}
      </ButtonLink>
      <p className="home-numbers quiet">
        {/* Takes the room of the longest text: nothing below it moves when the numbers come or change. */}
        <span className="home-room" aria-hidden="true">
          {words.nobody}
        </span>
        <span data-asked={numbers === 'asked' || undefined}>
          {playing + open + waiting === 0 ? (
            words.nobody
          ) : open === 0 ? (
            `${said}. ${words.otherwise}`
          ) : (
            <>
              <Link href="/online#lobby" className="lone-link">
                {said}
              </Link>
              . {words.otherwise}
            </>
          )}
        </span>
      </p>
      <CodeField />
      <div className="home-ways">
        <ButtonLink href="/daily">{words.daily}</ButtonLink>
        <ButtonLink href="/tournaments">{words.tournaments}</ButtonLink>
        <ButtonLink href="/me">{words.keepName}</ButtonLink>
      </div>
    </div>
  );
}
