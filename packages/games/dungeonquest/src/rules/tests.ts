import { at, type Option, type Seat } from '@mazmorra/kernel';
import { attributeOf, attributes, hasUseAt, useOf, useProgram } from '../data/abilities.ts';
import { cards, deckOf } from '../data/cards.ts';
import { roomTypes } from '../data/rooms.ts';
import { shown, told } from '../events.ts';
import { STORE_HOLE, type TestFrame } from '../frames.ts';
import { does } from '../options.ts';
import {
  ask,
  frameAt,
  heroOf,
  push,
  type Run,
  requireAsker,
  requireTop,
  rollDie,
  runEffects,
} from '../run.ts';
import type { Hero, State } from '../state.ts';
import { SECRETS } from '../variants.ts';
import { isFocused, storeFor, tokensIn } from './determination.ts';
import { abilityOf, cardIdOf, hasRune, useAbility, useRune } from './heroes.ts';
import { loseLoot } from './loot.ts';

/** Attribute tests (3.18): the questions around the roll. What follows from the result is in `test-results.ts`. */

export function newTest(
  run: Run,
  seat: Seat,
  attribute: number,
  leadsTo: TestFrame['leadsTo'],
  store: number,
  room = -1,
): void {
  push(run, {
    kind: 'test',
    seat,
    attribute,
    leadsTo,
    pass: -1,
    fail: -1,
    source: 'room',
    of: room,
    slot: -1,
    room,
    store: storeFor(run.state, store),
    bonus: 0,
    step: 'items',
    auto: 0,
    first: 0,
    second: 0,
  });
}

/** Of the lower of Agility and Armor the one that it is: no hero has both alike. */
export const attributeName = ({ hero }: Hero, attribute: number): string =>
  attributes[attribute] ?? (attributeOf(hero, AGILITY) < attributeOf(hero, ARMOR) ? 'agility' : 'armor');
const AGILITY = attributes.indexOf('agility');
const ARMOR = attributes.indexOf('armor');

/** What the roll must not exceed (DQ-TEST-01, DQ-DET-02). */
export function targetOf(hero: Hero, frame: TestFrame): number {
  return attributeOf(hero.hero, frame.attribute) + tokensIn(hero, frame.store);
}

/** DQ-TEST-02: the dice and what is added to them. */
export const totalOf = (frame: TestFrame): number => frame.first + frame.second + frame.bonus;

/** DQ-DET-06: rope, rune and penance first, then the roll, the reroll, the Fortune Rune. Says when it is settled. */
export function prepareTest(run: Run, frame: TestFrame): boolean {
  const { seat } = frame;
  const hero = heroOf(run.state, seat);
  switch (frame.step) {
    case 'items':
      frame.step = 'penance';
      if (mayHoldItem(run.state, hero, frame)) ask(run, 'DEC-TEST-ITEM', seat);
      return false;
    case 'penance':
      frame.step = frame.auto === 1 ? 'result' : 'roll';
      if (frame.auto === 0 && mayDoPenance(run, hero)) ask(run, 'DEC-PENANCE', seat);
      return false;
    case 'roll':
      roll(run, frame);
      frame.step = 'reroll';
      return false;
    case 'reroll': {
      frame.step = 'fortune';
      const ability = abilityOf(hero, 'afterAttributeRoll');
      if (ability !== undefined && rerollMatters(run, hero, frame))
        runEffects(run, seat, ability.program, 'ability', hero.hero);
      return false;
    }
    case 'fortune':
      frame.step = 'result';
      if (hasRune(hero, 'fortune') && totalOf(frame) > targetOf(hero, frame)) ask(run, 'DEC-TEST-ITEM', seat);
      return false;
    case 'result':
      return true;
  }
}

function roll(run: Run, frame: TestFrame): void {
  frame.first = rollDie(run);
  frame.second = rollDie(run);
  tellRoll(run, frame, {});
}

/** What asks for the test, as the log names it; a card that has just been drawn needs no name. */
function askedBy(frame: TestFrame): { readonly for?: string } {
  if (frame.leadsTo === 'portcullis') return { for: 'portcullis' };
  if (frame.leadsTo === 'web-again') return { for: 'stuck' };
  if (frame.source === 'room') return { for: at(roomTypes, frame.of).id };
  return frame.slot >= 0 || frame.store === STORE_HOLE ? { for: cardIdOf(frame.of) } : {};
}

