import { type ComponentText, english } from '@mazmorra/kernel';
import type { PathCardId } from '../data/cards.ts';
import { type Components, type PathWords, pathText } from './catalogue.ts';

const words: PathWords = {
  connected: (sides) => `A tunnel open at the ${sides}; all its openings meet.`,
  deadEnd: (sides) => `Open at the ${sides}, but blocked in the middle: nothing goes on from here.`,
  sides: { n: 'top', e: 'right', s: 'bottom', w: 'left' },
  list: english.and,
};

const path = (id: PathCardId, name: string): ComponentText => ({ name, text: pathText(id, words) });
const breaks = (tool: string): string =>
  `Goes in front of any player. As long as their ${tool} is broken, they cannot lay path cards.`;
const repairs = (tool: string): string => `Repairs any player’s broken ${tool}.`;
const repairsOne = (one: string, other: string): string =>
  `Repairs any player’s broken ${one} or broken ${other}, but never both.`;

/** Names from the data file, sentences our own. */
export const componentsEn: Components = {
  start: { name: 'Start card (ladder)', text: 'Every tunnel must be joined to it.' },
  'goal-treasure': { name: 'Goal: treasure', text: 'If a tunnel reaches it, the miners win the round.' },
  'goal-stone-ne': {
    name: 'Goal: stone, curve top-right / bottom-left',
    text: 'No treasure here. Once turned up, it is just another curve of the mine.',
  },
  'goal-stone-nw': {
    name: 'Goal: stone, curve top-left / bottom-right',
    text: 'No treasure here. Once turned up, it is just another curve of the mine.',
  },
  'path-straight-ns': path('path-straight-ns', 'Vertical straight'),
  'path-straight-ew': path('path-straight-ew', 'Horizontal straight'),
  'path-cross': path('path-cross', 'Crossing'),
  'path-tee-nes': path('path-tee-nes', 'Vertical T'),
  'path-tee-new': path('path-tee-new', 'Horizontal T'),
  'path-curve-ne': path('path-curve-ne', 'Curve top-right / bottom-left'),
  'path-curve-nw': path('path-curve-nw', 'Curve top-left / bottom-right'),
  'dead-n': path('dead-n', 'Dead end, one vertical side'),
  'dead-e': path('dead-e', 'Dead end, one horizontal side'),
  'dead-ns': path('dead-ns', 'Dead end, vertical straight'),
  'dead-ew': path('dead-ew', 'Dead end, horizontal straight'),
  'dead-ne': path('dead-ne', 'Dead end, curve top-right'),
  'dead-nw': path('dead-nw', 'Dead end, curve top-left'),
  'dead-nes': path('dead-nes', 'Dead end, vertical T'),
  'dead-new': path('dead-new', 'Dead end, horizontal T'),
  'dead-nesw': path('dead-nesw', 'Dead end, crossing'),
  'break-pickaxe': { name: 'Broken pickaxe', text: breaks('pickaxe') },
  'break-lantern': { name: 'Broken lantern', text: breaks('lantern') },
  'break-cart': { name: 'Broken cart', text: breaks('cart') },
  'repair-pickaxe': { name: 'Repair pickaxe', text: repairs('pickaxe') },
  'repair-lantern': { name: 'Repair lantern', text: repairs('lantern') },
  'repair-cart': { name: 'Repair cart', text: repairs('cart') },
  'repair-pickaxe-lantern': { name: 'Repair pickaxe or lantern', text: repairsOne('pickaxe', 'lantern') },
  'repair-pickaxe-cart': { name: 'Repair pickaxe or cart', text: repairsOne('pickaxe', 'cart') },
  'repair-lantern-cart': { name: 'Repair lantern or cart', text: repairsOne('lantern', 'cart') },
  rockfall: { name: 'Rockfall', text: 'Takes one path card out of the mine, but never the start or a goal.' },
  map: { name: 'Map', text: 'You look in secret at one goal that lies face down.' },
  'gold-1': { name: 'Gold card, 1 nugget' },
  'gold-2': { name: 'Gold card, 2 nuggets' },
  'gold-3': { name: 'Gold card, 3 nuggets' },
  miner: { name: 'Gold miner', text: 'Wants a tunnel from the start to the treasure.' },
  saboteur: { name: 'Saboteur', text: 'Wants the cards to run out before the treasure is reached.' },
  pickaxe: { name: 'pickaxe' },
  lantern: { name: 'lantern' },
  cart: { name: 'cart' },
  top: { name: 'Top goal' },
  middle: { name: 'Middle goal' },
  bottom: { name: 'Bottom goal' },
};
