import { CardType, DeckBack, deckNameOf, EncounterCard, genderOf, nameOf, tellOf } from '../art/cards.tsx';
import { MonsterToken } from '../board/pieces.tsx';
import { doingOf } from '../model.ts';
import { usePlay, whoIs } from '../play.ts';

/** The open card, with its text on it or beside it. */
export function Drawn() {
  const { view, text, beat, words } = usePlay();
  const card = doingOf(view, 'card');
  // While it is turned up large over the table, once is enough.
  if (!card || beat?.event.type === 'draws') return;
  const hidden = card.card === 'hidden';
  return (
    <div className="dq-drawn">
      <div className="dq-drawn-card">
        {hidden ? <DeckBack deck={card.deck} /> : <EncounterCard id={card.card} text={text} />}
      </div>
      <div className="dq-drawn-text">
        <p className="quiet">{deckNameOf(text, card.deck)}</p>
        {hidden ? (
          <p>{words.secretCard}</p>
        ) : (
          <>
            <strong>{nameOf(text, card.card)}</strong>
            <CardType text={text} id={card.card} />
            <p>{tellOf(text, card.card)}</p>
          </>
        )}
      </div>
    </div>
  );
}

/** A monster before it is fought. */
export function Monster() {
  const play = usePlay();
  const { view, text, words } = play;
  const monster = doingOf(view, 'monster');
  if (!monster) return;
  const gender = genderOf(text, monster.monster);
  return (
    <div className="dq-met">
      <span className="dq-met-token">
        <MonsterToken monster={monster.monster} life={monster.life} />
      </span>
      <div>
        <strong className="dq-met-name">{words.meets(nameOf(text, monster.monster), gender)}</strong>
        <p>{monster.life === 'hidden' ? words.lifeHidden : words.lifeKnown(monster.life)}</p>
        <p className="quiet">
          {monster.player < 0
            ? words.automaton(gender)
            : words.playedBy(...whoIs(play, monster.player), gender)}
        </p>
        {!monster.mayEscape && <p className="dq-fate">{words.noEscape}</p>}
      </div>
    </div>
  );
}

/** What else is under way, a line each. */
export function Notes() {
  const { view, words } = usePlay();
  const wounds = doingOf(view, 'wounds');
  const bribe = doingOf(view, 'bribe');
  const stasis = doingOf(view, 'stasis');
  const fallen = doingOf(view, 'unconscious');
  const lines = [
    doingOf(view, 'rage') && words.dragonWakes,
    wounds && wounds.amount > 0 && words.woundsComing(wounds.amount),
    bribe && words.bribe(bribe.gold, bribe.cards),
    stasis && words.stasis(stasis.made, stasis.total),
    fallen && words.unconscious(fallen.cards),
  ].filter((line) => typeof line === 'string');
  return lines.map((line) => (
    <p key={line} className="dq-note">
      {line}
    </p>
  ));
}
