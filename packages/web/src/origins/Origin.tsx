import type { GameId } from '@mazmorra/catalogue';
import { differsFromRulebook } from '@mazmorra/kernel';
import { useContext } from 'preact/hooks';
import { useLanguage } from '../i18n/index.ts';
import { ShowTip, Tip } from '../parts/Tip.tsx';
import { useSettings } from '../settings/store.ts';
import { sourcesIn, useAbout } from './about.ts';
import './origin.css';

interface OriginProps {
  readonly game: GameId;
  /** The id of a component; one that is in no list has no origin. */
  readonly of: string;
}

/** Where a card comes from, in a sentence: the last line of its tip. */
export function OriginLine({ game, of }: OriginProps) {
  const sentence = useSentence(game, of);
  return sentence !== undefined && <p className="origin-line">{sentence}</p>;
}

function useSentence(game: GameId, of: string): string | undefined {
  const language = useLanguage();
  const about = useAbout(game);
  const component = about?.components.find(({ id }) => id === of);
  return about && component && about.sentenceOf(component.origin, language, sourcesIn(about, language));
}

/**
 * The small mark on what the rulebook does not print: a ring for what was published elsewhere or differs in part, a full dot for
 * our own. A tap opens the tip of the card, which ends with the sentence. It is hidden from screen readers, for whom the tip says it.
 */
export function OriginMark({ game, of }: OriginProps) {
  const isShown = useSettings((settings) => settings.originMarks);
  const about = useAbout(game, isShown);
  const origin = about?.components.find(({ id }) => id === of)?.origin;
  if (!isShown || !origin || !differsFromRulebook(origin)) return;
  return <Mark game={game} of={of} isOurs={origin.source === 'design'} />;
}

function Mark({ isOurs, ...card }: OriginProps & { readonly isOurs: boolean }) {
  const isInTip = useContext(ShowTip) !== undefined;
  if (isInTip) return <Dot isOurs={isOurs} />;
  // Where the card has no tip, the mark has one of its own.
  return (
    <Tip className="origin-place" content={<OriginLine {...card} />}>
      <Dot isOurs={isOurs} />
    </Tip>
  );
}

/** A short way to the tip, which the keyboard opens by focus. A tap on it reaches nothing that lies behind. */
function Dot({ isOurs }: { readonly isOurs: boolean }) {
  const show = useContext(ShowTip);
  return (
    <span
      className={`origin-mark ${isOurs ? 'origin-ours' : ''}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.stopPropagation();
        show?.();
      }}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
