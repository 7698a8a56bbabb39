import { dungeonRaiders } from '@mazmorra/dungeon-raiders';
import { dungeonquest } from '@mazmorra/dungeonquest';
import type { AnyGame } from '@mazmorra/kernel';
import { saboteur } from '@mazmorra/saboteur';
import { welcomeToTheDungeon } from '@mazmorra/welcome-to-the-dungeon';
import type { AnyBot, Budget, Level } from './bot.ts';
import { dungeonRaidersWits } from './games/dungeon-raiders/expert.ts';
import { dungeonquestWits } from './games/dungeonquest/expert.ts';
import { saboteurWits } from './games/saboteur/wits.ts';
import { welcomeToTheDungeonWits } from './games/welcome-to-the-dungeon/expert.ts';
import { createBot, defaultBudget, type Wits } from './levels.ts';

interface Entry {
  readonly game: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: each entry pairs a game with wits of its own types
  readonly wits: Wits<any, any, any>;
}

const entries = {
  'dungeon-raiders': { game: dungeonRaiders, wits: dungeonRaidersWits },
  saboteur: { game: saboteur, wits: saboteurWits },
  'welcome-to-the-dungeon': { game: welcomeToTheDungeon, wits: welcomeToTheDungeonWits },
  dungeonquest: { game: dungeonquest, wits: dungeonquestWits },
} as const satisfies Record<string, Entry>;

export type GameId = keyof typeof entries;
export const gameIds = Object.keys(entries) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(entries, id);
export const gameOf = (id: GameId): AnyGame => entries[id].game;

// biome-ignore lint/suspicious/noExplicitAny: whoever asks by name knows nothing of the types
export const witsOf = (id: GameId): Wits<any, any, any> => entries[id].wits;

const bots = new Map<string, AnyBot>();

/** A bot of that level for that game. Bots keep nothing between answers, so one serves any number of seats of a thread. */
export function botFor(id: GameId, level: Level, budget: Budget = defaultBudget): AnyBot {
  const name = `${id} ${level} ${budget.ms} ${budget.iterations}`;
  const known = bots.get(name);
  if (known !== undefined) return known;
  const entry: Entry = entries[id];
  const bot = createBot(entry.wits, level, budget);
  bots.set(name, bot);
  return bot;
}
