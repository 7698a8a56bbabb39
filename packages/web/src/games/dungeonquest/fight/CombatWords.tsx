import { combatRow, nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { type Play, usePlay } from '../play.ts';
import { typesIn } from './fighters.ts';

/** What a combat card can do, in words; in a fight also what it would bring down with it. */
export function CombatWords({ id }: { readonly id: string }) {
  const { view, text, words } = usePlay();
  const row = combatRow(id);
  if (!row) return;
  const { attack, type, counter } = row;
  const answers = counter === undefined ? words.cannotAnswer : words.answers[counter];
  const [, alike = 0] = typesIn(view.combat?.stack ?? []).find(([one]) => one === type) ?? [];
  return (
    <>
      <p>
        {words.attackOf(attack, type)}. {answers}.
        {row.escape !== undefined && ` ${words.escapeOf(row.escape)}.`}
      </p>
      {alike > 0 && <p>{words.wouldBlow(alike, type)}</p>}
      {tellOf(text, id) !== '' && <p>{tellOf(text, id)}</p>}
    </>
  );
}

/** The attack of a card in words, for its label. */
export function attackWords(card: string, { words }: Play): string {
  const row = combatRow(card);
  return row === undefined ? '' : words.attackOf(row.attack, row.type);
}

export function CombatTip({ id }: { readonly id: string }) {
  const { text } = usePlay();
  return (
    <>
      <strong>{nameOf(text, id)}</strong>
      <CombatWords id={id} />
      <From of={id} />
    </>
  );
}
