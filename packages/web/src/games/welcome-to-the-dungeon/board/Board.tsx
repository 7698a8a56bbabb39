import { useEffect } from 'preact/hooks';
import { HeroCard, nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { fullHp, modeOf } from '../model.ts';
import { Deck } from './Deck.tsx';
import { Dungeon } from './Dungeon.tsx';
import { Heroes } from './Heroes.tsx';
import { Kinds } from './Kinds.tsx';
import { Piece } from './Piece.tsx';
import { type Props, wordsOf } from './props.ts';
import { Faced, Promises, Runner, Trail } from './Run.tsx';
import { Tiles } from './Tiles.tsx';
import './board.css';
import './kinds.css';
import './heroes.css';
import './wide.css';
import './run.css';
import './tall.css';

/**
 * Three places side by side: in the bidding the deck, the adventurer and the dungeon; in the dungeon the adventurer, the
 * monster faced and what still waits. The equipment lies around the middle and stays there.
 */
export function Board(props: Props) {
  const { view, beat, choice } = props;
  const mode = modeOf(view, beat?.event);
  usePickedInView(choice.picked?.name);
  const { run } = view;
  if (mode === 'choose') {
    return (
      <div className="wd" data-board data-mode={mode}>
        <Heroes {...props} />
      </div>
    );
  }
  const naming = choice.startingWith('name:').length > 0;
  return (
    <div
      className="wd"
      data-board
      data-mode={mode}
      data-naming={naming}
      data-phase={view.phase}
      data-moment={beat?.event.type}
    >
      <div className="wd-stage">
        <div className="wd-left">{run ? <Runner {...props} run={run} /> : <Deck {...props} />}</div>
        <div className="wd-middle">
          {run ? <Faced {...props} run={run} /> : <Adventurer {...props} />}
          {!run && <Round {...props} />}
        </div>
        <div className="wd-right">
          <Dungeon {...props} />
        </div>
        <Tiles {...props} />
        {run && (
          <div className="wd-way">
            <Round {...props} />
            {props.told.run && <Promises {...props} run={props.told.run} />}
            <Trail {...props} steps={props.told.run?.steps ?? []} />
          </div>
        )}
      </div>
      <Kinds {...props} view={props.told} />
    </div>
  );
}

function Round(props: Props) {
  const { view } = props;
  const words = wordsOf(props);
  return (
    <p className="wd-round">
      {words.round(view.round)} · {view.run ? words.inDungeon : words.bidding}
    </p>
  );
}

/** On a small screen the bar grows when something is picked: what was picked stays in view. */
function usePickedInView(picked: string | undefined): void {
  useEffect(() => {
    if (picked === undefined) return;
    document.querySelector('.wd .option-picked')?.scrollIntoView({ block: 'nearest' });
  }, [picked]);
}

/** The adventurer everybody shares, with the hit points they would go in with. */
function Adventurer(props: Props) {
  const { view, text } = props;
  const words = wordsOf(props);
  const id = view.adventurer;
  if (!id) return;
  const label = `${nameOf(text, id)}, ${words.hp(view.hp)}`;
  return (
    <Piece
      label={label}
      className="wd-adventurer"
      tip={
        <>
          <strong>{nameOf(text, id)}</strong>
          <p>{tellOf(text, id)}</p>
          <p>{words.hpNow(view.hp, fullHp(id))}</p>
          <From of={id} />
        </>
      }
    >
      <span data-anchor="hero" data-flip="hero" className="wd-adventurer-card">
        <HeroCard id={id} text={text} hp={view.hp} />
      </span>
    </Piece>
  );
}
