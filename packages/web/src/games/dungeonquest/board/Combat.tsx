import type { CombatView, SideView } from '@mazmorra/dungeonquest';
import { at } from '@mazmorra/kernel';
import { Badge } from '../../../look/Badge.tsx';
import { Crest } from '../../../look/Crest.tsx';
import { Icon, Picture } from '../../../look/Icon.tsx';
import { Tip } from '../../../parts/Tip.tsx';
import { Hand } from '../../../table/Hand.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { CombatCard, combatRow, DeckBack, genderOf, nameOf, tellOf, typeName } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { attackDrawing, heroDrawing, monsterDrawing } from '../art/pictures.ts';
import { fighterOf, lifeLeft, ownSide } from '../model.ts';
import { type Props, whoIs, wordsOf } from '../props.ts';
import './combat.css';

interface CombatProps extends Props {
  readonly combat: CombatView;
}

/** The fight as a screen of its own: the other side above, the blows in the middle, the viewer's own side below. */
export function Combat({ combat, ...props }: CombatProps) {
  const { view, viewer, choice } = props;
  const words = wordsOf(props);
  const own = ownSide(view, viewer);
  const other = own === 0 ? 1 : 0;
  // The blows are over then, and all that counts is the pile.
  const glory = choice.decision?.kind === 'DEC-HUGO';
  return (
    <section
      className="dq-fight"
      aria-label={words.combat}
      data-moment={props.beat?.event.type}
      data-glory={glory || undefined}
    >
      <Fighter {...props} combat={combat} side={other} far />
      {glory ? <span /> : <Clash {...props} combat={combat} own={own} />}
      <Fighter {...props} combat={combat} side={own} />
      {!glory && <OwnHand {...props} combat={combat} side={own} />}
    </section>
  );
}

interface SideProps extends CombatProps {
  readonly side: 0 | 1;
}

/** Who fights on a side, by name and picture. */
function fighter({ combat, side, ...props }: SideProps) {
  const { view, text } = props;
  const seat = fighterOf(view, side);
  const hero = view.heroes[seat];
  if (hero?.hero !== undefined) {
    return {
      name: nameOf(text, hero.hero),
      drawing: heroDrawing(hero.hero),
      hero,
      life: lifeLeft(hero),
    };
  }
  const monster = combat.monster;
  return {
    name: monster === undefined ? '' : nameOf(text, monster),
    drawing: monsterDrawing(monster),
    hero: undefined,
    life: combat.life,
  };
}

/** Portrait, Life, damage pile and hand of one side. */
function Fighter({ far, ...props }: SideProps & { readonly far?: boolean }) {
  const { combat, side, beat } = props;
  const words = wordsOf(props);
  const state = at(combat.sides, side);
  const { name, drawing, life } = fighter(props);
  const limit = combat.duel ? 4 : life;
  const hit = beat?.event.type === 'damage-added' && beat.event.side === side;
  return (
    <div
      className="dq-fighter"
      data-far={far || undefined}
      data-hit={hit || undefined}
      data-anchor={`side:${side}`}
    >
      <span className={`dq-portrait card-${drawing.tint}`}>
        <Picture of={drawing.icon} tint={drawing.tint} />
        {state.player >= 0 && <Crest seat={state.player} size={22} className="dq-portrait-crest" />}
      </span>
      <div className="dq-fighter-who">
        <strong>{name}</strong>
        <span className="quiet">
          {state.player < 0
            ? words.automaton(genderOf(props.text, combat.monster ?? ''))
            : side === 1 && !combat.duel
              ? words.playedBy(...whoIs(props, state.player), genderOf(props.text, combat.monster ?? ''))
              : props.names.seat(state.player)}
        </span>
      </div>
      <DamagePile {...props} state={state} limit={limit === 'hidden' ? '?' : String(limit)} />
      {far && state.player >= 0 && <FarHand {...props} state={state} name={name} />}
    </div>
  );
}

