import type { Tip } from '../../tip.ts';

export const tips: readonly Tip[] = [
  {
    id: 'monster',
    title: { en: 'Monsters', es: 'Monstruos' },
    when: { view: { path: 'challenge.kind', is: 'monster' } },
    say: {
      en: 'If all cards together reach the strength in the shield, the monster is defeated. Otherwise whoever played the lowest card takes the wounds.',
      es: 'Si entre todas las cartas se alcanza la fuerza del escudo, el monstruo cae. Si no, las heridas son para quien jugó la carta más baja.',
    },
  },
  {
    id: 'treasure',
    title: { en: 'Treasures', es: 'Tesoros' },
    when: { view: { path: 'challenge.kind', is: 'treasure' } },
    say: {
      en: 'The highest card takes the first chest. Players who tie share it, and what cannot be divided is lost.',
      es: 'La carta más alta se lleva el primer cofre. En caso de empate se reparte, y lo que sobra se pierde.',
    },
  },
  {
    id: 'vault',
    title: { en: 'Vaults', es: 'Cámaras' },
    when: { view: { path: 'challenge.kind', is: 'vault' } },
    say: {
      en: 'In a vault nobody competes: your number alone decides your gift.',
      es: 'En una cámara nadie compite: solo tu número decide tu regalo.',
    },
  },
  {
    id: 'trap',
    title: { en: 'Traps', es: 'Trampas' },
    when: { view: { path: 'challenge.kind', is: 'trap' } },
    say: {
      en: 'A trap hits the richest or the healthiest, not whoever played badly. The highest card of all decides how hard.',
      es: 'Una trampa castiga a quien más monedas tiene o a quien menos heridas lleva, no a quien juega mal. La carta más alta decide cuánto.',
    },
  },
  {
    id: 'boss',
    title: { en: 'The boss', es: 'El monstruo final' },
    when: { view: { path: 'challenge.kind', is: 'boss' } },
    say: {
      en: 'The last room. Each boss has a rule of its own, and some items let you escape. Then the coins are counted.',
      es: 'La última habitación. Cada monstruo final tiene su regla, y con algunos objetos se escapa. Después se cuentan las monedas.',
    },
  },
  {
    id: 'crystal-ball',
    title: { en: 'The crystal ball', es: 'La bola de cristal' },
    when: { decision: 'DR-DEC-CRYSTAL' },
    say: {
      en: 'You have seen what the others played: now choose your real card.',
      es: 'Has visto lo que han jugado los demás: ahora elige tu carta de verdad.',
    },
  },
];
