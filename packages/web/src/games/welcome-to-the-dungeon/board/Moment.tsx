import shield from 'icon:checked-shield';
import type { MonsterId, RunView } from '@mazmorra/welcome-to-the-dungeon';
import { MonsterCard, nameOf } from '../art/cards.tsx';
import { Flip } from '../art/Flip.tsx';
import { isOfMonster, verdictOf } from '../model.ts';
import { type Play, usePlay, whoIs } from '../play.ts';
import { Piece, PlateButton } from './Piece.tsx';
import { Stamp } from './Stamp.tsx';
import { MonsterTip } from './tips.tsx';
import './moment.css';

/** What comes out of the gate, and what becomes of it. Where nothing helps by itself it is faced here. */
export function Moment({ run }: { readonly run: RunView }) {
  const play = usePlay();
  const { beat } = play;
  const said = sayingOf(play, run);
  return (
    <div className="wd-moment" data-anchor="faced">
      {run.faced && <Faced id={run.faced} />}
      {said !== undefined && (
        <p
          className={run.faced ? 'wd-said' : 'wd-said wd-threshold'}
          key={beat?.id}
          data-told={beat && SAID.has(beat.event.type)}
        >
          {said}
        </p>
      )}
      <PlateButton option="keep" icon={shield} />
      <PlateButton option="take-damage" icon={shield} />
    </div>
  );
}

function Faced({ id }: { readonly id: MonsterId }) {
  const { view, text, beat, words } = usePlay();
  const turns = beat?.told === false;
  const verdict = verdictOf(beat?.event);
  const kind = beat?.event.type;
  const struck = verdict?.type === 'beaten' ? 'wd-beaten' : kind === 'damage' ? 'wd-lunge' : '';
  return (
    <Piece
      label={turns ? words.turning : nameOf(text, id)}
      tip={<MonsterTip id={id} />}
      className="wd-faced-piece"
    >
      <span className={`wd-faced-card ${struck}`} data-flip={`pile:${view.pile.length}`}>
        <Flip of={`${id} ${view.pile.length}`} length={(beat?.length ?? 0) * 0.75} turns={turns}>
          <MonsterCard id={id} text={text} />
        </Flip>
        {verdict && isOfMonster(verdict) && <Stamp verdict={verdict} />}
      </span>
    </Piece>
  );
}

/** What is said before the gate: who goes in, how many are still inside, what a piece of equipment has just done. */
function sayingOf(play: Play, run: RunView): string | undefined {
  const { view, beat, words, text, names } = play;
  if (beat?.event.type === 'turn-up')
    return beat.event.pile === 0 ? words.lastCard : words.stillInside(beat.event.pile);
  if (beat && SAID.has(beat.event.type)) return text.event(beat, names);
  if (run.faced || run.result !== undefined) return undefined;
  const who = whoIs(play, run.runner);
  if (view.phase !== 'name' || beat) return words.goesIn(...who);
  return who[1] ? undefined : words.asks(who[0]);
}

const SAID: ReadonlySet<string> = new Set(['name', 'defeat', 'damage', 'potion', 'death', 'omnipotence']);
