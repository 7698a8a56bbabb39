import chest from 'icon:open-treasure-chest';
import torch from 'icon:torch';
import type { Lid } from '../boxes.ts';
import './box.css';

export const lid: Lid = [
  { icon: torch, tint: 'torch', at: [2, 8, 34, -12] },
  { icon: torch, tint: 'torch', at: [64, 8, 34, 12] },
  { icon: chest, tint: 'gold', at: [22, 30, 56, 0] },
];
