export { dungeonquestWits as wits } from './expert.ts';
