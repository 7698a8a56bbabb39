import returnArrow from 'icon:anticlockwise-rotation';
import dungeonGate from 'icon:dungeon-gate';
import type { Seat } from '@mazmorra/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Picture } from '../look/Icon.tsx';
import { Button } from '../parts/Button.tsx';
import { useTitle } from '../parts/title.ts';
import './curtain.css';

interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onReady: () => void;
  /** For the person who has just acted and is still here. */
  readonly onTakeBack: (() => void) | undefined;
}

/** Hides the whole table while the device changes hands. Nothing of any hand is on the page behind it. */
export function Curtain({ seat, name, onReady, onTakeBack }: CurtainProps) {
  const words = useWords();
  useTitle(words.curtain.title(name));
  const button = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new person starts at the button
  useEffect(() => button.current?.querySelector('button')?.focus(), [seat]);
  return (
    <main className="curtain" id="content">
      <div className="curtain-gate">
        <Picture of={dungeonGate} tint="earth" />
      </div>
      <Crest seat={seat} size={84} />
      <h1>{words.curtain.title(name)}</h1>
      <p className="quiet">{words.curtain.help}</p>
      <div ref={button}>
        <Button kind="main" onClick={onReady} data-curtain>
          {words.curtain.ready(name)}
        </Button>
      </div>
      {onTakeBack && (
        <Button kind="ghost" icon={returnArrow} onClick={onTakeBack}>
          {words.table.takeBack}
        </Button>
      )}
    </main>
  );
}
