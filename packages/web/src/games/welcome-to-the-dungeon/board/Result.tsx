import trophy from 'icon:laurels-trophy';
import skull from 'icon:skull-crack';
import type { RunView } from '@mazmorra/welcome-to-the-dungeon';
import { Crest } from '../../../look/Crest.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { HeroCard, nameOf, thingOf } from '../art/cards.tsx';
import { Gate } from '../art/Gate.tsx';
import { Medal } from '../art/Medal.tsx';
import { tileDrawings } from '../art/pictures.ts';
import { usePlay, whoIs } from '../play.ts';
import { Trail } from './Trail.tsx';
import './result.css';

/** How a run went, over the whole board: whoever lived walks out of the gate into the light, behind whoever failed it has closed. */
export function Result({ run }: { readonly run: RunView }) {
  const play = usePlay();
  const { view, text, words } = play;
  const success = run.result === 'success';
  const { adventurer, winner } = view;
  if (!adventurer) return;
  return (
    <div className="wd-result" data-success={success}>
      <div className="wd-result-scene">
        <span className="wd-result-rays" data-anchor="faced" />
        <Gate inside={success ? 0 : 5} open={success} />
        <span className="wd-result-hero" data-flip="hero">
          <HeroCard id={adventurer} text={text} />
          <Crest seat={run.runner} size="100%" className="wd-hero-crest" />
        </span>
        <Picture
          of={success ? trophy : skull}
          tint={success ? 'gold' : 'bone'}
          className="wd-result-picture"
        />
      </div>
      <div className="wd-result-words">
        <h2>{success ? words.success : words.failure}</h2>
        <p>{words.resultOf(...whoIs(play, run.runner), success, Math.max(0, run.hp))}</p>
        {winner !== undefined && <p className="wd-winner">{words.wins(...whoIs(play, winner))}</p>}
        <Trail steps={run.steps} />
        <Rest />
      </div>
    </div>
  );
}

/** What nobody met: the monsters that lay under the equipment given up, and those that stayed inside. */
function Rest() {
  const { told, beat, words, text } = usePlay();
  const aside = told.tiles.flatMap(({ id, monster }) =>
    monster === undefined || monster === 'unknown' ? [] : [{ id, monster }],
  );
  const left = beat?.event.type === 'turn-up-left' && beat.told ? beat.event.monsters : [];
  if (aside.length + left.length === 0) return;
  return (
    <ul className="wd-rest" aria-label={words.rest}>
      {aside.map(({ id, monster }) => (
        <li key={id} title={words.underOf(thingOf(text, id), nameOf(text, monster))}>
          <Medal id={monster} />
          <span className="wd-rest-tile">
            <Picture of={tileDrawings[id].icon} tint={tileDrawings[id].tint} />
          </span>
        </li>
      ))}
      {left.map((monster, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card of the pile is its place
        <li key={place} title={nameOf(text, monster)}>
          <Medal id={monster} />
        </li>
      ))}
    </ul>
  );
}
