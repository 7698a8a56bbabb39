import { factsOf, type GameId } from '@mazmorra/catalogue';
import { useState } from 'preact/hooks';
import { hasDilemmas } from '../../dilemmas/data.ts';
import { useWords } from '../../i18n/index.ts';
import { quickTable } from '../../local/seating.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Switch } from '../../parts/fields.tsx';
import { useLocation } from '../../parts/router.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { keptObject } from '../../settings/kept.ts';
import { type Level, levels } from '../../settings/levels.ts';
import { change, useSettings } from '../../settings/store.ts';
import { hasLesson } from '../../taught/books.ts';
import { markKnown, progressIn } from '../../taught/progress.ts';
import { Select } from './Select.tsx';

interface GameSheetProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** The ways to play a game, with what may be chosen before a game against bots. Who has never played it sees the lesson first. */
export function GameSheet({ game, onClose }: GameSheetProps) {
  const words = useWords();
  const { name, line } = words.games[game];
  const lesson = hasLesson(game) ? progressIn(game) : undefined;
  const isNew = lesson !== undefined && lesson.known !== true;
  return (
    <Sheet open onClose={onClose} title={name} from="below" className="game-sheet">
      <p>{line}</p>
      {isNew && (
        <ButtonLink href={`/learn/${game}`} kind="main" first>
          {lesson?.at === undefined ? words.home.learnFirst : words.home.learnOn}
        </ButtonLink>
      )}
      <PlayNow game={game} isNew={isNew} />
      <div className="game-ways">
        <ButtonLink href={`/online?game=${game}`}>{words.home.online}</ButtonLink>
        <ButtonLink href={`/play/${game}?people=2`}>{words.home.oneScreen}</ButtonLink>
        {lesson && !isNew && <ButtonLink href={`/learn/${game}`}>{words.home.learn}</ButtonLink>}
        {hasDilemmas(game) && <ButtonLink href={`/dilemmas/${game}`}>{words.home.dilemmas}</ButtonLink>}
        {keptObject('mazmorra.practice')[game] !== undefined && (
          <ButtonLink href={`/practice/${game}`}>{words.home.practice}</ButtonLink>
        )}
        <ButtonLink href={`/rules/${game}`}>{words.home.rules}</ButtonLink>
        <ButtonLink href={`/play/${game}`}>{words.home.houseRules}</ButtonLink>
      </div>
    </Sheet>
  );
}

interface PlayNowProps {
  readonly game: GameId;
  readonly isNew: boolean;
}

/** A game against bots: how many, how good, and what else the game lets one choose. */
function PlayNow({ game, isNew }: PlayNowProps) {
  const words = useWords();
  const level = useSettings((settings) => settings.level);
  const { seats, choice } = factsOf(game);
  const [bots, setBots] = useState(seats.usual - 1);
  const [chosen, setChosen] = useState(false);
  const { play, state } = usePlay(game);
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min - 1 + more);
  const start = (): void => {
    markKnown(game);
    void play(bots + 1, choice && chosen ? { [choice.variant]: choice.value } : {});
  };
  return (
    <div className="play-now">
      <Select
        label={words.home.bots}
        value={String(bots)}
        values={counts.map((count) => ({ value: String(count), name: words.home.botCount(count) }))}
        onChange={(value) => setBots(Number(value))}
      />
      <Select
        label={words.home.botLevel}
        value={level}
        values={levels.map((each) => ({ value: each, name: words.levels[each].name }))}
        onChange={(value) => change({ level: value as Level })}
      />
      {choice && <Switch label={words.games[game].choice ?? ''} on={chosen} onChange={setChosen} />}
      <Button
        {...(isNew ? {} : { kind: 'main', 'data-first': true })}
        onClick={start}
        disabled={state === 'busy'}
        data-play={game}
      >
        {state === 'busy' ? words.setup.starting : words.home.playNow}
      </Button>
      {state === 'failed' && <p role="alert">{words.setup.failed}</p>}
    </div>
  );
}

function usePlay(game: GameId) {
  const words = useWords();
  const name = useSettings((settings) => settings.name);
  const level = useSettings((settings) => settings.level);
  const [, go] = useLocation();
  const [state, setState] = useState<'busy' | 'failed'>();
  const play = async (seats: number, variants: Readonly<Record<string, string>>): Promise<void> => {
    setState('busy');
    try {
      const { createLocalTable } = await import('../../local/local-table.ts');
      const table = await createLocalTable({ ...quickTable(words, game, name, level, seats), variants });
      go(`/table/${table.id}`);
    } catch {
      setState('failed');
    }
  };
  return { play, state };
}
