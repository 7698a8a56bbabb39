import type { CombatView } from '@mazmorra/dungeonquest';
import { Icon } from '../../../look/Icon.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { CombatCard, genderOf, nameOf } from '../art/cards.tsx';
import { attackDrawing } from '../art/pictures.ts';
import { usePlay } from '../play.ts';
import { CombatTip } from './CombatWords.tsx';
import { deathblowTypes, fighterAt, type Side, sideOf, typesIn } from './fighters.ts';

interface PileProps {
  readonly combat: CombatView;
  readonly own: Side;
}

/** Between the fighters: the round, what has just become of it, and the pile with the types of its cards. */
export function Pile({ combat, own }: PileProps) {
  const { beat, words } = usePlay();
  return (
    <div className="dq-clash-middle">
      <span className="dq-round">{words.round(Math.max(1, combat.round))}</span>
      <Stamp combat={combat} own={own} key={beat?.id} />
      <div className="dq-stack">
        <b>{words.stack(combat.stack.length)}</b>
        <ul>
          {typesIn(combat.stack).map(([type, count]) => (
            <li key={type} data-none={count === 0 || undefined}>
              <Icon of={attackDrawing(type).icon} size="1.2em" />
              <b>{count}</b>
              <span>{words.types[type]}</span>
            </li>
          ))}
        </ul>
        <span className="quiet dq-deck-left">{words.deck(combat.deckLeft)}</span>
      </div>
      <StackPick combat={combat} />
    </div>
  );
}

/** The word of the moment: won, stalemate, deathblow. */
function Stamp({ combat, own }: PileProps) {
  const play = usePlay();
  const { beat, text, words } = play;
  const event = beat?.event;
  switch (event?.type) {
    case 'round-won': {
      const { name } = fighterAt(play, combat, event.side);
      const types = deathblowTypes(combat, sideOf(combat, event.side).played);
      return (
        <strong className="dq-stamp" data-ours={event.side === own || undefined}>
          {event.deathblow > 0 ? words.deathblow(event.deathblow) : words.roundTo(name)}
          {event.deathblow > 0 && <span className="dq-stamp-why">{words.deathblowWhy(types)}</span>}
        </strong>
      );
    }
    case 'stalemate':
      return (
        <strong className="dq-stamp" data-even>
          {words.stalemate}
          <span className="dq-stamp-why">{words.stalemateWhy}</span>
        </strong>
      );
    case 'counter':
    case 'counter-revealed':
      return <strong className="dq-stamp">{words.counterattack}</strong>;
    case 'monster-killed':
      return (
        <strong className="dq-stamp" data-ours={own === 0 || undefined}>
          {words.killed(nameOf(text, event.monster), genderOf(text, event.monster))}
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

/** Some power cards let a card of the pile be taken: then it is laid out. */
function StackPick({ combat }: Pick<PileProps, 'combat'>) {
  const { choice, text } = usePlay();
  if (choice.decision?.kind !== 'DEC-POWER') return;
  const elsewhere = combat.sides.flatMap(({ hand, damage }) => [...hand, ...damage]);
  const pick = choice
    .startingWith('card:')
    .map((name) => name.slice(5))
    .filter((id) => combat.stack.includes(id) && !elsewhere.includes(id));
  if (pick.length === 0) return;
  return (
    <span className="dq-stack-pick">
      {pick.map((id) => (
        <OptionButton key={id} name={`card:${id}`} tip={<CombatTip id={id} />}>
          <CombatCard id={id} text={text} />
        </OptionButton>
      ))}
    </span>
  );
}
