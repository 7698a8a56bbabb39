export { welcomeToTheDungeonWits as wits } from './expert.ts';
