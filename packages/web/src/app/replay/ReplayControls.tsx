import firstIcon from 'icon:fast-backward-button';
import lastIcon from 'icon:fast-forward-button';
import nextIcon from 'icon:next-button';
import pauseIcon from 'icon:pause-button';
import playIcon from 'icon:play-button';
import previousIcon from 'icon:previous-button';
import saveIcon from 'icon:save';
import type { Viewer } from '@mazmorra/kernel';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import type { ReplayClient } from '../../local/local-table.ts';
import type { SavedTable } from '../../local/saved.ts';
import { slowness } from '../../motion/travel.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { useSettings } from '../../settings/store.ts';
import { useTable } from '../../table/context.tsx';
import './replay.css';

interface ReplayControlsProps {
  readonly client: ReplayClient;
  readonly saved: SavedTable;
  readonly onContinue: (at: number, seat: number) => Promise<void>;
  readonly onSave: () => void;
}

const restMilliseconds = 900;

export function ReplayControls({ client, saved, onContinue, onSave }: ReplayControlsProps) {
  const words = useWords();
  const { at, length, playing, setPlaying, show, next } = useReplay(client);
  const [viewer, setViewer] = useState<Viewer>('all');
  const [asking, setAsking] = useState(false);
  const look = (value: string): void => {
    const eyes: Viewer = value === 'all' || value === 'spectator' ? value : Number(value);
    setViewer(eyes);
    void client.look(eyes);
  };
  return (
    <section className="replay" aria-label={words.replay.title}>
      <input
        className="range"
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={words.replay.position(at, length)}
        onChange={(event) => show(Number(event.target.value))}
      />
      <div className="replay-row">
        <IconButton icon={firstIcon} label={words.replay.first} onClick={() => show(0)} />
        <IconButton icon={previousIcon} label={words.replay.previous} onClick={() => show(at - 1)} />
        <IconButton
          icon={playing ? pauseIcon : playIcon}
          label={playing ? words.replay.pause : words.replay.play}
          onClick={() => setPlaying(!playing)}
        />
        <IconButton icon={nextIcon} label={words.replay.next} onClick={next} />
        <IconButton icon={lastIcon} label={words.replay.last} onClick={() => show(length)} />
        <span className="replay-at" data-position>
          {words.replay.position(at, length)}
        </span>
        <select
          className="select replay-eyes"
          aria-label={words.replay.eyes}
          value={String(viewer)}
          onChange={(event) => look(event.target.value)}
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
        <Button onClick={() => setAsking(true)} disabled={at >= length && saved.outcome !== undefined}>
          {words.replay.continue}
        </Button>
        <IconButton icon={saveIcon} label={words.replay.save} onClick={onSave} />
      </div>
      <Sheet open={asking} onClose={() => setAsking(false)} title={words.replay.continue}>
        <p>{words.replay.continueHelp}</p>
        <div className="row">
          {saved.seats.map((seat, place) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={place}
              kind={place === viewer ? 'main' : 'plain'}
              onClick={() => void onContinue(at, place)}
            >
              {seat.name}
            </Button>
          ))}
        </div>
      </Sheet>
    </section>
  );
}

function useReplay(client: ReplayClient) {
  const { playing: showing } = useTable();
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(0);
  const [playing, setPlaying] = useState(false);
  const speed = useSettings((settings) => settings.speed);
  useEffect(() => {
    let current = true;
    client.length.then((known) => current && setLength(known));
    return () => {
      current = false;
    };
  }, [client]);
  useEffect(() => {
    // One move after the other: the next waits until this one has been shown.
    if (!playing || showing) return;
    if (at >= length) return setPlaying(false);
    const timer = setTimeout(
      () => {
        client.next();
        setAt(at + 1);
      },
      Math.max(150, restMilliseconds * slowness[speed]),
    );
    return () => clearTimeout(timer);
  }, [playing, showing, at, length, client, speed]);
  const show = (number: number): void => {
    const place = Math.max(0, Math.min(length, number));
    setPlaying(false);
    setAt(place);
    client.show(place);
  };
  const next = (): void => {
    if (at >= length) return;
    client.next();
    setAt(at + 1);
  };
  return { at, length, playing, setPlaying, show, next };
}
