import type { BotText } from './index.ts';

export const es: BotText = {
  levels: {
    random: { name: 'Al azar', sentence: 'Hace lo que digan los dados.' },
    novice: { name: 'Novato', sentence: 'Conoce las reglas y evita los disparates.' },
    adventurer: { name: 'Aventurero', sentence: 'Juega con los trucos de alguien con experiencia.' },
    master: { name: 'Maestro', sentence: 'Imagina miles de continuaciones antes de responder.' },
  },
  sure: {
    only: 'No había otra opción.',
    clear: 'Claramente lo mejor.',
    likely: 'Probablemente lo mejor.',
    close: 'Una decisión muy igualada.',
  },
  suspicion: 'Probabilidad de que cada asiento sea saboteador',
  reasons: {
    search: 'Fue lo que mejor salió en las partidas imaginadas.',
    'wd-too-dangerous': 'La mazmorra parece demasiado peligrosa: que entre otro.',
    'wd-open-dungeon': 'Una mazmorra vacía es un regalo: hay que seguir.',
    'wd-still-safe': 'Todavía se puede salir con vida: hay que seguir.',
    'wd-add-harmless': 'Con el equipo que queda, este monstruo apenas hace daño.',
    'wd-spare-tile': 'De esta loseta es de la que mejor se puede prescindir.',
    'wd-set-trap': 'Otro tendrá que meterse aquí dentro.',
    'wd-name-worst': 'Hay que nombrar la clase que más daño haría.',
    'wd-polymorph-worst': 'Este monstruo es peor que lo que pueda salir del mazo.',
    'wd-polymorph-repeat': 'Un segundo monstruo de la misma clase echaría a perder la Omnipotencia.',
    'wd-keep-polymorph': 'Puede venir algo peor: se guarda el Polimorfismo.',
    'wd-axe-or-die': 'Sin el hacha, esto es el final.',
    'wd-axe-big': 'El hacha no va a encontrar mejor blanco.',
    'wd-save-axe': 'Este golpe se puede aguantar: se guarda el hacha.',
  },
};
