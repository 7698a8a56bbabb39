import { at, type Option, type Seat } from '@mazmorra/kernel';
import { endProgram } from '../data/abilities.ts';
import { shown, told } from '../events.ts';
import type { EndingFrame } from '../frames.ts';
import { DECLINE, ITEM } from '../options.ts';
import { ask, heroOf, type Run, runEffects } from '../run.ts';
import { EVERYBODY, type Hero, type State } from '../state.ts';
import { SECRETS } from '../variants.ts';
import { cardIdOf } from './heroes.ts';
import { decider, goldOf, outcome } from './winning.ts';

/** The end of the game (DQ-WIN-01, DQ-WIN-02). */
export function stepEnding(run: Run, frame: EndingFrame): void {
  const { state } = run;
  if (frame.shown === 0) {
    frame.shown = 1;
    showLoot(run);
  }
  if (frame.left === 0) {
    finish(run);
    return;
  }
  if (openItem(heroOf(state, frame.seat)) >= 0) ask(run, 'DEC-END-ITEM', frame.seat);
  else {
    frame.left--;
    frame.seat = (frame.seat + 1) % state.seats;
  }
}

/** With Secrets all Loot is turned up before the end-of-game effects (DQ-VAR-61). */
function showLoot(run: Run): void {
  const { state } = run;
  if ((state.optional & SECRETS) === 0) return;
  state.heroes.forEach((hero, seat) => {
    hero.lootSeen.fill(EVERYBODY);
    if (hero.loot.length > 0)
      run.emit?.(shown('DQ-VAR-61', { type: 'loot-shown', seat, cards: hero.loot.map(cardIdOf) }));
  });
}

/** The first Loot card of a hero who got out whose end-of-game effect is still open, -1 for none. */
const openItem = (hero: Hero): number =>
  hero.fate === 'left'
    ? hero.loot.findIndex((card, index) => at(endProgram, card) >= 0 && hero.lootDone[index] === 0)
    : -1;

/** DEC-END-ITEM: in the order he likes, each used or declined. */
export function endItemOptions(state: State, seat: Seat, into: Option[]): void {
  const hero = heroOf(state, seat);
  hero.loot.forEach((card, index) => {
    if (at(endProgram, card) >= 0 && hero.lootDone[index] === 0 && !into.includes(ITEM + card))
      into.push(ITEM + card, DECLINE + card);
  });
}

export function answerEndItem(run: Run, seat: Seat, option: Option): void {
  const hero = heroOf(run.state, seat);
  const used = option < DECLINE;
  const card = used ? option - ITEM : option - DECLINE;
  const slot = hero.loot.findIndex((held, index) => held === card && hero.lootDone[index] === 0);
  hero.lootDone[slot] = 1;
  run.emit?.(told('DQ-WIN-02', { type: 'end-item', seat, card: cardIdOf(card), used }));
  if (used) runEffects(run, seat, at(endProgram, card), 'card', card, slot);
}

/** Op `setGold` */
export function setGold(run: Run, seat: Seat, slot: number, gold: number): void {
  const hero = heroOf(run.state, seat);
  hero.lootGold[slot] = gold;
  run.emit?.(shown('DQ-WIN-02', { type: 'worth', seat, card: cardIdOf(at(hero.loot, slot)), gold }));
}

function finish(run: Run): void {
  const { state } = run;
  state.frames.length = 0;
  state.over = 1;
  const result = outcome(state);
  if (result !== undefined)
    run.emit?.(
      told(result.rule, {
        type: 'end',
        winners: result.winners,
        gold: state.heroes.map(goldOf),
        ...decider(state, result),
        ...survivorOf(state, result.winners),
      }),
    );
}

/** DQ-SOLO-05: with Loot of other decks only he survives without victory; with several heroes whoever leaves may win. */
function survivorOf({ heroes }: State, winners: readonly Seat[]): { readonly survivor?: Seat } {
  const survivor = winners.length > 0 ? -1 : heroes.findIndex(({ fate }) => fate === 'left');
  return survivor < 0 ? {} : { survivor };
}