function DamagePile({
  state,
  limit,
  ...props
}: SideProps & { readonly state: SideView; readonly limit: string }) {
  const { text, choice } = props;
  const words = wordsOf(props);
  const { kind, seat } = choice.decision ?? {};
  const glory = kind === 'DEC-HUGO' && fighterOf(props.view, props.side) === seat;
  const picking = glory || kind === 'DEC-POWER';
  // An option is a kind of card, and a pile may be long.
  const cards = glory ? [...new Set(state.damage)] : state.damage;
  return (
    <div className="dq-damage" data-anchor={`pile:${props.side}`}>
      <Badge
        kind="wounds"
        value={state.damage.length}
        size="34px"
        label={words.damage(state.damage.length, limit)}
      />
      <span className="dq-damage-limit" aria-hidden="true">
        / <Badge kind="life" value={limit} size="30px" />
      </span>
      <span className="dq-damage-cards">
        {cards.map((card, index) => (
          <Tip
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may lie there twice
            key={index}
            className="dq-damage-card"
            content={<CombatTip id={card} text={text} language={props.language} />}
          >
            {picking ? (
              <OptionButton name={`card:${card}`}>
                <CombatCard id={card} text={text} />
              </OptionButton>
            ) : (
              <CombatCard id={card} text={text} />
            )}
          </Tip>
        ))}
      </span>
    </div>
  );
}

function FarHand({ state, name, ...props }: SideProps & { readonly state: SideView; readonly name: string }) {
  const { text, choice } = props;
  const words = wordsOf(props);
  return (
    <span className="dq-far-hand" role="img" aria-label={words.hand(name, state.hand.length)}>
      {state.hand.map((card, index) =>
        card === 'hidden' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards are alike
          <span key={index} className="dq-far-card">
            <DeckBack deck="combat" />
          </span>
        ) : (
          <Tip
            // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be held twice
            key={index}
            className="dq-far-card"
            content={<CombatTip id={card} text={text} language={props.language} />}
          >
            {choice.decision?.kind === 'DEC-POWER' ? (
              <OptionButton name={`card:${card}`}>
                <CombatCard id={card} text={text} />
              </OptionButton>
            ) : (
              <CombatCard id={card} text={text} />
            )}
          </Tip>
        ),
      )}
    </span>
  );
}

/** The blows of this round face to face, with what they come to; between them deck, stack and round. */
function Clash({ combat, own, ...props }: CombatProps & { readonly own: 0 | 1 }) {
  const words = wordsOf(props);
  const { beat } = props;
  return (
    <div className="dq-clash">
      <Blows {...props} combat={combat} side={own} />
      <div className="dq-clash-middle">
        <span className="dq-round">{words.round(Math.max(1, combat.round))}</span>
        <Stamp {...props} combat={combat} own={own} key={beat?.id} />
        {([0, 1] as const).map(
          (side) =>
            combat.sides[side]?.mayCounter && (
              <b key={side} className="dq-may">
                {words.mayCounter}: {fighter({ ...props, combat, side }).name}
              </b>
            ),
        )}
        <span className="quiet">
          {words.deck(combat.deckLeft)} · {words.stack(combat.stack.length)}
        </span>
        <StackPick {...props} combat={combat} />
      </div>
      <Blows {...props} combat={combat} side={own === 0 ? 1 : 0} />
    </div>
  );
}

function Blows({ combat, side, ...props }: SideProps) {
  const { text } = props;
  const words = wordsOf(props);
  const state = at(combat.sides, side);
  const type = typeName(state.attackType);
  const told = props.beat?.told !== false;
  const choosing = props.view.asked?.decision === 'DEC-CARD' || props.view.asked?.decision === 'DEC-HAND6';
  const awaited = choosing && state.player >= 0 && props.awaited.includes(state.player);
  return (
    <div
      className="dq-blows"
      data-won={(told && combat.winner === side) || undefined}
      data-lost={(told && combat.winner >= 0 && combat.winner !== side) || undefined}
      data-anchor={`blows:${side}`}
    >
      <div className="dq-blows-cards" style={{ '--count': state.played.length }}>
        {state.played.map((card, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a row that only grows
            key={index}
            className="dq-blow"
            data-turns={!told || undefined}
            data-cancelled={(index === 0 && state.cancelled) || undefined}
          >
            <Told id={card} {...props} />
          </span>
        ))}
        {state.played.length === 0 &&
          (state.chosen === undefined ? (
            <span className="dq-blow dq-blow-none">{awaited ? words.waitsForCard : ''}</span>
          ) : (
            <span className="dq-blow dq-blow-sealed">
              {state.chosen === 'hidden' ? (
                <DeckBack deck="combat" />
              ) : (
                <CombatCard id={state.chosen} text={text} />
              )}
              <span className="dq-sealed-word">{words.sealed}</span>
            </span>
          ))}
      </div>
      <span className="dq-total" data-on={state.played.length > 0 || undefined}>
        {told && state.played.length > 0 && (
          <>
            {type !== undefined && (
              <Icon of={attackDrawing(type).icon} size="0.9em" label={nameOf(text, type)} />
            )}
            <Badge kind="power" value={state.total} size="1.5em" label={words.attack(state.total)} />
          </>
        )}
        {told && state.cancelled && <b>{words.cancelled}</b>}
      </span>
    </div>
  );
}