function tellRoll(run: Run, frame: TestFrame, again: { readonly again?: true }): void {
  const hero = heroOf(run.state, frame.seat);
  const needs = targetOf(hero, frame);
  run.emit?.(
    shown('DQ-TEST-01', {
      type: 'test',
      seat: frame.seat,
      attribute: attributeName(hero, frame.attribute),
      needs,
      dice: [frame.first, frame.second],
      bonus: frame.bonus,
      passed: totalOf(frame) <= needs,
      ...askedBy(frame),
      ...again,
    }),
  );
}

/** A passed roll is worth another die only where it saves determination (DQ-VAR-30). */
const rerollMatters = (run: Run, hero: Hero, frame: TestFrame): boolean =>
  totalOf(frame) > targetOf(hero, frame) ||
  (isFocused(run.state) && totalOf(frame) > attributeOf(hero.hero, frame.attribute));

/** Gherinn's penance: once per turn, and only while there are tokens to gain. */
const mayDoPenance = (run: Run, hero: Hero): boolean =>
  hero.penance === 0 && run.state.determination > 0 && abilityOf(hero, 'beforeAttributeTest') !== undefined;

/** The card that would pass this test before the roll: a Rope (DQ-CARD-16) or the Levitation Rune; -1 for none. */
function itemFor(hero: Hero, frame: TestFrame): number {
  for (const card of hero.loot) if (fits(card, frame)) return card;
  for (const card of hero.runes) if (fits(card, frame)) return card;
  return -1;
}

/** With Secrets the question comes whenever a Rope might be among his Loot, so that it tells nothing. */
function mayHoldItem(state: State, hero: Hero, frame: TestFrame): boolean {
  if (itemFor(hero, frame) >= 0) return true;
  if ((state.optional & SECRETS) === 0 || !ropes.some((rope) => fits(rope, frame))) return false;
  return hero.loot.some((card) => hasUseAt(at(deckOf, card), 'beforeAttributeTest'));
}

/** Loot that passes a test. */
const ropes: readonly number[] = cards.flatMap((card) =>
  card.type === 'loot' && useOf[card.index]?.timing === 'beforeAttributeTest' ? [card.index] : [],
);

/** DEC-TEST-ITEM: before the roll the Rope or the Levitation Rune, after it the Fortune Rune. */
export function testItemOptions(state: State, seat: Seat, into: Option[]): void {
  const frame = requireAsker(state, 'test');
  if (frame.step === 'result' || itemFor(heroOf(state, seat), frame) >= 0) into.push(does.use);
  into.push(does.no);
}

function fits(card: number, frame: TestFrame): boolean {
  const use = useOf[card];
  if (use === undefined || use.timing !== 'beforeAttributeTest') return false;
  const { cardIds, rooms } = use.when ?? {};
  if (frame.source === 'card') return cardIds?.includes(cardIdOf(frame.of)) ?? false;
  return frame.room >= 0 && (rooms?.includes(at(roomTypes, frame.room).id) ?? false);
}

export function answerTestItem(run: Run, seat: Seat, option: Option): void {
  const frame = requireTop(run.state, 'test');
  if (option !== does.use) return;
  if (frame.step === 'result') {
    useRune(run, seat, 'fortune');
    return;
  }
  const hero = heroOf(run.state, seat);
  const card = itemFor(hero, frame);
  const index = hero.loot.indexOf(card);
  if (index < 0) useRune(run, seat, 'levitation');
  else {
    loseLoot(run, seat, index, 'used');
    runEffects(run, seat, at(useProgram, card), 'rune', card);
  }
}

/** DEC-PENANCE */
export function answerPenance(run: Run, seat: Seat, option: Option): void {
  const hero = heroOf(run.state, seat);
  const ability = abilityOf(hero, 'beforeAttributeTest');
  if (option !== does.use || ability === undefined) return;
  hero.penance = 1;
  useAbility(run, seat, ability);
}

/** DEC-REROLL-TEST: the second result stands. */
export function answerReroll(run: Run, seat: Seat, option: Option): void {
  const frame = frameAt(run.state, 1, 'test');
  if (frame === undefined || option === does.no) return;
  run.emit?.(told('DQ-DET-06', { type: 'ability-used', seat, ability: 'lindel-reroll' }));
  if (option === does.first) frame.first = rollDie(run);
  else frame.second = rollDie(run);
  tellRoll(run, frame, { again: true });
}

/** Op `autoPass` on the test below: no roll, or the failed roll does not count. */
export function passTest(frame: TestFrame): void {
  frame.auto = 1;
}
