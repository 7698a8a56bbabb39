import type { Dilemma } from '@mazmorra/bots';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepProgress, nextDilemma, ofDay, progressIn } from '../../src/dilemmas/progress.ts';
import { after, hardness, newcomer } from '../../src/dilemmas/rating.ts';

const dilemma = (seed: string, gap: number): Dilemma => ({
  game: 'saboteur',
  version: 1,
  seats: 3,
  variants: {},
  seed,
  answers: [],
  seat: 0,
  kind: 'SB-DEC-01',
  tempting: 'pass',
  options: [],
  gap,
});
const easy = dilemma('easy', 0.4);
const middle = dilemma('middle', 0.15);
const hard = dilemma('hard', 0.06);
const all = [easy, middle, hard];
const DAY = 86_400_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('the dilemma of the day is the same all day and another one the next day', () => {
  expect(ofDay(all, 5 * DAY)).toBe(ofDay(all, 6 * DAY - 1));
  expect(ofDay(all, 5 * DAY)).not.toBe(ofDay(all, 6 * DAY));
  expect(ofDay([], 0)).toBeUndefined();
});

test('after the one of the day comes the one nearest to the strength of the reader, each once', () => {
  const fresh = progressIn('saboteur');
  expect(nextDilemma(all, fresh, 0)).toBe(easy);
  const decided = { ...fresh, decided: ['easy'] };
  expect(nextDilemma(all, decided, 0)).toBe(middle);
  expect(nextDilemma(all, { ...decided, strength: hardness(hard) }, 0)).toBe(hard);
  expect(nextDilemma(all, { ...fresh, decided: ['easy', 'middle', 'hard'] }, 0)).toBeUndefined();
});

test('a right choice raises the strength, more at a hard dilemma; a wrong one lowers it', () => {
  const raised = (one: Dilemma): number => after(newcomer, one, true).rating - newcomer.rating;
  expect(raised(easy)).toBeGreaterThan(0);
  expect(raised(hard)).toBeGreaterThan(raised(easy));
  expect(after(newcomer, middle, false).rating).toBeLessThan(newcomer.rating);
  expect(after(newcomer, middle, true).deviation).toBeLessThan(newcomer.deviation);
});

test('what is kept comes back; what is damaged counts as nothing', () => {
  const kept = { strength: { rating: 1600, deviation: 90, volatility: 0.06 }, decided: ['easy'], right: 1 };
  keepProgress('saboteur', kept);
  expect(progressIn('saboteur')).toEqual(kept);
  expect(progressIn('dungeonquest').decided).toEqual([]);
  localStorage.setItem('mazmorra.dilemmas', '{"saboteur":{"decided":[7]}}');
  expect(progressIn('saboteur')).toEqual({ strength: newcomer, decided: [], right: 0 });
  localStorage.setItem('mazmorra.dilemmas', 'no JSON');
  expect(progressIn('saboteur').right).toBe(0);
});
