import type { Viewer } from '@mazmorra/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { ReplayClient } from '../local/local-table.ts';
import { slowness } from '../motion/travel.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import { useSettings } from '../settings/store.ts';
import { useTable } from '../table/context.tsx';

const restMilliseconds = 900;

/** Where a replay is to begin; at the start, through the first eyes, unless an address says otherwise. */
export interface Opening {
  readonly at: number;
  readonly eyes: Viewer | undefined;
  /** It plays by itself from there. */
  readonly plays: boolean;
  /** Where it stops to play by itself: the end of a clip. */
  readonly to: number | undefined;
}

/** From `?at=12&to=20&eyes=1&play=1`. */
export function openingOf(search: URLSearchParams): Opening {
  const at = Number(search.get('at') ?? 0);
  const eyes = search.get('eyes');
  return {
    at: Number.isInteger(at) && at > 0 ? at : 0,
    eyes:
      eyes === 'all' || eyes === 'spectator'
        ? eyes
        : eyes !== null && /^\d$/.test(eyes)
          ? Number(eyes)
          : undefined,
    plays: search.has('play'),
    to: /^\d{1,5}$/.test(search.get('to') ?? '') ? Number(search.get('to')) : undefined,
  };
}

/** A replay that is stepped, jumped and played, and through whose eyes. */
export function useReplay(client: ReplayClient, opening: Opening) {
  const { playing: showing } = useTable();
  const [at, setAt] = useState(0);
  const facts = useLoaded(() => client.facts, [client]);
  const [viewer, setViewer] = useState<Viewer>('spectator');
  const [playing, setPlaying] = useState(false);
  const speed = useSettings((settings) => settings.speed);
  const length = facts?.length ?? 0;
  useEffect(() => {
    if (!facts) return;
    const eyes = opening.eyes ?? facts.viewer;
    const place = Math.min(facts.length, opening.at);
    setViewer(eyes);
    setAt(place);
    if (eyes !== facts.viewer) void client.look(eyes);
    if (place > 0) client.show(place);
    setPlaying(opening.plays);
  }, [client, facts, opening]);
  useEffect(() => {
    // One move after the other: the next waits until this one has been shown.
    if (!playing || showing) return;
    if (at >= length || at === opening.to) return setPlaying(false);
    const timer = setTimeout(
      () => {
        client.next();
        setAt(at + 1);
      },
      Math.max(150, restMilliseconds * slowness[speed]),
    );
    return () => clearTimeout(timer);
  }, [playing, showing, at, length, client, speed, opening]);
  return {
    at,
    length,
    facts,
    viewer,
    playing,
    setPlaying,
    look(eyes: Viewer): void {
      setViewer(eyes);
      void client.look(eyes);
    },
    show(number: number): void {
      const place = Math.max(0, Math.min(length, number));
      setPlaying(false);
      setAt(place);
      client.show(place);
    },
    next(): void {
      if (at >= length) return;
      client.next();
      setAt(at + 1);
    },
  };
}
