import type { GameId } from '@mazmorra/catalogue';
import type { Said, Step } from '@mazmorra/lessons';
import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { useLocation } from '../parts/router.ts';
import { offered } from '../settings/languages.ts';
import { Loading } from '../table/Loading.tsx';
import { CoachedTable } from './CoachedTable.tsx';
import { NotOpened } from './NotOpened.tsx';
import { useTaught } from './use-taught.ts';
import { useLessonWords } from './words.ts';

/** What is said where a position has nothing to say to an answer. */
const nothing = Object.fromEntries(offered.map((language) => [language, ''])) as Said;

/** A position of the rulebook: one decision, what is to be seen in it, and then the game goes on. */
export default function TryPage({ game, id }: { readonly game: GameId; readonly id: string }) {
  const words = useLessonWords();
  const taught = useTaught(game);
  const [, go] = useLocation();
  const [round, setRound] = useState(0);
  if (!taught) return <Loading />;
  const tried = taught.book?.tries.find((each) => each.id === id);
  if (!taught.book || !tried) return <NotOpened why={words.none} />;
  const { say, lit, answers } = tried;
  const step: Step = { say, ...(lit && { lit }), answers: { '*': nothing, ...answers } };
  const [rule] = tried.rules;
  const toRules = (): void => go(`/rules/${game}#${rule}`);
  return (
    <CoachedTable
      key={round}
      id={`try-${game}-${id}`}
      game={game}
      version={taught.book.version}
      screen={taught.screen}
      setting={tried}
      steps={[step]}
      endActions={[
        { label: words.tryAgain, main: true, run: () => setRound(round + 1) },
        { label: words.rules, run: toRules },
      ]}
      end={(playOn) => (
        <div className="coach-actions" data-lesson-end>
          <Button kind="main" onClick={() => setRound(round + 1)}>
            {words.tryAgain}
          </Button>
          <Button onClick={playOn}>{words.playOn}</Button>
          <Button kind="ghost" onClick={toRules}>
            {words.rules}
          </Button>
        </div>
      )}
    />
  );
}
