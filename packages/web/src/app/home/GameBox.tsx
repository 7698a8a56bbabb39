import hourglass from 'icon:hourglass';
import people from 'icon:three-friends';
import type { GameId } from '@mazmorra/catalogue';
import { useState } from 'preact/hooks';
import { hasDilemmas } from '../../dilemmas/data.ts';
import { lidOf } from '../../games/boxes.ts';
import { useWords } from '../../i18n/index.ts';
import { hasLesson } from '../../lessons/books.ts';
import { progressIn } from '../../lessons/progress.ts';
import { Icon, Picture } from '../../look/Icon.tsx';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { useLocation } from '../../parts/router.ts';
import { useSettings } from '../../settings/store.ts';
import { quickTable } from '../seating.ts';
import { FirstTime } from './FirstTime.tsx';

/** One box: its lid with the picture, what is in it, and the ways to play it. */
export function GameBox({ game }: { readonly game: GameId }) {
  const words = useWords();
  const text = words.games[game];
  const name = useSettings((settings) => settings.name);
  const level = useSettings((settings) => settings.level);
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(false);
  const offered = hasLesson(game) ? progressIn(game) : { known: true };
  const play = async (): Promise<void> => {
    setAsked(false);
    setBusy(true);
    setFailed(false);
    try {
      const { createLocalTable } = await import('../../local/local-table.ts');
      const table = await createLocalTable(quickTable(words, game, name, level));
      go(`/table/${table.id}`);
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <article className="box" data-game={game}>
      <div className="box-lid">
        <div className="box-art" aria-hidden="true">
          {lidOf(game).map(({ icon, tint, at: [left, top, width, turn] }) => (
            <Picture
              key={`${tint}${left}`}
              of={icon}
              tint={tint}
              style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, rotate: `${turn}deg` }}
            />
          ))}
        </div>
        <h3>{text.name}</h3>
      </div>
      <p className="box-line">{text.line}</p>
      <p className="box-facts">
        <span>
          <Icon of={people} /> {text.players}
        </span>
        <span>
          <Icon of={hourglass} /> {text.minutes}
        </span>
      </p>
      <div className="box-actions">
        <Button
          kind="main"
          onClick={() => (offered.known ? void play() : setAsked(true))}
          disabled={busy}
          aria-label={words.home.playNowHelp(text.name)}
          data-play={game}
        >
          {busy ? words.setup.starting : words.home.playNow}
        </Button>
        <ButtonLink href={`/play/${game}?people=2`}>{words.home.oneScreen}</ButtonLink>
        <ButtonLink href={`/online?game=${game}`}>{words.home.online}</ButtonLink>
      </div>
      <div className="box-more">
        {hasLesson(game) && (
          <ButtonLink href={`/learn/${game}`} kind="ghost">
            {words.home.learn}
          </ButtonLink>
        )}
        {hasDilemmas(game) && (
          <ButtonLink href={`/dilemmas/${game}`} kind="ghost">
            {words.home.dilemmas}
          </ButtonLink>
        )}
        <ButtonLink href={`/rules/${game}`} kind="ghost">
          {words.home.rules}
        </ButtonLink>
      </div>
      <FirstTime game={game} open={asked} onClose={() => setAsked(false)} onPlay={() => void play()} />
      {failed && <p role="alert">{words.setup.failed}</p>}
    </article>
  );
}
