import goldNuggets from 'icon:gold-nuggets';
import lantern from 'icon:lantern-flame';
import mining from 'icon:mining';
import type { Lid } from '../boxes.ts';
import './box.css';

export const lid: Lid = [
  { icon: lantern, tint: 'gold', at: [4, 6, 36, -6] },
  { icon: mining, tint: 'earth', at: [36, 12, 60, 0] },
  { icon: goldNuggets, tint: 'gold', at: [6, 54, 40, 0] },
];
