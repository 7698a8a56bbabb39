import firstIcon from 'icon:fast-backward-button';
import lastIcon from 'icon:fast-forward-button';
import moreIcon from 'icon:hamburger-menu';
import nextIcon from 'icon:next-button';
import pauseIcon from 'icon:pause-button';
import playIcon from 'icon:play-button';
import previousIcon from 'icon:previous-button';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import type { ReplayClient } from '../local/local-table.ts';
import type { SavedTable } from '../local/saved.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { momentAddress } from '../table/decisive.ts';
import { ClipSheet } from './ClipSheet.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import { type Opening, useReplay } from './use-replay.ts';
import './replay.css';

interface ReplayControlsProps {
  readonly client: ReplayClient;
  readonly saved: SavedTable;
  readonly opening: Opening;
  readonly onContinue: (at: number, seat: number) => Promise<void>;
}

export function ReplayControls({ client, saved, opening, onContinue }: ReplayControlsProps) {
  const words = useWords();
  const replay = useReplay(client, opening);
  const { at, length, facts, viewer, look, show } = replay;
  const [opened, setOpened] = useState<'continue' | 'more' | 'clip'>();
  const close = (): void => setOpened(undefined);
  const over = at >= length && saved.outcome !== undefined;
  return (
    <section className="replay" aria-label={words.replay.title}>
      {facts?.broken !== undefined && (
        <p className="replay-broken" role="status">
          {words.replay.broken(facts.broken)}
        </p>
      )}
      <div className="replay-place">
        <input
          className="range"
          type="range"
          min={0}
          max={length}
          value={at}
          aria-label={words.replay.position(at, length)}
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
        <span className="replay-at" data-position>
          {words.replay.position(at, length)}
        </span>
      </div>
      <div className="replay-row">
        <Steps {...replay} />
        <Eyes saved={saved} viewer={viewer} look={look} />
        <Button className="replay-continue" onClick={() => setOpened('continue')} disabled={over}>
          {words.replay.continue}
        </Button>
        <IconButton
          className="replay-more"
          icon={moreIcon}
          label={words.replay.more}
          onClick={() => setOpened('more')}
        />
      </div>
      {opened === 'continue' && (
        <ContinueSheet
          saved={saved}
          viewer={viewer}
          onClose={close}
          onSeat={(seat) => void onContinue(at, seat)}
        />
      )}
      {opened === 'clip' && <ClipSheet saved={saved} at={at} viewer={viewer} onClose={close} />}
      {opened === 'more' && (
        <MoreSheet
          saved={saved}
          moment={at > 0 && at < length ? momentAddress(at, viewer) : undefined}
          onClose={close}
          onClip={at > 0 ? () => setOpened('clip') : undefined}
          onContinue={over ? undefined : () => setOpened('continue')}
          onShow={(move) => {
            close();
            show(move - 1);
          }}
        />
      )}
    </section>
  );
}

/** To the beginning and the end, one step, and by itself. */
function Steps({ at, length, playing, setPlaying, show, next }: ReturnType<typeof useReplay>) {
  const words = useWords();
  return (
    <>
      <IconButton
        className="replay-far"
        icon={firstIcon}
        label={words.replay.first}
        onClick={() => show(0)}
      />
      <IconButton icon={previousIcon} label={words.replay.previous} onClick={() => show(at - 1)} />
      <IconButton
        icon={playing ? pauseIcon : playIcon}
        label={playing ? words.replay.pause : words.replay.play}
        onClick={() => setPlaying(!playing)}
      />
      <IconButton icon={nextIcon} label={words.replay.next} onClick={next} />
      <IconButton
        className="replay-far"
        icon={lastIcon}
        label={words.replay.last}
        onClick={() => show(length)}
      />
    </>
  );
}

interface EyesProps extends Pick<ReturnType<typeof useReplay>, 'viewer' | 'look'> {
  readonly saved: SavedTable;
}

/** Through whose eyes the game is seen. */
function Eyes({ saved, viewer, look }: EyesProps) {
  const words = useWords();
  return (
    <select
      className="select replay-eyes"
      aria-label={words.replay.eyes}
      value={String(viewer)}
      onChange={({ currentTarget: { value } }) =>
        look(value === 'all' || value === 'spectator' ? value : Number(value))
      }
    >
      <option value="all">{words.replay.all}</option>
      <option value="spectator">{words.replay.public}</option>
      {saved.seats.map((seat, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <option key={place} value={place}>
          {seat.name}
        </option>
      ))}
    </select>
  );
}

interface ContinueProps extends Pick<EyesProps, 'saved' | 'viewer'> {
  readonly onClose: () => void;
  readonly onSeat: (seat: number) => void;
}

/** Which seat the reader takes to play on from here. */
function ContinueSheet({ saved, viewer, onClose, onSeat }: ContinueProps) {
  const words = useWords();
  return (
    <Sheet open onClose={onClose} title={words.replay.continue}>
      <p>{words.replay.continueHelp}</p>
      <div className="row">
        {saved.seats.map((seat, place) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={place}
            kind={place === viewer ? 'main' : 'plain'}
            onClick={() => onSeat(place)}
          >
            {seat.name}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
