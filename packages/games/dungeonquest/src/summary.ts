import { at, type Json, type Summary } from '@mazmorra/kernel';
import { cards, TREASURE } from './data/cards.ts';
import { heroes } from './data/heroes.ts';
import { monsters } from './data/monsters.ts';
import { roomTypes } from './data/rooms.ts';
import { lootFrom } from './rules/heroes.ts';
import { goldOf } from './rules/winning.ts';
import type { Hero, State } from './state.ts';
import { ruleNames } from './variants.ts';

/** What became of many heroes. */
class Fates {
  heroes = 0;
  out = 0;
  withTreasure = 0;
  withoutGold = 0;
  sawHoard = 0;
  dragonCards = 0;
  gold = 0;
  mostGold = 0;
  turns = 0;
  readonly causes = new Map<string, number>();

  add(hero: Hero): void {
    this.heroes++;
    this.turns += hero.turns;
    this.dragonCards += hero.dragonCards;
    if (hero.dragonCards > 0) this.sawHoard++;
    if (hero.fate === 'left') {
      const gold = goldOf(hero);
      this.out++;
      this.gold += gold;
      this.mostGold = Math.max(this.mostGold, gold);
      if (lootFrom(hero, TREASURE) > 0) this.withTreasure++;
      else if (gold === 0) this.withoutGold++;
    } else {
      const cause = causeOf(hero);
      this.causes.set(cause, (this.causes.get(cause) ?? 0) + 1);
    }
  }

  report(): { readonly [key: string]: Json } {
    return {
      heroes: this.heroes,
      survival: share(this.out, this.heroes),
      outWithTreasure: share(this.withTreasure, this.heroes),
      outWithoutGold: share(this.withoutGold, this.heroes),
      sawHoard: share(this.sawHoard, this.heroes),
      dragonCardsOfThose: round(this.dragonCards / Math.max(1, this.sawHoard)),
      meanGoldOfSurvivors: this.out === 0 ? 0 : Math.round(this.gold / this.out),
      mostGold: this.mostGold,
      meanTurns: round(this.turns / Math.max(1, this.heroes)),
    };
  }

  deaths(): { readonly [key: string]: Json } {
    const sorted = [...this.causes].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([cause, count]) => [cause, share(count, this.heroes)]));
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const share = (part: number, whole: number): number => (whole === 0 ? 0 : round(part / whole));

/** Cause of death with what did it: `card:trap-swinging-blade`, `combat:demon`, `room:bottomless-pit`. */
function causeOf(hero: Hero): string {
  switch (hero.cause) {
    case 'card':
      return `card:${at(cards, hero.by).id}`;
    case 'room':
      return `room:${at(roomTypes, hero.by).id}`;
    case 'combat':
    case 'escape':
      return `${hero.cause}:${at(monsters, hero.by).id}`;
    default:
      return hero.cause;
  }
}

function tally(map: Map<string, Fates>, key: string): Fates {
  const found = map.get(key) ?? new Fates();
  map.set(key, found);
  return found;
}

const reports = (map: ReadonlyMap<string, Fates>): Json =>
  Object.fromEntries(
    [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, fates]) => [key, fates.report()]),
  );

export function summary(): Summary<State> {
  const all = new Fates();
  const byHero = new Map<string, Fates>();
  const byRules = new Map<string, Fates>();
  let games = 0;
  let nights = 0;
  let dragonWins = 0;
  let sun = 0;
  return {
    add(end) {
      games++;
      sun += end.sun;
      if (end.heroes.some(({ cause }) => cause === 'night')) nights++;
      if (end.heroes.every(({ fate }) => fate !== 'left')) dragonWins++;
      const rules = ruleNames(end.optional).join('+') || 'basic';
      for (const hero of end.heroes) {
        all.add(hero);
        tally(byHero, at(heroes, hero.hero).id).add(hero);
        tally(byRules, rules).add(hero);
      }
    },
    report: () => ({
      ...all.report(),
      dragonWins: share(dragonWins, games),
      endedByNight: share(nights, games),
      meanSun: round(sun / Math.max(1, games)),
      causesOfDeath: all.deaths(),
      byHero: reports(byHero),
      byRules: reports(byRules),
    }),
  };
}
