import type { Components } from './catalogue.ts';

const armaVorpalina =
  'Elige un tipo de monstruo antes de descubrir la primera carta. Derrota a todos los de ese tipo.';
const antorcha = 'Derrota a todos los monstruos de fuerza 3 o menos.';
const caliz = 'Derrota a todos los monstruos de fuerza par (2, 4, 6).';
const pocion =
  'Una vez por mazmorra: cuando te quedas sin PV, recuperas los PV propios del aventurero y sigues adelante.';

export const componentsEs: Components = {
  goblin: { name: 'Trasgo', text: 'Fuerza 1. Hay dos.' },
  skeleton: { name: 'Esqueleto', text: 'Fuerza 2. Hay dos.' },
  orc: { name: 'Orco', text: 'Fuerza 3. Hay dos.' },
  vampire: { name: 'Vampiro', text: 'Fuerza 4. Hay dos.' },
  golem: { name: 'Gólem', text: 'Fuerza 5. Hay dos.' },
  lich: { name: 'Liche', text: 'Fuerza 6. Solo hay uno.' },
  demon: { name: 'Demonio', text: 'Fuerza 7. Solo hay uno.' },
  dragon: { name: 'Dragón', text: 'Fuerza 9. Solo hay uno.' },

  warrior: { name: 'Guerrero', text: '3 PV, 11 con todo el equipo.' },
  barbarian: { name: 'Bárbaro', text: '4 PV, 11 con todo el equipo.' },
  mage: { name: 'Mago', text: '2 PV, 11 con todo el equipo.' },
  rogue: { name: 'Pícaro', text: '3 PV, 11 con todo el equipo.' },

  'warrior-plate-armor': { name: 'Armadura de placas', text: '+5 puntos de vida.' },
  'warrior-knight-shield': { name: 'Escudo de caballero', text: '+3 puntos de vida.' },
  'warrior-vorpal-sword': { name: 'Espada vorpalina', text: armaVorpalina },
  'warrior-dragon-spear': { name: 'Lanza de dragón', text: 'Derrota al dragón.' },
  'warrior-holy-grail': { name: 'Cáliz sagrado', text: caliz },
  'warrior-torch': { name: 'Antorcha', text: antorcha },
  'barbarian-healing-potion': { name: 'Poción de curación', text: pocion },
  'barbarian-leather-shield': { name: 'Escudo de cuero', text: '+3 puntos de vida.' },
  'barbarian-chainmail': { name: 'Cota de malla', text: '+4 puntos de vida.' },
  'barbarian-vorpal-axe': {
    name: 'Hacha vorpalina',
    text: 'Una vez por mazmorra: al descubrir un monstruo puedes derrotar a su tipo, es decir, esa carta y las iguales que salgan después.',
  },
  'barbarian-torch': { name: 'Antorcha', text: antorcha },
  'barbarian-war-hammer': { name: 'Martillo de guerra', text: 'Derrota a los gólems.' },
  'mage-wall-of-fire': { name: 'Muro de fuego', text: '+6 puntos de vida.' },
  'mage-holy-grail': { name: 'Cáliz sagrado', text: caliz },
  'mage-omnipotence': {
    name: 'Omnipotencia',
    text: 'Si todos los monstruos de la mazmorra eran de tipos distintos, la superas aunque no te queden PV.',
  },
  'mage-bracelet-of-protection': { name: 'Brazalete de protección', text: '+3 puntos de vida.' },
  'mage-polymorph': {
    name: 'Polimorfismo',
    text: 'Una vez por mazmorra: cambia el monstruo que acabas de descubrir por la primera carta del mazo de monstruos. No se puede si el mazo está vacío.',
  },
  'mage-demonic-pact': {
    name: 'Pacto demoníaco',
    text: 'Derrota al demonio y al monstruo que salga justo después.',
  },
  'rogue-mithril-armor': { name: 'Armadura de mithril', text: '+5 puntos de vida.' },
  'rogue-healing-potion': { name: 'Poción de curación', text: pocion },
  'rogue-ring-of-power': {
    name: 'Anillo de poder',
    text: 'Derrota a todos los monstruos de fuerza 2 o menos y suma su fuerza a tus PV.',
  },
  'rogue-buckler': { name: 'Broquel', text: '+3 puntos de vida.' },
  'rogue-vorpal-dagger': { name: 'Daga vorpalina', text: armaVorpalina },
  'rogue-invisibility-cloak': {
    name: 'Capa de invisibilidad',
    text: 'Derrota a todos los monstruos de fuerza 6 o más.',
  },

  'symbol-torch': { name: 'Antorcha', text: 'Una antorcha derrota a este monstruo.' },
  'symbol-chalice': { name: 'Cáliz', text: 'El cáliz sagrado derrota a este monstruo.' },
  'symbol-hammer': { name: 'Martillo', text: 'El martillo de guerra derrota a este monstruo.' },
  'symbol-spear': { name: 'Lanza', text: 'La lanza de dragón derrota a este monstruo.' },
  'symbol-cloak': { name: 'Capa', text: 'La capa de invisibilidad derrota a este monstruo.' },
  'symbol-pact': { name: 'Pacto', text: 'El pacto demoníaco derrota a este monstruo.' },

  'success-card': {
    name: 'Carta de éxito',
    text: 'Una por cada mazmorra a la que sobrevives; con la segunda ganas la partida.',
  },
  'player-aid': {
    name: 'Carta de ayuda',
    text: 'Cara blanca: ningún fracaso. Cara roja: un fracaso; con el siguiente quedas fuera de la partida.',
  },
  'monster-deck': { name: 'Mazo de monstruos', text: 'Los monstruos que nadie ha robado todavía.' },
  'dungeon-pile': {
    name: 'Mazmorra',
    text: 'Los monstruos que esperan a quien entre; el último en llegar sale primero. Se pueden contar, pero no mirar.',
  },
};
