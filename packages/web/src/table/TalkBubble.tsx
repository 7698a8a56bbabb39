import type { Accusation } from '@mazmorra/kernel';
import { useEffect, useState } from 'preact/hooks';
import { Crest } from '../look/Crest.tsx';
import { say } from '../parts/live.ts';
import { useTable } from './context.tsx';
import './talk.css';

/** How long a remark stays: time to read it, whatever the speed of the game. */
const STAYS = 6000;

/** What was just said at the table, for some seconds; it takes no clicks. The log keeps it. */
export function TalkBubble() {
  const { talk, screen, names, language } = useTable();
  const latest = talk?.at(-1);
  const [heard, setHeard] = useState<Accusation | undefined>(latest);
  const fresh = latest !== undefined && latest !== heard && latest.seat !== names.own ? latest : undefined;
  const line = fresh && screen.remark?.(fresh, names, language);
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setHeard(fresh), STAYS);
    return () => clearTimeout(timer);
  }, [fresh]);
  useEffect(() => {
    if (line !== undefined) say(line);
  }, [line]);
  if (!fresh || line === undefined) return;
  return (
    <p className="talk-bubble" key={`${fresh.number} ${fresh.seat}`} aria-hidden="true">
      <Crest seat={fresh.seat} size={20} />
      <span>{line}</span>
    </p>
  );
}
