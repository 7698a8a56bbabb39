import castle from 'icon:castle';
import crossedSwords from 'icon:crossed-swords';
import skull from 'icon:crowned-skull';
import dragonHead from 'icon:dragon-head';
import dungeonGate from 'icon:dungeon-gate';
import goldNuggets from 'icon:gold-nuggets';
import lantern from 'icon:lantern-flame';
import mining from 'icon:mining';
import chest from 'icon:open-treasure-chest';
import sunrise from 'icon:sunrise';
import torch from 'icon:torch';
import helm from 'icon:visored-helm';
import type { Tint } from '../look/Icon.tsx';
import type { GameId } from '../table/client.ts';

interface Piece {
  readonly icon: string;
  readonly tint: Tint;
  /** Left, top and width in hundredths of the cover, and a turn in degrees. */
  readonly at: readonly [left: number, top: number, width: number, turn: number];
}

/** The pictures on the lids of the boxes. */
export const lids: Readonly<Record<GameId, readonly Piece[]>> = {
  'dungeon-raiders': [
    { icon: torch, tint: 'torch', at: [2, 8, 34, -12] },
    { icon: torch, tint: 'torch', at: [64, 8, 34, 12] },
    { icon: chest, tint: 'gold', at: [22, 30, 56, 0] },
  ],
  'welcome-to-the-dungeon': [
    { icon: dungeonGate, tint: 'earth', at: [14, 2, 72, 0] },
    { icon: skull, tint: 'bone', at: [2, 48, 32, -8] },
    { icon: crossedSwords, tint: 'steel', at: [66, 50, 32, 6] },
    { icon: helm, tint: 'steel', at: [29, 36, 42, 0] },
  ],
  saboteur: [
    { icon: lantern, tint: 'gold', at: [4, 6, 36, -6] },
    { icon: mining, tint: 'earth', at: [36, 12, 60, 0] },
    { icon: goldNuggets, tint: 'gold', at: [6, 54, 40, 0] },
  ],
  dungeonquest: [
    { icon: sunrise, tint: 'torch', at: [26, 0, 48, 0] },
    { icon: castle, tint: 'steel', at: [2, 26, 44, 0] },
    { icon: dragonHead, tint: 'heal', at: [36, 24, 60, 0] },
  ],
};
