import type { Challenge, Event, Gift } from '@mazmorra/dungeon-raiders';
import type { GameText } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { GiftSign, nameOf } from '../art/cards.tsx';
import { litSteps, openValues } from '../model.ts';
import { usePlay } from '../play.ts';
import type { Words } from '../words/words.ts';

type Stepped = Extract<Challenge, { kind: 'vault' | 'trap' }>;

interface LadderProps {
  readonly challenge: Stepped;
  readonly picked: number | undefined;
}

export function giftName(gift: Gift, text: GameText<Event>, words: Words): string {
  if (gift.type === 'coins') return words.coins(gift.amount);
  return gift.type === 'potion' ? words.potion(gift.amount) : nameOf(text, gift.item);
}

/** Five steps from 1 to 5: what each value gives, or what the highest of all costs. */
export function Ladder({ challenge, picked }: LadderProps) {
  const { view, words, toldLaid } = usePlay();
  const values = openValues(view, toldLaid);
  const lit = litSteps(challenge.kind, values);
  return (
    <div className={`dr-ladder dr-ladder-${challenge.kind}`}>
      {challenge.kind === 'trap' && <p className="dr-ladder-title">{words.trapAsk}</p>}
      <ol>
        {[1, 2, 3, 4, 5].map((value) => {
          const state = lit.includes(value) ? 'dr-step-lit' : lit.length > 0 ? 'dr-step-dim' : '';
          return (
            <li
              key={value}
              className={`${state} ${picked === value ? 'dr-step-picked' : ''}`}
              data-anchor={`dr-step-${value}`}
            >
              <Badge kind="power" value={value} size={26} className="dr-step-value" />
              {challenge.kind === 'vault' ? (
                <Given gift={challenge.gifts[value - 1]} />
              ) : (
                <Cost challenge={challenge} cost={challenge.penalty[value - 1] ?? 0} />
              )}
              {challenge.kind === 'vault' && <Takers values={values} value={value} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** A gift as a sign, with its word where there is room; of an item also how many are left. */
function Given({ gift }: { readonly gift: Gift | undefined }) {
  const { view, text, words } = usePlay();
  if (!gift) return;
  return (
    <>
      <span className="dr-outcome">
        <GiftSign gift={gift} />
        {gift.type === 'item' && (
          <span className="dr-outcome-pile">
            <span aria-hidden="true">{words.times(view.supply[gift.item])}</span>
            <span className="unseen">{words.pile('', view.supply[gift.item])}</span>
          </span>
        )}
      </span>
      <span className="unseen">{giftName(gift, text, words)}</span>
      <span className="dr-outcome-word" aria-hidden="true">
        {gift.type === 'item' ? nameOf(text, gift.item) : words.giftWord(gift)}
      </span>
    </>
  );
}

interface CostProps {
  readonly challenge: Extract<Challenge, { kind: 'trap' }>;
  readonly cost: number;
}

/** What a trap costs at a value. */
function Cost({ challenge: { target }, cost }: CostProps) {
  const { words } = usePlay();
  const coins = target === 'most-coins';
  const label = cost === 0 ? words.nothing : coins ? words.minusCoins(cost) : words.wounds(cost);
  return (
    <>
      <span className="dr-outcome">
        {cost === 0 ? (
          <span className="dr-outcome-none" aria-hidden="true">
            –
          </span>
        ) : (
          <Badge kind={coins ? 'coins' : 'wounds'} value={coins ? `−${cost}` : cost} size="100%" />
        )}
      </span>
      <span className="unseen">{label}</span>
      <span className="dr-outcome-word" aria-hidden="true">
        {cost === 0 ? words.nothing : coins ? words.unit.coins(cost) : words.unit.wounds(cost)}
      </span>
    </>
  );
}

interface TakersProps {
  readonly values: readonly (number | undefined)[];
  readonly value: number;
}

function Takers({ values, value }: TakersProps) {
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
