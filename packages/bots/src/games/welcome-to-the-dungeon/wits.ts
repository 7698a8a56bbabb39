import { family } from '../../zoo/welcome-to-the-dungeon.ts';
import { welcomeToTheDungeonWits } from './expert.ts';

export const wits = { ...welcomeToTheDungeonWits, zoo: family };
