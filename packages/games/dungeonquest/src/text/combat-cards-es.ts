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
    text: 'Si quieres, cámbiala tras revelarla por otra carta de tu mano; esta se descarta.',
  },
  'power-elven-volley': { name: 'Andanada élfica' },
  'power-evasive-step': {
    name: 'Paso esquivo',
    text: 'Si pierdes esta ronda, se añade como máximo 1 carta a tu montón de daño.',
  },
  'power-hunters-patience': {
    name: 'Paciencia del cazador',
    text: 'En la siguiente ronda añade +3 a tu valor de ataque.',
  },
  'power-cleansing-flame': { name: 'Llama purificadora' },
  'power-prayer-of-kellos': {
    name: 'Plegaria de Kellos',
    text: 'Descarta hasta 1 carta de tu montón de daño.',
  },
  'power-penance': {
    name: 'Penitencia',
    text: 'Puedes poner 1 carta de tu mano en tu propio montón de daño para añadir +3 a tu valor de ataque.',
  },
  'power-blessed-ward': {
    name: 'Guarda bendita',
    text: 'En la siguiente ronda tu oponente no puede realizar un golpe mortal.',
  },
  'power-unleashed-rage': {
    name: 'Ira desatada',
    text: 'Cada carta de valor 1 que descartes ahora de tu mano suma +1 a tu ataque.',
  },
  'power-axe-storm': { name: 'Tormenta de hachas' },
  'power-reckless-charge': { name: 'Carga temeraria', text: 'Roba 1 carta de Combate.' },
  'power-battle-cry': { name: 'Grito de guerra', text: 'Tu oponente descarta 1 carta al azar de su mano.' },
  'power-piercing-arrow': { name: 'Flecha perforante' },
  'power-tribal-cunning': { name: 'Astucia tribal', text: 'Roba 2 cartas de Combate.' },
  'power-swift-strike': { name: 'Golpe veloz', text: 'Tu oponente no puede contraatacar en esta ronda.' },
  'power-sisterhood': {
    name: 'Hermandad',
    text: 'Coge 1 carta a tu elección del montón de combate y añádela a tu mano.',
  },
  'power-shield-wall': {
    name: 'Muro de escudos',
    text: 'Si pierdes esta ronda, se añade 1 carta menos a tu montón de daño.',
  },
  'power-glorious-blow': { name: 'Golpe glorioso' },
  'power-knights-challenge': {
    name: 'Desafío del caballero',
    text: 'En la siguiente ronda tu oponente debe jugar una carta cuerpo a cuerpo si puede.',
  },
  'power-heroic-stand': { name: 'Resistencia heroica', text: 'Tu ataque de la próxima ronda recibe +1.' },
  'power-shared-fates': {
    name: 'Destinos compartidos',
    text: 'Ves la mano del rival y, si quieres, te quedas una de sus cartas.',
  },
  'power-firestorm': { name: 'Tormenta ígnea' },
  'power-brightblaze-dive': {
    name: 'Picado de Llamabrillante',
    text: 'Si ganas esta ronda, añade la carta superior del mazo de Combate al montón de daño de tu oponente.',
  },
  'power-ancestral-wrath': {
    name: 'Ira ancestral',
    text: 'Si tu oponente jugó una carta a distancia, añade +1 a tu valor de ataque.',
  },
  'power-poisoned-arrow': {
    name: 'Flecha envenenada',
    text: 'Nombra un tipo de ataque: si el rival lo usa en la próxima ronda, tú recibes +4.',
  },
  'power-deadly-shot': {
    name: 'Disparo mortal',
    text: 'Nombra un tipo de ataque: si tú lo usas en la próxima ronda, recibes +2.',
  },
  'power-bone-splinters': {
    name: 'Astillas de hueso',
    text: 'Si ganas esta ronda, añade la carta superior del mazo de Combate al montón de daño de tu oponente.',
  },
  'power-grave-chill': { name: 'Frío de la tumba', text: 'Tu oponente descarta 1 carta al azar de su mano.' },
  'power-agony-of-remembrance': {
    name: 'Agonía del recuerdo',
    text: 'Cancela la carta que el rival revele en la próxima ronda si su valor impreso es 3 o superior.',
  },
  'power-infernal-pact': { name: 'Pacto infernal', text: 'Roba 2 cartas de Combate.' },
  'power-dark-bolt': { name: 'Saeta oscura', text: 'Tu oponente no puede contraatacar en esta ronda.' },
  'power-soulfire': { name: 'Fuego del alma' },
  'power-hammer-blow': { name: 'Martillazo', text: 'Tu ataque de la próxima ronda recibe +1.' },
  'power-wild-swing': { name: 'Golpe salvaje', text: 'En la siguiente ronda resta 2 a tu valor de ataque.' },
  'power-crushing-grip': {
    name: 'Presa aplastante',
    text: 'En la siguiente ronda tu oponente no puede contraatacar.',
  },
  'power-thick-hide': {
    name: 'Piel gruesa',
    text: 'Si pierdes esta ronda, se añade 1 carta menos a tu montón de daño.',
  },
  'power-natural-armor': {
    name: 'Armadura natural',
    text: 'Retira de tu montón de daño un máximo de 2 cartas.',
  },
  'power-stone-fist': {
    name: 'Puño de piedra',
    text: 'Si tu oponente jugó una carta a distancia, la carta es cancelada.',
  },
  'power-iron-skin': {
    name: 'Piel de hierro',
    text: 'Si pierdes esta ronda, se añaden 2 cartas menos a tu montón de daño.',
  },
  'power-earthshaker': { name: 'Seísmo' },
  'power-aura-of-terror': {
    name: 'Aura de terror',
    text: 'Al ganar la ronda, una carta a tu elección del montón de combate puede pasar al daño del rival.',
  },
  'power-hellfire': { name: 'Fuego infernal' },
  'power-burning-whip': {
    name: 'Látigo ardiente',
    text: 'Si ganas esta ronda, añade la carta superior del mazo de Combate al montón de daño de tu oponente.',
  },
  'power-infernal-hunger': {
    name: 'Hambre infernal',
    text: 'Tu oponente descarta 1 carta al azar de su mano.',
  },
};
