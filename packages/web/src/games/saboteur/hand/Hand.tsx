import discardIcon from 'icon:card-discard';
import turnIcon from 'icon:clockwise-rotation';
import type { CardId } from '@mazmorra/saboteur';
import { Icon } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { Hand as HandRow, usePlaces } from '../../../table/Hand.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { isPathCard, nameOf, PlayCard, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { isTurnable, usesOf } from '../model.ts';
import { optionNames, type Props, region, usePlay } from '../play.ts';
import { type Selection, useSelection } from '../selection.ts';
import { useHandKeys } from './keys.ts';
import { RoleCard } from './RoleCard.tsx';
import { RoleDeal } from './RoleDeal.tsx';
import './hand.css';

/** The dwarf card face down, the cards of the hand, and the place where one is thrown away. */
export function Cards() {
  const { view, viewer, choice, words } = usePlay();
  const selection = useSelection(choice);
  const own = typeof viewer === 'number' ? view.players[viewer] : undefined;
  const held = own === undefined || own.hand === 'hidden' ? [] : own.hand;
  const hand = usePlaces(held, `${own?.seat} ${view.round}`);
  useHandKeys(choice, selection, hand);
  if (!own) return;
  const role = <RoleCard key={`${own.seat}:${view.round}`} role={own.role} />;
  if (view.phase !== 'turn') return <section className="sb-hand">{role}</section>;
  const raised = raisedPlace(hand, selection);
  return (
    <section className="sb-hand" aria-label={words.handArea}>
      <RoleDeal key={`deal:${own.seat}:${view.round}`} role={own.role} />
      {role}
      <HandRow cardWidth="clamp(48px, 14vw, 74px)" usual={6}>
        {hand.map(
          (card, index) =>
            card && (
              <HeldCard
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of one kind are alike
                key={`${card}:${index}`}
                card={card}
                index={index}
                raised={index === raised}
                selection={selection}
              />
            ),
        )}
      </HandRow>
      <div className="sb-bin">
        {selection.card !== undefined ? (
          <OptionButton
            name={`discard:${selection.card}`}
            className="sb-bin-slot"
            tip={<p>{words.discardTip}</p>}
          >
            <BinFace word={words.discard} />
          </OptionButton>
        ) : (
          <Tip content={<p>{words.discardTip}</p>} className="sb-tip" focusable={words.discardTip}>
            <div className="sb-bin-slot">
              <BinFace word={words.discard} />
            </div>
          </Tip>
        )}
      </div>
    </section>
  );
}

export const Hand = region<Props>(Cards);

const BinFace = ({ word }: { readonly word: string }) => (
  <span className="sb-bin-face">
    <Icon of={discardIcon} size="26px" />
    <span>{word}</span>
  </span>
);

/** Of several alike only the one that was taken is raised. */
function raisedPlace(hand: readonly (CardId | undefined)[], { card, index }: Selection): number {
  if (card === undefined) return -1;
  return index !== undefined && hand[index] === card ? index : hand.indexOf(card);
}

interface HeldProps {
  readonly card: CardId;
  readonly index: number;
  readonly raised: boolean;
  readonly selection: Selection;
}

function HeldCard({ card, index, raised, selection }: HeldProps) {
  const play = usePlay();
  const { text, choice, words } = play;
  const asked = choice.decision?.kind === 'SB-DEC-01';
  const idle = asked && usesOf(optionNames(play), card) === 0;
  const turnable = raised && isTurnable(card);
  const face = (
    // While nothing is asked there is no button, and a lesson still points at the card.
    <span
      className="sb-held-face"
      data-face={asked ? undefined : card}
      data-turned={turnable ? selection.rotation : undefined}
    >
      <PlayCard id={card} text={text} rotation={raised ? selection.rotation : 0} />
      {turnable && (
        <span className="sb-turn-mark">
          <Icon of={turnIcon} size="20px" />
        </span>
      )}
    </span>
  );
  const tip = (
    <>
      <strong>{nameOf(text, card)}</strong>
      <p>{tellOf(text, card)}</p>
      {idle && <p>{isPathCard(card) && !canDig(play) ? words.hintBroken : words.onlyDiscard}</p>}
      <From of={card} />
    </>
  );
  if (!asked) {
    return (
      <Tip content={tip} focusable={nameOf(text, card)} className="sb-held">
        {face}
      </Tip>
    );
  }
  const act = (): void => {
    if (!raised) selection.hold(card, index);
    else if (turnable) selection.turn();
    else selection.drop();
  };
  return (
    <Tip content={tip} className="sb-held">
      <button
        type="button"
        className={`option ${raised ? 'option-picked' : idle ? 'sb-idle' : 'option-offered'}`}
        aria-pressed={raised}
        aria-label={`${nameOf(text, card)}${idle ? `. ${words.onlyDiscard}` : ''}${turnable ? `. ${words.turnable}` : ''}`}
        aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
        data-card={card}
        onClick={act}
      >
        {face}
      </button>
    </Tip>
  );
}

const canDig = ({ view, viewer }: Props): boolean =>
  typeof viewer !== 'number' || view.players[viewer]?.canDig !== false;
