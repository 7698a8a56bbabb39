import { capital, spanish } from '@mazmorra/kernel';
import type { AllOriginWords, OriginWords, PageWords } from './index.ts';

const origins: OriginWords = {
  rulebook: 'Tal como está en el reglamento.',
  rulebookInPart: 'Está en el reglamento, pero no con todos sus detalles.',
  published: (from) => `No está en el reglamento: procede de ${from}.`,
  design: 'No está en el reglamento: es un diseño nuestro.',
  partRulebook: (parts) => `El reglamento solo da ${parts}.`,
  partPublished: (parts, isPlural, from) =>
    `${capital(parts)} ${isPlural ? 'proceden' : 'procede'} de ${from}.`,
  partDesign: (parts, isPlural) =>
    isPlural ? `${capital(parts)} son diseño nuestro.` : `${capital(parts)} es diseño nuestro.`,
  elsewhere: 'otras fuentes publicadas',
  list: spanish.y,
  parts: {
    ability: { text: 'la capacidad especial' },
    agility: { text: 'la Agilidad' },
    armor: { text: 'la Armadura' },
    attack: { text: 'el ataque' },
    chests: { text: 'las monedas de los cofres', plural: true },
    closingRolls: { text: 'dos de los números que cierran las torres', plural: true },
    count: { text: 'el número de copias' },
    counter: { text: 'el icono de contraataque' },
    damage: { text: 'el valor de daño' },
    dice: { text: 'la tabla del dado' },
    effect: { text: 'el efecto' },
    englishName: { text: 'el nombre' },
    equipment: { text: 'la elección del equipo' },
    heroStrength: { text: 'la Fuerza' },
    hitPoints: { text: 'los puntos de vida', plural: true },
    life: { text: 'la Vida' },
    luck: { text: 'la Suerte' },
    name: { text: 'el nombre' },
    owner: { text: 'su propietario' },
    place: { text: 'su lugar en el tablero' },
    shape: { text: 'la forma' },
    spanishName: { text: 'el nombre' },
    strength: { text: 'la fuerza' },
    strengthWithFive: { text: 'la fuerza con cinco jugadores' },
    symbols: { text: 'los símbolos', plural: true },
    type: { text: 'el tipo' },
    value: { text: 'el valor' },
    wounds: { text: 'las heridas', plural: true },
  },
};

const page: PageWords = {
  intro:
    'Los reglamentos no muestran todas las cartas. Esta página cuenta de dónde sale cada una de las nuestras.',
  rulebook: 'Del reglamento',
  published: 'De otras fuentes',
  design: 'Diseño nuestro',
  table: 'En números',
  kind: 'Tipo',
  all: 'En total',
  whole: 'Como en el reglamento',
  inPart: 'En el reglamento, con detalles de otras partes',
  elsewhere: 'De otras fuentes',
  ours: 'Diseño nuestro',
  total: 'Suma',
  marks:
    'En la mesa, un anillo marca lo que procede total o parcialmente de otras fuentes, y un punto lleno, lo que hemos diseñado. Tócalo para leer más; en los ajustes se puede ocultar.',
  each: 'Carta por carta',
  copies: (count) => (count === 1 ? '1 copia' : `${count} copias`),
};

export const es: AllOriginWords = { origins, page };