/** The word of the moment: won, stalemate, deathblow. */
function Stamp({ combat, own, ...props }: CombatProps & { readonly own: 0 | 1 }) {
  const words = wordsOf(props);
  const event = props.beat?.event;
  const name = (side: 0 | 1): string => fighter({ ...props, combat, side }).name;
  switch (event?.type) {
    case 'round-won':
      return (
        <strong className="dq-stamp" data-ours={event.side === own || undefined}>
          {event.deathblow > 0 ? words.deathblow(event.deathblow) : words.roundTo(name(event.side))}
          {event.deathblow > 0 && <span className="dq-stamp-why">{words.deathblowWhy}</span>}
        </strong>
      );
    case 'stalemate':
      return <strong className="dq-stamp">{words.stalemate}</strong>;
    case 'counter':
    case 'counter-revealed':
      return <strong className="dq-stamp">{words.counterattack}</strong>;
    case 'monster-killed':
      return (
        <strong className="dq-stamp">
          {words.killed(nameOf(props.text, event.monster), genderOf(props.text, event.monster))}
        </strong>
      );
    case 'first-shot':
      return <strong className="dq-stamp">{words.hits(event.hits.length)}</strong>;
    default:
      return (
        <span className="dq-versus" aria-hidden="true">
          ⚔
        </span>
      );
  }
}

/** Some power cards let a card of the stack be taken: then it is laid out. */
function StackPick({ combat, choice, text, language }: CombatProps) {
  if (choice.decision?.kind !== 'DEC-POWER') return;
  const hands = combat.sides.flatMap(({ hand, damage }) => [...hand, ...damage]);
  const pick = choice
    .startingWith('card:')
    .map(({ name }) => name.slice(5))
    .filter((id) => combat.stack.includes(id) && !hands.includes(id));
  if (pick.length === 0) return;
  return (
    <span className="dq-stack-pick">
      {pick.map((id) => (
        <OptionButton
          key={id}
          name={`card:${id}`}
          tip={<CombatTip id={id} text={text} language={language} />}
        >
          <CombatCard id={id} text={text} />
        </OptionButton>
      ))}
    </span>
  );
}

/** What a combat card can do, in words. */
export function CombatWords({ id, ...props }: Pick<Props, 'text' | 'language'> & { readonly id: string }) {
  const words = wordsOf(props);
  const row = combatRow(id);
  if (!row) return;
  const { attack, type, counter } = row;
  const answers = counter === undefined ? words.cannotAnswer : words.answers[counter];
  return (
    <>
      <p>
        {words.attackOf(attack, type)}. {answers}.
        {row.escape !== undefined && ` ${words.escapeOf(row.escape)}.`}
      </p>
      {tellOf(props.text, id) !== '' && <p>{tellOf(props.text, id)}</p>}
    </>
  );
}

/** The attack of a card in words, for its label. */
function attackWords(card: string, props: Props): string {
  const row = combatRow(card);
  return row === undefined ? '' : wordsOf(props).attackOf(row.attack, row.type);
}

function CombatTip(props: Pick<Props, 'text' | 'language'> & { readonly id: string }) {
  return (
    <>
      <strong>{nameOf(props.text, props.id)}</strong>
      <CombatWords {...props} />
      <From of={props.id} />
    </>
  );
}

function Told({ id, ...props }: Props & { readonly id: string }) {
  return (
    <Tip
      focusable={nameOf(props.text, id)}
      content={<CombatTip id={id} text={props.text} language={props.language} />}
      className="dq-told"
    >
      <CombatCard id={id} text={props.text} />
    </Tip>
  );
}

function OwnHand({ combat, side, ...props }: SideProps) {
  const { text, names } = props;
  const words = wordsOf(props);
  const state = at(combat.sides, side);
  if (state.player < 0) return;
  const hand = state.hand;
  return (
    <div className="dq-own-hand">
      <Hand cardWidth="var(--dq-w)" label={words.hand(names.seat(state.player), hand.length)}>
        {hand.map((card, index) =>
          card === 'hidden' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: face-down cards are alike
            <DeckBack key={index} deck="combat" />
          ) : (
            <OptionButton
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be held twice
              key={index}
              name={`card:${card}`}
              label={`${nameOf(text, card)}. ${attackWords(card, props)}`}
              tip={<CombatTip id={card} text={text} language={props.language} />}
            >
              <CombatCard id={card} text={text} />
            </OptionButton>
          ),
        )}
      </Hand>
    </div>
  );
}
