import {
  COLUMNS,
  cards,
  deckIds,
  does,
  dungeonquest,
  heroes,
  neighbour,
  SECRETS,
  type State,
} from '@mazmorra/dungeonquest';
import type { Option, Seat } from '@mazmorra/kernel';
import { goldOf, heroAt, leftOf, loot, targetOf } from './hero.ts';

/** Decisions about other heroes: duels and their spoils, the servants of the dead, and the set-up. */

const startOf = (name: string): Option => dungeonquest.optionNamed(name) ?? -1;
const back = startOf(`back:${deckIds[0]}`);
const seatFirst = startOf('seat:0');
const servant = startOf('servant:0-0:north');
const token = startOf('token:0-0');
const heroFirst = startOf(`hero:${heroes[0]?.id}`);
const treasureDeck = deckIds.indexOf('treasure');

/** The option with the highest score; the first of several. */
function bestOf(options: readonly Option[], score: (option: Option) => number): Option {
  let best = options[0] as Option;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const here = score(option);
    if (here <= most) continue;
    most = here;
    best = option;
  }
  return best;
}

/**
 * DEC-HVH-LOOT: the card with the highest value; among face-down cards those of the hoard. Nothing only if all are
 * worthless.
 */
export function adviseSpoil(s: State, options: readonly Option[]): Option {
  const frame = s.frames.findLast((one) => one.kind === 'duel');
  const loser = frame?.kind === 'duel' ? heroAt(s, frame.loser) : undefined;
  return bestOf(options, (option) => {
    if (option === does.none) return -1;
    if (option >= back && option < back + deckIds.length) return option - back === treasureDeck ? 2 : 1;
    const card = option - loot;
    const gold = loser?.lootGold[loser.loot.indexOf(card)] ?? 0;
    return gold + (cards[card]?.deck === treasureDeck ? 1 : 0);
  });
}

/** The value of attacking a hero: most visible loot first, then the weakest. */
const prey = (s: State, seat: Seat): number => {
  const hero = heroAt(s, seat);
  const known = (s.optional & SECRETS) !== 0 ? hero.loot.length * 100 : goldOf(hero);
  return known - leftOf(hero);
};

export const adviseTarget = (s: State, options: readonly Option[]): Option =>
  bestOf(options, (option) => prey(s, option - seatFirst));

/** The first hero that a monster in this cell would meet, or -1. */
const heroIn = (s: State, cell: number): number =>
  s.heroes.findIndex((hero) => hero.fate === 'inside' && hero.below === 0 && hero.cell === cell);

const distance = (a: number, b: number): number =>
  Math.abs((a % COLUMNS) - (b % COLUMNS)) + Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));

/** How much a monster in this cell threatens the heroes: most with a hero in the cell, and more for richer heroes. */
function threat(s: State, cell: number): number {
  const victim = heroIn(s, cell);
  if (victim >= 0) return 1000 + prey(s, victim);
  let nearest = 100;
  for (const hero of s.heroes) {
    if (hero.fate === 'inside' && hero.below === 0) nearest = Math.min(nearest, distance(cell, hero.cell));
  }
  return -nearest;
}

/**
 * DEC-SERVANT: moves a monster into a hero's room, otherwise nearer to a hero; places a new one if none gets nearer.
 */
export function adviseServant(s: State, options: readonly Option[]): Option {
  return bestOf(options, (option) => {
    if (option === does.pass) return -200;
    if (option === does['add-monster']) return -4;
    const cell = (option - servant) >> 2;
    const next = neighbour(cell, (option - servant) & 3);
    const gain = threat(s, next) - threat(s, cell);
    return threat(s, next) >= 1000 ? threat(s, next) : gain > 0 ? threat(s, next) : -150;
  });
}

/** DEC-SERVANT-PLACE: places a monster where it threatens the heroes most. */
export const advisePlacing = (s: State, options: readonly Option[]): Option =>
  bestOf(options, (option) => threat(s, targetOf(option)));

/** DEC-TOKEN: among several tokens of one kind, the one nearest to the hero of this seat. */
export const adviseToken = (s: State, seat: Seat, options: readonly Option[]): Option =>
  bestOf(options, (option) => -distance(heroAt(s, seat).cell, option - token));

/** DEC-HERO: heroes in the order of how often each gets out with treasure (docs/balance.md). */
const favourites = ['challara-and-brightblaze', 'lindel', 'tatianna', 'hugo-the-glorious', 'krutzbeck'];
export const adviseHero = (options: readonly Option[]): Option =>
  bestOf(options, (option) => {
    const place = favourites.indexOf(heroes[option - heroFirst]?.id ?? '');
    return place < 0 ? -favourites.length : -place;
  });
