import type { Language } from '@mazmorra/kernel';
import {
  ACTION_CARDS,
  type CardId,
  DWARF_CARDS,
  FIXED_CARDS,
  GOLD_COUNTS,
  PATH_CARDS,
  ROLES,
  TOOLS,
} from '@mazmorra/saboteur';
import type { ComponentChildren } from 'preact';
import {
  DeckBack,
  DwarfBack,
  DwarfCard,
  GoldBack,
  GoldCard,
  nameOf,
  PlayCard,
  ToolPicture,
} from './art/cards.tsx';
import { GoalBack, Tile, type TileState } from './art/Tile.tsx';
import { text } from './text.ts';
import { wordsIn } from './words/words.ts';
import './design.css';

const states: readonly TileState[] = ['plain', 'lit', 'cut'];

/** Every card and token of the box, each copy of it. */
export function Design({ language }: { readonly language: Language }) {
  const words = wordsIn(language).design;
  const own = text(language);
  return (
    <div className="sb-design">
      <Section title={words.paths}>
        {FIXED_CARDS.map(({ id }) => (
          <figure key={id}>
            <Tile id={id} />
            <figcaption>{nameOf(own, id)}</figcaption>
          </figure>
        ))}
        <figure>
          <GoalBack />
          <figcaption>{words.goalBack}</figcaption>
        </figure>
        <Copies cards={PATH_CARDS} text={own} />
      </Section>
      <Section title={words.rotations}>
        {PATH_CARDS.flatMap(({ id }) =>
          states.map((state) => (
            <figure key={`${id}${state}`}>
              <Tile id={id} rotation={state === 'plain' ? 0 : 180} state={state} />
              <figcaption>{words.states[state]}</figcaption>
            </figure>
          )),
        )}
      </Section>
      <Section title={words.actions}>
        <Copies cards={ACTION_CARDS} text={own} />
      </Section>
      <Section title={words.gold}>
        {GOLD_COUNTS.flatMap((count, value) =>
          Array.from({ length: count }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card
            <figure key={`${value}${copy}`}>
              <GoldCard nuggets={value + 1} text={own} />
            </figure>
          )),
        )}
      </Section>
      <Section title={words.dwarves}>
        {ROLES.flatMap((role) =>
          Array.from({ length: DWARF_CARDS[role] }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card
            <figure key={`${role}${copy}`}>
              <DwarfCard dwarf={role} text={own} />
            </figure>
          )),
        )}
      </Section>
      <Section title={words.backs}>
        {[<DeckBack key="deck" />, <DwarfBack key="dwarf" />, <GoldBack key="gold" />].map((back) => (
          <figure key={back.key}>{back}</figure>
        ))}
        {TOOLS.map((tool) => (
          <figure key={tool}>
            <ToolPicture tool={tool} broken />
            <figcaption>{nameOf(own, `break-${tool}`)}</figcaption>
          </figure>
        ))}
      </Section>
    </div>
  );
}

interface CopiesProps {
  readonly cards: readonly { readonly id: CardId; readonly count: number }[];
  readonly text: ReturnType<typeof text>;
}

/** Each copy of the cards of a kind. */
const Copies = ({ cards, text: own }: CopiesProps) =>
  cards.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, copy) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: copies of one card
      <figure key={`${id}${copy}`}>
        <PlayCard id={id} text={own} />
        <figcaption>{nameOf(own, id)}</figcaption>
      </figure>
    )),
  );

function Section({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section>
      <h3>{title}</h3>
      <div className="sb-design-row">{children}</div>
    </section>
  );
}
