// The parts of every game, one line each, under the same name as in facts.ts: from the game's folder in the bots
// package if its bots have knowledge of it, otherwise from the game's own package ('@mazmorra/<id>/parts').
export { parts as dungeonRaiders } from '@mazmorra/bots/games/dungeon-raiders';
export { parts as dungeonquest } from '@mazmorra/bots/games/dungeonquest';
export { parts as saboteur } from '@mazmorra/bots/games/saboteur';
export { parts as welcomeToTheDungeon } from '@mazmorra/bots/games/welcome-to-the-dungeon';
