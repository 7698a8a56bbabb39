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
      en: 'Nobody can dig with a broken tool. Anybody may repair it with a card that shows the same tool.',
      es: 'Con una herramienta rota no se puede cavar. Cualquiera puede repararla con una carta que la muestre.',
    },
  },
  {
    id: 'rockfall',
    title: { en: 'Rockfall', es: 'Desprendimiento' },
    when: { event: 'rockfall' },
    say: {
      en: 'A rockfall takes one path card away. What is cut off stays, and a card that fits joins it again.',
      es: 'Un desprendimiento quita una carta de recorrido. Lo que queda aislado sigue ahí, y una carta que encaje lo vuelve a unir.',
    },
  },
  {
    id: 'map',
    title: { en: 'Maps', es: 'Mapas' },
    when: { event: 'map-used' },
    say: {
      en: 'Whoever plays a map knows what one of the goals is. Watch where that player digs afterwards.',
      es: 'Quien juega un mapa sabe qué es uno de los objetivos. Fíjate hacia dónde cava después.',
    },
  },
  {
    id: 'stone',
    title: { en: 'A goal is turned up', es: 'Se descubre un objetivo' },
    when: { event: 'goal-turned' },
    say: {
      en: 'A tunnel has reached a goal. Two of the three are only stones, and tunnels may go on from them.',
      es: 'Un túnel ha llegado a un objetivo. Dos de los tres son solo piedras, y los túneles pueden seguir desde ellas.',
    },
  },
  {
    id: 'draft',
    title: { en: 'Sharing gold', es: 'El reparto del oro' },
    when: { decision: 'SB-DEC-03' },
    say: {
      en: 'Only the miners share these gold cards. Keep one and pass on the rest.',
      es: 'Estas cartas de oro se las reparten solo los mineros. Quédate con una y pasa las demás.',
    },
  },
];
