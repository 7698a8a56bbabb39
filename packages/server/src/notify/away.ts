import { HOLIDAYS, type Holiday } from '@mazmorra/protocol';

/** The holidays that were had until now, as far as they still count. */
export const spent = (all: readonly Holiday[], now: number): Holiday[] =>
  all
    .map(({ from, until }) => ({ from, until: Math.min(until, now) }))
    .filter(({ from, until }) => until > from && until > now - HOLIDAYS.year);

/** Milliseconds of holidays that a person may still have, besides those that are had or set. */
export const holidayLeft = (all: readonly Holiday[] = [], now: number): number =>
  all
    .filter(({ until }) => until > now - HOLIDAYS.year)
    .reduce((left, { from, until }) => left - (until - from), HOLIDAYS.most);

/** Milliseconds for which a person is still on holiday; 0 if they are not. */
export const awayFor = (all: readonly Holiday[] = [], now: number): number =>
  Math.max(0, ...all.map(({ from, until }) => (from <= now ? until - now : 0)));
