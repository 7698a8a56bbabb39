import { Icon } from '../../../look/Icon.tsx';
import { nameOf } from '../art/cards.tsx';
import { Dice } from '../art/Dice.tsx';
import { attributeIcons } from '../art/pictures.ts';
import { chanceAtMost, percent } from '../model.ts';
import { type Props, wordsOf } from '../props.ts';
import type { Roll } from './rolls.ts';

/** A test before and after the throw: what is needed, how likely it is, what fell. */
export function RollView({ roll, ...props }: Props & { readonly roll: Roll }) {
  const { beat, text } = props;
  const words = wordsOf(props);
  const { dice, test, passed, closesUpTo } = roll;
  const rolling = beat?.told === false;
  const sum = dice.reduce((all, die) => all + die, 0);
  return (
    <div className="dq-roll" data-passed={passed === undefined || rolling ? undefined : String(passed)}>
      {test && (
        <p className="dq-roll-needs">
          <Icon of={attributeIcons[test.attribute] ?? ''} size="1.2em" />
          {words.needs(nameOf(text, test.attribute), test.needs)}
          {dice.length === 0 && <b> · {words.chance(percent(chanceAtMost(test.needs, test.bonus)))}</b>}
        </p>
      )}
      {test && test.bonus > 0 && <p className="quiet">{words.raised(test.bonus)}</p>}
      {closesUpTo !== undefined && <p className="dq-roll-needs">{words.closesOn(closesUpTo)}</p>}
      {dice.length > 0 && (
        <div className="dq-roll-dice">
          <Dice
            dice={dice}
            id={`${beat?.id ?? 'calm'} ${dice.join('-')}`}
            label={rolling ? words.rolling : words.dice(dice.join(', '))}
          />
          {dice.length > 1 && !rolling && (
            <span className="dq-roll-sum">
              {words.rolled(dice.join(' + '), test?.bonus ?? 0, sum + (test?.bonus ?? 0))}
            </span>
          )}
          {passed !== undefined && !rolling && (
            <span className="dq-roll-verdict">
              {closesUpTo === undefined
                ? passed
                  ? words.passed
                  : words.failed
                : passed
                  ? words.towersOpen
                  : words.night}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
