export { dungeonRaidersWits as wits } from './expert.ts';
