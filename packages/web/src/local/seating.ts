import { factsOf, type GameId } from '@mazmorra/catalogue';
import { type VariantSpec, type Variants, valuesAt } from '@mazmorra/kernel';
import { botName } from '@mazmorra/protocol/names';
import type { Catalogue } from '../i18n/index.ts';
import { type Level, usualLevel } from '../settings/levels.ts';
import type { NewTable, SavedSeat } from './saved.ts';

export function seatFor(
  words: Catalogue,
  seat: number,
  kind: 'person' | 'bot',
  name = '',
  level: Level = usualLevel,
): SavedSeat {
  if (kind === 'bot') return { name: botName(seat), kind, level };
  const own = name.trim();
  const nameless = seat === 0 ? words.setup.nameless : `${words.setup.nameless} ${seat + 1}`;
  return { name: own === '' ? nameless : own, kind };
}

/** One person against bots, as many as the game is good with unless said. */
export function quickTable(
  words: Catalogue,
  game: GameId,
  name: string,
  level: Level,
  count: number = factsOf(game).seats.usual,
): NewTable {
  const seats = Array.from({ length: count }, (_, seat) =>
    seatFor(words, seat, seat === 0 ? 'person' : 'bot', seat === 0 ? name : '', level),
  );
  return { game, variants: {}, seats };
}

/** What was chosen, without what means nothing at this number of seats. */
export function fittingVariants(specs: readonly VariantSpec[], chosen: Variants, seats: number): Variants {
  const fits = ({ seats: range }: VariantSpec): boolean =>
    !range || (seats >= range.min && seats <= range.max);
  const kept = specs.filter(fits).flatMap((spec) => {
    const value = chosen[spec.id];
    return value === undefined || !valuesAt(spec, seats).includes(value) ? [] : [[spec.id, value] as const];
  });
  return Object.fromEntries(kept);
}
