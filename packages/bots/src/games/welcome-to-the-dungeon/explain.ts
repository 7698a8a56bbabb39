import { hasSeat, type Option, type Seat } from '@mazmorra/kernel';
import { Phase, type State, TILES_OF } from '@mazmorra/welcome-to-the-dungeon';
import type { Opponents } from '../../opponents.ts';
import type { Remark } from '../../remark.ts';
import type { Inference } from './inference.ts';
import { Knowledge } from './knowledge.ts';
import { odds, oddsForStrangers, oddsIfNamed } from './odds.ts';
import { add, chooseFirst, draw, exchange, keep, nameFirst, sacrificeFirst, useAxe } from './options.ts';
import { Style } from './people.ts';
import { chanceOf } from './running.ts';
import { isOneFromOut, isOneFromWinning } from './standing.ts';
import type { TileSet } from './tiles.ts';

/** Remarks for and against an option, from what the seat knows. */
export function explain(
  s: State,
  seat: Seat,
  option: Option,
  people: Opponents,
  inference?: Inference,
): readonly Remark[] {
  const said = about(s, seat, option, people);
  // Among placements once, with the one that makes the dungeon larger.
  const reads = s.phase === Phase.bid || option === add;
  return reads && inference !== undefined ? [...said, ...inference.remarks(s)] : said;
}

function about(s: State, seat: Seat, option: Option, people: Opponents): readonly Remark[] {
  switch (s.phase) {
    case Phase.choose:
      return [{ id: 'wd.hero', to: oddsOfHero(option - chooseFirst) }];
    case Phase.bid:
      return option === draw ? drawing(s, seat, people) : passing(s, seat, people);
    case Phase.place:
      return placing(s, seat, option);
    case Phase.name: {
      const what = new Knowledge().read(s, seat);
      const to = oddsIfNamed(s.adventurer, s.tiles, what, option - nameFirst, s.axeSingle === 1);
      return [{ id: 'wd.run', to }];
    }
    case Phase.polymorph: {
      const how = option === exchange ? 'exchange' : option === keep ? 'keep' : undefined;
      return how === undefined ? [] : [{ id: 'wd.run', to: chanceOf(s, seat, how) }];
    }
    default:
      return [{ id: 'wd.run', to: chanceOf(s, seat, option === useAxe ? 'axe' : 'take') }];
  }
}

const unknownMonsters = 6;
const oddsOfHero = (adventurer: number): number =>
  oddsForStrangers(adventurer, TILES_OF[adventurer] as TileSet, unknownMonsters);

const survival = (s: State, mine: Knowledge): number => odds(s.adventurer, s.tiles, mine, s.axeSingle === 1);

const sizeOf = (cards: number): number => {
  let size = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) size++;
  return size;
};

function drawing(s: State, seat: Seat, people: Opponents): Remark[] {
  const mine = new Knowledge().read(s, seat);
  const said: Remark[] = [s.dungeon === 0 ? { id: 'wd.free' } : { id: 'wd.survive', to: survival(s, mine) }];
  if (isOneFromOut(s, seat)) said.push({ id: 'wd.own-out' });
  if (isOneFromWinning(s, seat)) said.push({ id: 'wd.own-wins' });
  return [...said, ...stubborn(s, seat, people)];
}

/** Remarks on the other bidders who will probably not leave. */
function stubborn(s: State, seat: Seat, people: Opponents): Remark[] {
  return biddersBeside(s, seat).flatMap((other): Remark[] =>
    people.weight(other, Style.neverLeaves) + people.weight(other, Style.bold) > 0.5
      ? [{ id: 'wd.stays', seat: other }]
      : [],
  );
}

const biddersBeside = (s: State, seat: Seat): Seat[] =>
  Array.from({ length: s.seats }, (_, other) => other).filter(
    (other) => other !== seat && hasSeat(s.bidding, other),
  );

function passing(s: State, seat: Seat, people: Opponents): Remark[] {
  const mine = new Knowledge().read(s, seat);
  const others = biddersBeside(s, seat);
  const [only] = others;
  if (only === undefined || others.length > 1)
    return [{ id: 'wd.left', to: others.length }, ...stubborn(s, seat, people)];
  const said: Remark[] = [{ id: 'wd.last', seat: only, to: survival(s, mine) }];
  if (isOneFromWinning(s, only)) said.push({ id: 'wd.rival-wins', seat: only });
  if (isOneFromOut(s, only)) said.push({ id: 'wd.rival-out', seat: only });
  return said;
}

function placing(s: State, seat: Seat, option: Option): Remark[] {
  const adds = option === add;
  const mine = new Knowledge().read(s, seat);
  const from = survival(s, mine);
  const tiles = adds ? s.tiles : s.tiles & ~(1 << (option - sacrificeFirst));
  if (adds) mine.add(s.cards[s.drawn - 1] as number);
  const to = odds(s.adventurer, tiles, mine, s.axeSingle === 1);
  const looks = oddsForStrangers(s.adventurer, tiles, sizeOf(s.dungeon) + (adds ? 1 : 0));
  return [
    { id: 'wd.odds', from, to },
    { id: 'wd.looks', to: looks },
  ];
}
