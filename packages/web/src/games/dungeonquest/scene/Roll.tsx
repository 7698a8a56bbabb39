import { Icon } from '../../../look/Icon.tsx';
import { nameOf } from '../art/cards.tsx';
import { Dice } from '../art/Dice.tsx';
import { attributeIcons } from '../art/pictures.ts';
import { chanceAtMost, percent } from '../model.ts';
import { usePlay } from '../play.ts';
import type { Roll } from './rolls.ts';

/** A test before and after the throw: what is needed, how likely it is, what fell. */
export function RollView({ roll }: { readonly roll: Roll }) {
  const { beat, words } = usePlay();
  const { dice, test, passed, closesUpTo } = roll;
  const rolling = beat?.told === false;
  const bonus = test?.bonus ?? 0;
  const sum = dice.reduce((all, die) => all + die, 0) + bonus;
  return (
    <div className="dq-roll" data-passed={passed === undefined || rolling ? undefined : String(passed)}>
      <Needs roll={roll} />
      {dice.length > 0 && (
        <div className="dq-roll-dice">
          <Dice
            dice={dice}
            id={`${beat?.id ?? 'calm'} ${dice.join('-')}`}
            label={rolling ? words.rolling : words.dice(dice.join(', '))}
            {...(beat && { time: Math.min(900, beat.length * 0.62) })}
          />
          {dice.length > 1 && (
            <span className="dq-roll-sum" data-untold={rolling || undefined}>
              {words.rolled(dice.join(' + '), bonus, sum)}
            </span>
          )}
          {passed !== undefined && (
            <span className="dq-roll-verdict" data-untold={rolling || undefined}>
              {rolling ? words.rolling : verdict(closesUpTo !== undefined, passed, words)}
            </span>
          )}
        </div>
      )}
    </div>
  );
}

const verdict = (sun: boolean, passed: boolean, words: ReturnType<typeof usePlay>['words']): string =>
  sun ? (passed ? words.towersOpen : words.night) : passed ? words.passed : words.failed;

function Needs({ roll: { dice, test, closesUpTo } }: { readonly roll: Roll }) {
  const { text, words } = usePlay();
  return (
    <>
      {test && (
        <p className="dq-roll-needs">
          <Icon of={attributeIcons[test.attribute] ?? ''} size="1.2em" />
          {words.needs(nameOf(text, test.attribute), test.needs)}
          {dice.length === 0 && <b> · {words.chance(percent(chanceAtMost(test.needs, test.bonus)))}</b>}
        </p>
      )}
      {test && test.bonus > 0 && <p className="quiet">{words.raised(test.bonus)}</p>}
      {closesUpTo !== undefined && <p className="dq-roll-needs">{words.closesOn(closesUpTo)}</p>}
    </>
  );
}
