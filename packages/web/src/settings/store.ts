import type { Language } from '@mazmorra/kernel';
import { keepObject, keptObject } from './kept.ts';
import { offered } from './languages.ts';
import { type Level, levels, usualLevel } from './levels.ts';
import { create } from './stores.ts';

export type Speed = 0 | 1 | 2 | 3;
export type Theme = 'night' | 'day' | 'auto';
export type TextSize = '1' | '1.15' | '1.3';

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** 0 shows the end result at once; 1 is slow, 2 normal, 3 fast. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** Whether the music of the place is heard. */
  readonly music: boolean;
  /** Whether a phone vibrates when it is the reader's turn. */
  readonly vibration: boolean;
  readonly confirm: boolean;
  readonly textSize: TextSize;
  readonly contrast: boolean;
  readonly lessMotion: boolean;
  readonly shortcuts: boolean;
  readonly recap: boolean;
  /** Whether cards bear a mark where the rulebook does not print them. */
  readonly originMarks: boolean;
  readonly name: string;
  /** Whether sound was offered at a table. */
  readonly soundAsked: boolean;
  /** Games that were played to their end with a seat of one's own. */
  readonly played: number;
  /** Whether it was offered to play without confirming. */
  readonly confirmAsked: boolean;
  /** Whether what has but one option is done by itself. */
  readonly single: boolean;
  /** Whether something is explained the first time it appears. */
  readonly tips: boolean;
  /** Whether bots speak and tokens of accusation lie on the table, where there are hidden roles. */
  readonly talk: boolean;
  /** The level of the bots of a quick game. */
  readonly level: Level;
}

const key = 'mazmorra.settings';

export const defaults: Settings = {
  language: 'en',
  theme: 'night',
  speed: 2,
  sound: false,
  volume: 0.5,
  music: false,
  vibration: true,
  confirm: true,
  textSize: '1',
  contrast: false,
  lessMotion: false,
  shortcuts: true,
  recap: true,
  originMarks: true,
  name: '',
  soundAsked: false,
  played: 0,
  confirmAsked: false,
  single: true,
  tips: true,
  talk: true,
  level: usualLevel,
};

/** Settings that can have these values and no others. */
const allowed: Partial<Record<string, readonly unknown[]>> = {
  language: offered,
  theme: ['night', 'day', 'auto'],
  speed: [0, 1, 2, 3],
  textSize: ['1', '1.15', '1.3'],
  level: levels,
};

/** What was stored, as far as it still is a value of a setting of that name. */
export function readSettings(stored: object, base: Settings): Settings {
  const known = Object.entries(stored).filter(
    ([name, value]) =>
      name in base &&
      typeof value === typeof base[name as keyof Settings] &&
      (allowed[name]?.includes(value) ?? true),
  );
  return { ...base, ...Object.fromEntries(known) };
}

export const useSettings = create<Settings>(() => defaults);

/** Reads what this browser remembers; called once before the first screen. */
export function startSettings(language: Language): void {
  useSettings.setState(readSettings(keptObject(key), { ...defaults, language }), true);
  useSettings.subscribe((settings) => keepObject(key, settings));
}

export const change = (part: Partial<Settings>): void => useSettings.setState(part);
