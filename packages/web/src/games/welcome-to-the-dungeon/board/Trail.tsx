import type { StepView } from '@mazmorra/welcome-to-the-dungeon';
import { Badge } from '../../../look/Badge.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { nameOf } from '../art/cards.tsx';
import { Medal } from '../art/Medal.tsx';
import { tileDrawings } from '../art/pictures.ts';
import { hurt, strengthOf } from '../model.ts';
import { type Play, usePlay } from '../play.ts';
import { Piece } from './Piece.tsx';
import './trail.css';

/** Every monster met in a run, in order, with what became of it. */
export function Trail({ steps }: { readonly steps: readonly StepView[] }) {
  const { words } = usePlay();
  return (
    <ol className="wd-trail" aria-label={words.trail} data-long={steps.length > 6}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the trail
        <li key={index}>
          <Step step={step} />
        </li>
      ))}
    </ol>
  );
}

/** What became of a monster, in words. */
function fateOf({ words, text }: Play, { monster, end, hp, tile }: StepView): string {
  const lost = strengthOf(monster);
  switch (end) {
    case 'exchanged':
      return words.stepExchanged;
    case 'potion':
      return words.stepPotion(lost, hp);
    case 'damage':
      return words.stepDamage(lost, hp);
    default:
      return words.stepBeaten(tile ? nameOf(text, tile) : '');
  }
}

function Step({ step }: { readonly step: StepView }) {
  const play = usePlay();
  const { text, words, names } = play;
  const name = nameOf(text, step.monster);
  const fate = fateOf(play, step);
  const origin = step.by === undefined ? words.fromDeck : words.putBy(names.seat(step.by));
  const label = `${words.step(name, fate)} (${origin})`;
  return (
    <Piece label={label} tip={<p>{label}</p>}>
      <span className={`wd-step ${hurt(step) ? 'wd-step-hurt' : 'wd-step-beaten'}`}>
        <span className="wd-step-picture">
          <Medal id={step.monster} />
          {hurt(step) ? (
            <Badge kind="wounds" value={strengthOf(step.monster)} size="100%" className="wd-step-mark" />
          ) : (
            step.tile && (
              <span className="wd-step-mark wd-step-tile">
                <Picture of={tileDrawings[step.tile].icon} tint={tileDrawings[step.tile].tint} />
              </span>
            )
          )}
        </span>
        <span className="wd-step-words">
          <b>{name}</b> <span>{fate}</span>
        </span>
      </span>
    </Piece>
  );
}
