import { capital, english, type Language, type OriginPart, spanish } from '@mazmorra/kernel';

interface PartNoun {
  /** With its article. */
  readonly text: string;
  readonly plural?: true;
}

/** The sentences about where a card comes from. */
export interface OriginWords {
  readonly rulebook: string;
  readonly rulebookInPart: string;
  readonly published: (from: string) => string;
  readonly design: string;
  readonly partRulebook: (parts: string) => string;
  readonly partPublished: (parts: string, isPlural: boolean, from: string) => string;
  readonly partDesign: (parts: string, isPlural: boolean) => string;
  /** Where a source has no name of its own. */
  readonly elsewhere: string;
  readonly list: (words: readonly string[]) => string;
  readonly parts: Readonly<Record<OriginPart, PartNoun>>;
}

const en: OriginWords = {
  rulebook: 'As in the rulebook.',
  rulebookInPart: 'In the rulebook, but not in every detail.',
  published: (from) => `Not in the rulebook: taken from ${from}.`,
  design: 'Not in the rulebook: our own design.',
  partRulebook: (parts) => `The rulebook gives only ${parts}.`,
  partPublished: (parts, isPlural, from) => `${capital(parts)} ${isPlural ? 'come' : 'comes'} from ${from}.`,
  partDesign: (parts, isPlural) => `${capital(parts)} ${isPlural ? 'are' : 'is'} our own design.`,
  elsewhere: 'other published sources',
  list: english.and,
  parts: {
    ability: { text: 'the ability' },
    agility: { text: 'Agility' },
    armor: { text: 'Armor' },
    attack: { text: 'the attack' },
    chests: { text: 'the coins in its chests', plural: true },
    closingRolls: { text: 'two of the rolls that close the towers', plural: true },
    count: { text: 'the number of copies' },
    counter: { text: 'the counterattack icon' },
    damage: { text: 'the damage value' },
    dice: { text: 'the die table' },
    effect: { text: 'the effect' },
    englishName: { text: 'the name' },
    equipment: { text: 'the choice of equipment' },
    heroStrength: { text: 'Strength' },
    hitPoints: { text: 'the hit points', plural: true },
    life: { text: 'Life' },
    luck: { text: 'Luck' },
    name: { text: 'the name' },
    owner: { text: 'its owner' },
    place: { text: 'its place on the board' },
    shape: { text: 'the shape' },
    spanishName: { text: 'the name' },
    strength: { text: 'the strength' },
    strengthWithFive: { text: 'the strength with five players' },
    symbols: { text: 'the symbols', plural: true },
    type: { text: 'the type' },
    value: { text: 'the value' },
    wounds: { text: 'the wounds', plural: true },
  },
};

const es: OriginWords = {
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

export const originWords: Readonly<Record<Language, OriginWords>> = { en, es };
