import type { GameId } from '@mazmorra/catalogue';
import { useWords } from '../../i18n/index.ts';
import { markKnown, progressIn } from '../../lessons/progress.ts';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';

interface FirstTimeProps {
  readonly game: GameId;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPlay: () => void;
}

/** Before the first game: a lesson, or straight to the table. Asked until one of the two was chosen. */
export function FirstTime({ game, open, onClose, onPlay }: FirstTimeProps) {
  const { firstTime: words, games } = useWords();
  if (!open) return;
  const begun = progressIn(game).at !== undefined;
  const play = (): void => {
    markKnown(game);
    onPlay();
  };
  return (
    <Sheet open onClose={onClose} title={words.title(games[game].name)}>
      <p>{words.offer}</p>
      <div className="row">
        <ButtonLink href={`/learn/${game}`} kind="main">
          {begun ? words.goOn : words.learn}
        </ButtonLink>
        <Button onClick={play} data-known>
          {words.known}
        </Button>
      </div>
    </Sheet>
  );
}
