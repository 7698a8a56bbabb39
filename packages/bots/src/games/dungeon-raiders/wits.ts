import { family } from '../../zoo/dungeon-raiders.ts';
import { dungeonRaidersWits } from './expert.ts';

export const wits = { ...dungeonRaidersWits, zoo: family };
