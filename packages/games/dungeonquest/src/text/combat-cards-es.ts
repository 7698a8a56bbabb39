import type { ComponentText } from '@mazmorra/kernel';

/** Combat and power cards. */
export const combatCards: Readonly<Record<string, ComponentText>> = {
  'combat-quick-shot': { name: 'Disparo rápido' },
  'combat-true-shot': { name: 'Disparo certero' },
  'combat-piercing-shot': { name: 'Disparo penetrante' },
  'combat-volley': { name: 'Salva' },
  'combat-slash': { name: 'Tajo' },
  'combat-lunge': { name: 'Estocada' },
  'combat-deep-blow': { name: 'Golpe profundo' },
  'combat-heart-strike': { name: 'Ataque al corazón' },
  'combat-agony-bolt': { name: 'Relámpago de agonía' },
  'combat-bolt': { name: 'Rayo' },
  'combat-arcane-blast': { name: 'Explosión arcana' },
  'combat-inferno': { name: 'Infierno' },
  'power-guided-shot': {
    name: 'Disparo guiado',
    text: 'Después de mostrarla, puedes cambiarla por otra carta de tu mano. Esta se descarta.',
  },
  'power-elven-volley': { name: 'Andanada élfica' },
  'power-evasive-step': {
    name: 'Paso esquivo',
    text: 'Si pierdes esta ronda, tu montón de daño recibe 1 carta como máximo.',
  },
  'power-hunters-patience': {
    name: 'Paciencia del cazador',
    text: 'En la siguiente ronda, suma 3 a tu valor de ataque.',
  },
  'power-cleansing-flame': { name: 'Llama purificadora' },
  'power-prayer-of-kellos': {
    name: 'Plegaria de Kellos',
    text: 'Puedes descartar 1 carta de tu montón de daño.',
  },
  'power-penance': {
    name: 'Penitencia',
    text: 'Puedes poner 1 carta de tu mano en tu propio montón de daño para sumar 3 a tu valor de ataque.',
  },
  'power-blessed-ward': {
    name: 'Guarda bendita',
    text: 'En la siguiente ronda, tu oponente no puede darte un golpe mortal.',
  },
  'power-unleashed-rage': {
    name: 'Ira desatada',
    text: 'Puedes descartar de tu mano cartas con valor de ataque 1. Por cada una, suma 1 a tu valor de ataque.',
  },
  'power-axe-storm': { name: 'Tormenta de hachas' },
  'power-reckless-charge': { name: 'Carga temeraria', text: 'Roba 1 carta de Combate.' },
  'power-battle-cry': { name: 'Grito de guerra', text: 'Tu oponente descarta al azar 1 carta de su mano.' },
  'power-piercing-arrow': { name: 'Flecha perforante' },
  'power-tribal-cunning': { name: 'Astucia tribal', text: 'Roba 2 cartas de Combate.' },
  'power-swift-strike': { name: 'Golpe veloz', text: 'En esta ronda, tu oponente no puede contraatacar.' },
  'power-sisterhood': { name: 'Hermandad', text: 'Elige 1 carta del montón de combate y ponla en tu mano.' },
  'power-shield-wall': {
    name: 'Muro de escudos',
    text: 'Si pierdes esta ronda, tu montón de daño recibe 1 carta menos.',
  },
  'power-glorious-blow': { name: 'Golpe glorioso' },
  'power-knights-challenge': {
    name: 'Desafío del caballero',
    text: 'En la siguiente ronda, tu oponente tiene que jugar una carta cuerpo a cuerpo, si tiene alguna.',
  },
  'power-heroic-stand': {
    name: 'Resistencia heroica',
    text: 'En la siguiente ronda, suma 1 a tu valor de ataque.',
  },
  'power-shared-fates': {
    name: 'Destinos compartidos',
    text: 'Miras la mano de tu oponente y, si quieres, te quedas con una de sus cartas.',
  },
  'power-firestorm': { name: 'Tormenta ígnea' },
  'power-brightblaze-dive': {
    name: 'Picado de Llamabrillante',
    text: 'Si ganas esta ronda, la primera carta del mazo de Combate va también al montón de daño de tu oponente.',
  },
  'power-ancestral-wrath': {
    name: 'Ira ancestral',
    text: 'Si tu oponente ha jugado una carta a distancia, suma 1 a tu valor de ataque.',
  },
  'power-poisoned-arrow': {
    name: 'Flecha envenenada',
    text: 'Elige un tipo de ataque. Si tu oponente lo usa en la siguiente ronda, suma 4 a tu valor de ataque.',
  },
  'power-deadly-shot': {
    name: 'Disparo mortal',
    text: 'Elige un tipo de ataque. Si tú lo usas en la siguiente ronda, suma 2 a tu valor de ataque.',
  },
  'power-bone-splinters': {
    name: 'Astillas de hueso',
    text: 'Si ganas esta ronda, la primera carta del mazo de Combate va también al montón de daño de tu oponente.',
  },
  'power-grave-chill': { name: 'Frío de la tumba', text: 'Tu oponente descarta al azar 1 carta de su mano.' },
  'power-agony-of-remembrance': {
    name: 'Agonía del recuerdo',
    text: 'En la siguiente ronda, si tu oponente juega una carta con valor de ataque 3 o más, esa carta queda cancelada.',
  },
  'power-infernal-pact': { name: 'Pacto infernal', text: 'Roba 2 cartas de Combate.' },
  'power-dark-bolt': { name: 'Saeta oscura', text: 'En esta ronda, tu oponente no puede contraatacar.' },
  'power-soulfire': { name: 'Fuego del alma' },
  'power-hammer-blow': { name: 'Martillazo', text: 'En la siguiente ronda, suma 1 a tu valor de ataque.' },
  'power-wild-swing': { name: 'Golpe salvaje', text: 'En la siguiente ronda, resta 2 a tu valor de ataque.' },
  'power-crushing-grip': {
    name: 'Presa aplastante',
    text: 'En la siguiente ronda, tu oponente no puede contraatacar.',
  },
  'power-thick-hide': {
    name: 'Piel gruesa',
    text: 'Si pierdes esta ronda, tu montón de daño recibe 1 carta menos.',
  },
  'power-natural-armor': {
    name: 'Armadura natural',
    text: 'Puedes descartar hasta 2 cartas de tu montón de daño.',
  },
  'power-stone-fist': {
    name: 'Puño de piedra',
    text: 'Si tu oponente ha jugado una carta a distancia, esa carta queda cancelada.',
  },
  'power-iron-skin': {
    name: 'Piel de hierro',
    text: 'Si pierdes esta ronda, tu montón de daño recibe 2 cartas menos.',
  },
  'power-earthshaker': { name: 'Seísmo' },
  'power-aura-of-terror': {
    name: 'Aura de terror',
    text: 'Si ganas esta ronda, puedes mover una carta del montón de combate al montón de daño de tu oponente.',
  },
  'power-hellfire': { name: 'Fuego infernal' },
  'power-burning-whip': {
    name: 'Látigo ardiente',
    text: 'Si ganas esta ronda, la primera carta del mazo de Combate va también al montón de daño de tu oponente.',
  },
  'power-infernal-hunger': {
    name: 'Hambre infernal',
    text: 'Tu oponente descarta al azar 1 carta de su mano.',
  },
};
