import deduced from 'icon:brain';
import eye from 'icon:eyeball';
import type { GoalView } from '@mazmorra/saboteur';
import { Crest } from '../../../look/Crest.tsx';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { nameOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { GoalBack, Tile } from '../art/Tile.tsx';
import { usePlay } from '../play.ts';
import { cellStyle } from './cell.ts';

/** The three goals while they lie face down, with what the viewer knows of them; turned up they belong to the maze. */
export function Goals({ looking }: { readonly looking: boolean }) {
  const { view, beat } = usePlay();
  return view.goals.map((goal) => {
    const turning = beat?.event.type === 'goal-turned' && beat.event.slot === goal.slot;
    if (goal.known === 'open' && !turning) return undefined;
    return (
      <div
        key={goal.slot}
        className="sb-cell"
        style={cellStyle(goal.x, goal.y)}
        data-anchor={`goal:${goal.slot}`}
      >
        {goal.known === 'open' ? (
          <span className="sb-goal-turning" key={beat?.id}>
            <GoalBack />
          </span>
        ) : (
          <FaceDown goal={goal} looking={looking} />
        )}
      </div>
    );
  });
}

function FaceDown({ goal, looking }: { goal: GoalView; looking: boolean }) {
  const { text, names, choice, words } = usePlay();
  const seen = goal.card !== 'hidden';
  const option = `map:${goal.slot}`;
  const face = (
    <span className="sb-goal" data-seen={seen || undefined}>
      <GoalBack />
      {goal.card !== 'hidden' && (
        <>
          <span className="sb-goal-face">
            <Tile id={goal.card} />
          </span>
          <span className="sb-goal-mark">
            <Icon of={goal.known === 'deduced' ? deduced : eye} size="24px" />
          </span>
        </>
      )}
      {goal.lookedBy.length > 0 && (
        <span className="sb-goal-seats">
          {goal.lookedBy.map((seat) => (
            <Crest key={seat} seat={seat} size={goal.lookedBy.length > 5 ? 16 : 22} />
          ))}
        </span>
      )}
    </span>
  );
  const known =
    goal.card === 'hidden' ? words.goalHidden : words.goalKnown(nameOf(text, goal.card), goal.known);
  const label = `${nameOf(text, goal.slot)}. ${known}`;
  if (looking && choice.offers(option)) {
    return (
      <OptionButton
        name={option}
        label={`${text.option(option, names)}. ${known}`}
        className="sb-goal-option"
      >
        {face}
      </OptionButton>
    );
  }
  return (
    <Tip
      className="sb-tip"
      focusable={label}
      content={
        <>
          <strong>{nameOf(text, goal.slot)}</strong>
          <p>{known}</p>
          {goal.lookedBy.length > 0 && <p>{words.lookedBy(goal.lookedBy, names)}</p>}
          {goal.card !== 'hidden' && <From of={goal.card} />}
        </>
      }
    >
      {face}
    </Tip>
  );
}
