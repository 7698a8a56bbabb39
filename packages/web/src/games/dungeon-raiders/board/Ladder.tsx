import type { Challenge, Event, Gift, View } from '@mazmorra/dungeon-raiders';
import type { GameText } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { GiftSign, nameOf } from '../art/cards.tsx';
import { litSteps } from '../model.ts';
import type { Words } from '../words/words.ts';

interface Common {
  readonly view: View;
  readonly text: GameText<Event>;
  readonly words: Words;
  readonly values: readonly (number | undefined)[];
  readonly picked: number | undefined;
}

type LadderProps = Common &
  (
    | { readonly kind: 'vault'; readonly gifts: readonly Gift[] }
    | {
        readonly kind: 'trap';
        readonly challenge: Extract<Challenge, { kind: 'trap' }>;
        readonly aside: ComponentChildren;
      }
  );

export function giftName(gift: Gift, text: GameText<Event>, words: Words): string {
  if (gift.type === 'coins') return words.coins(gift.amount);
  return gift.type === 'potion' ? words.potion(gift.amount) : nameOf(text, gift.item);
}

/** Five steps from 1 to 5: what each value gives, or what the highest of all costs. */
export function Ladder(props: LadderProps) {
  const { kind, values, picked, words } = props;
  const lit = litSteps(kind, values);
  return (
    <div className={`dr-ladder dr-ladder-${kind}`}>
      <p className="dr-ladder-title">
        {kind === 'vault' ? words.vaultAsk : words.trapHits[props.challenge.target]}
        {kind === 'trap' && <small>{words.trapAsk}</small>}
        {kind === 'trap' && props.aside}
      </p>
      <ol>
        {[1, 2, 3, 4, 5].map((value) => {
          const state = lit.includes(value) ? 'dr-step-lit' : lit.length > 0 ? 'dr-step-dim' : '';
          return (
            <li
              key={value}
              className={`${state} ${picked === value ? 'dr-step-picked' : ''}`}
              data-anchor={`dr-step-${value}`}
            >
              <Badge kind="power" value={value} size={26} />
              <Outcome {...props} value={value} />
              {kind === 'vault' && <Takers values={values} value={value} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Outcome(props: LadderProps & { readonly value: number }) {
  const { text, words, value, view } = props;
  if (props.kind === 'vault') {
    const gift = props.gifts[value - 1];
    if (!gift) return undefined;
    return (
      <span className="dr-outcome">
        <GiftSign gift={gift} />
        <span className="unseen">{giftName(gift, text, words)}</span>
        {gift.type === 'item' && (
          <span className="dr-outcome-pile">
            <span aria-hidden="true">{words.times(view.supply[gift.item])}</span>
            <span className="unseen">{words.pile('', view.supply[gift.item])}</span>
          </span>
        )}
      </span>
    );
  }
  const { penalty, target } = props.challenge;
  const cost = penalty[value - 1] ?? 0;
  return (
    <span className="dr-outcome">
      {cost === 0 ? (
        <>
          <span className="dr-outcome-none" aria-hidden="true">
            –
          </span>
          <span className="unseen">{words.nothing}</span>
        </>
      ) : target === 'most-coins' ? (
        <Badge kind="coins" value={`−${cost}`} label={words.minusCoins(cost)} size="100%" />
      ) : (
        <Badge kind="wounds" value={cost} label={words.wounds(cost)} size="100%" />
      )}
    </span>
  );
}

function Takers({
  values,
  value,
}: {
  readonly values: readonly (number | undefined)[];
  readonly value: number;
}) {
  return (
    <span className="dr-takers">
      {values.map((own, seat) =>
        own === value ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Crest key={seat} seat={seat} size={18} />
        ) : undefined,
      )}
    </span>
  );
}
