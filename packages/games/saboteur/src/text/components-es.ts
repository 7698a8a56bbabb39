import { type ComponentText, spanish } from '@mazmorra/kernel';
import type { PathCardId } from '../data/cards.ts';
import { type Components, type PathWords, pathText } from './catalogue.ts';

const words: PathWords = {
  connected: (sides) => `Un túnel abierto ${sides}; todas sus salidas se comunican.`,
  deadEnd: (sides) => `Abierto ${sides}, pero cegado en el centro: de aquí no se pasa.`,
  sides: { n: 'por arriba', e: 'por la derecha', s: 'por abajo', w: 'por la izquierda' },
  list: spanish.y,
};

const path = (id: PathCardId, name: string): ComponentText => ({ name, text: pathText(id, words) });
const breaks = (tool: string): string =>
  `Se pone delante de cualquier jugador. Mientras tenga ${tool}, no puede colocar cartas de recorrido.`;
const repairs = (tool: string): string => `Repara ${tool} de cualquier jugador.`;
const repairsOne = (one: string, other: string): string =>
  `Repara ${one} o ${other} de cualquier jugador, pero nunca las dos cosas.`;

/** Nombres del archivo de datos; las frases son nuestras. */
export const componentsEs: Components = {
  start: { name: 'Carta de Inicio (escalera)', text: 'Todo túnel tiene que estar unido a ella.' },
  'goal-treasure': {
    name: 'Objetivo: Tesoro',
    text: 'Si un túnel llega hasta él, los mineros ganan la ronda.',
  },
  'goal-stone-ne': {
    name: 'Objetivo: piedra, curva arriba-derecha / abajo-izquierda',
    text: 'Aquí no hay tesoro. Una vez descubierta, es una curva más de la mina.',
  },
  'goal-stone-nw': {
    name: 'Objetivo: piedra, curva arriba-izquierda / abajo-derecha',
    text: 'Aquí no hay tesoro. Una vez descubierta, es una curva más de la mina.',
  },
  'path-straight-ns': path('path-straight-ns', 'Recto vertical'),
  'path-straight-ew': path('path-straight-ew', 'Recto horizontal'),
  'path-cross': path('path-cross', 'Cruce'),
  'path-tee-nes': path('path-tee-nes', 'T vertical'),
  'path-tee-new': path('path-tee-new', 'T horizontal'),
  'path-curve-ne': path('path-curve-ne', 'Curva arriba-derecha / abajo-izquierda'),
  'path-curve-nw': path('path-curve-nw', 'Curva arriba-izquierda / abajo-derecha'),
  'dead-n': path('dead-n', 'Callejón vertical de un lado'),
  'dead-e': path('dead-e', 'Callejón horizontal de un lado'),
  'dead-ns': path('dead-ns', 'Callejón recto vertical'),
  'dead-ew': path('dead-ew', 'Callejón recto horizontal'),
  'dead-ne': path('dead-ne', 'Callejón en curva arriba-derecha'),
  'dead-nw': path('dead-nw', 'Callejón en curva arriba-izquierda'),
  'dead-nes': path('dead-nes', 'Callejón en T vertical'),
  'dead-new': path('dead-new', 'Callejón en T horizontal'),
  'dead-nesw': path('dead-nesw', 'Callejón en cruce'),
  'break-pickaxe': { name: 'Pico roto', text: breaks('el pico roto') },
  'break-lantern': { name: 'Linterna rota', text: breaks('la linterna rota') },
  'break-cart': { name: 'Carrito roto', text: breaks('el carrito roto') },
  'repair-pickaxe': { name: 'Reparar pico', text: repairs('el pico roto') },
  'repair-lantern': { name: 'Reparar linterna', text: repairs('la linterna rota') },
  'repair-cart': { name: 'Reparar carrito', text: repairs('el carrito roto') },
  'repair-pickaxe-lantern': {
    name: 'Reparar pico o linterna',
    text: repairsOne('el pico roto', 'la linterna rota'),
  },
  'repair-pickaxe-cart': {
    name: 'Reparar pico o carrito',
    text: repairsOne('el pico roto', 'el carrito roto'),
  },
  'repair-lantern-cart': {
    name: 'Reparar linterna o carrito',
    text: repairsOne('la linterna rota', 'el carrito roto'),
  },
  rockfall: {
    name: 'Desprendimiento de rocas',
    text: 'Quita una carta de recorrido de la mina, pero nunca la de inicio ni un objetivo.',
  },
  map: { name: 'Mapa', text: 'Miras en secreto un objetivo que esté boca abajo.' },
  'gold-1': { name: 'Carta de 1 Pepita de Oro' },
  'gold-2': { name: 'Carta de 2 Pepitas de Oro' },
  'gold-3': { name: 'Carta de 3 Pepitas de Oro' },
  miner: { name: 'Minero de Oro', text: 'Quiere un túnel desde el inicio hasta el tesoro.' },
  saboteur: {
    name: 'Saboteador',
    text: 'Quiere que se acaben las cartas antes de que alguien llegue al tesoro.',
  },
  pickaxe: { name: 'pico' },
  lantern: { name: 'linterna' },
  cart: { name: 'carrito' },
  top: { name: 'Objetivo de arriba' },
  middle: { name: 'Objetivo del medio' },
  bottom: { name: 'Objetivo de abajo' },
};
