import crossedSwords from 'icon:crossed-swords';
import skull from 'icon:crowned-skull';
import dungeonGate from 'icon:dungeon-gate';
import helm from 'icon:visored-helm';
import type { Lid } from '../boxes.ts';
import './box.css';

export const lid: Lid = [
  { icon: dungeonGate, tint: 'earth', at: [14, 2, 72, 0] },
  { icon: skull, tint: 'bone', at: [2, 48, 32, -8] },
  { icon: crossedSwords, tint: 'steel', at: [66, 50, 32, 6] },
  { icon: helm, tint: 'steel', at: [29, 36, 42, 0] },
];
