// The facts of every game, one line each.
export { facts as dungeonRaiders } from '@mazmorra/dungeon-raiders/facts';
export { facts as dungeonquest } from '@mazmorra/dungeonquest/facts';
export { facts as saboteur } from '@mazmorra/saboteur/facts';
export { facts as welcomeToTheDungeon } from '@mazmorra/welcome-to-the-dungeon/facts';
