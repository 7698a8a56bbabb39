import type { Tip } from '../../tip.ts';

export const tips: readonly Tip[] = [
  {
    id: 'turn',
    title: { en: 'Your turn', es: 'Tu turno' },
    when: { decision: 'SB-DEC-01' },
    say: {
      en: 'Play one card or discard one; then you draw. Cards that fit nowhere can only be discarded.',
      es: 'Juega una carta o descarta una; después robas. Las que no encajan en ningún sitio solo se pueden descartar.',
    },
  },
  {
    id: 'broken',
    title: { en: 'Broken tools', es: 'Herramientas rotas' },
    when: { event: 'tool-broken' },
    say: {
      en: 'With a broken tool nobody digs. Anybody may repair it with a card that shows the same tool.',
      es: 'Con una herramienta rota no se cava. Cualquiera puede repararla con una carta que la muestre.',
    },
  },
  {
    id: 'rockfall',
    title: { en: 'Rockfall', es: 'Desprendimiento' },
    when: { event: 'rockfall' },
    say: {
      en: 'A rockfall removes one path card. What is cut off stays, and a fitting card joins it again.',
      es: 'Un desprendimiento quita una carta de recorrido. Lo que queda cortado sigue ahí, y una carta que encaje lo vuelve a unir.',
    },
  },
  {
    id: 'map',
    title: { en: 'Maps', es: 'Mapas' },
    when: { event: 'map-used' },
    say: {
      en: 'Whoever plays a map knows what lies under one goal. Watch where that player digs afterwards.',
      es: 'Quien juega un mapa sabe qué hay bajo un objetivo. Fíjate hacia dónde cava después.',
    },
  },
  {
    id: 'stone',
    title: { en: 'A goal is turned up', es: 'Se descubre un objetivo' },
    when: { event: 'goal-turned' },
    say: {
      en: 'A tunnel has reached a goal. Under two of the three lies only stone, and tunnels may go on from it.',
      es: 'Un túnel ha llegado a un objetivo. Bajo dos de los tres solo hay piedra, y los túneles pueden seguir desde ella.',
    },
  },
  {
    id: 'draft',
    title: { en: 'Sharing gold', es: 'El reparto del oro' },
    when: { decision: 'SB-DEC-03' },
    say: {
      en: 'The miners share as many gold cards as there are miners. Keep one and pass on the rest.',
      es: 'Los mineros se reparten tantas cartas de oro como mineros hay. Quédate una y pasa el resto.',
    },
  },
];
