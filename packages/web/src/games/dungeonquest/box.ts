import castle from 'icon:castle';
import dragonHead from 'icon:dragon-head';
import sunrise from 'icon:sunrise';
import type { Lid } from '../boxes.ts';
import './box.css';

export const lid: Lid = [
  { icon: sunrise, tint: 'torch', at: [26, 0, 48, 0] },
  { icon: castle, tint: 'steel', at: [2, 26, 44, 0] },
  { icon: dragonHead, tint: 'heal', at: [36, 24, 60, 0] },
];
