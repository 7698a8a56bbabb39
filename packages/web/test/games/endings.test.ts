import type { Language, Outcome } from '@mazmorra/kernel';
import { describe, expect, test } from 'vitest';
import { ending as dungeonRaiders } from '../../src/games/dungeon-raiders/ending.ts';
import { bet } from '../../src/games/dungeonquest/bets.ts';
import { ending as dungeonquest } from '../../src/games/dungeonquest/ending.ts';
import { ending as saboteur } from '../../src/games/saboteur/ending.ts';
import { ending as welcome } from '../../src/games/welcome-to-the-dungeon/ending.ts';

const people = ['Ana', 'Bruno', 'Carla'];
const text = {
  components: { 'path-cross': { name: 'Crossroads' }, chasm: { name: 'Chasm' } },
  event: ({ event }: { event: unknown }) => `died of ${(event as { by: string }).by}`,
};

function told<P>(
  ending: (props: P) => unknown,
  outcome: Partial<Outcome>,
  own?: number,
  events: unknown[] = [],
) {
  const names = { seat: (seat: number) => people[seat] ?? '', ...(own !== undefined && { own }) };
  const log = events.map((event) => ({ number: 1, rule: 'X-1', event }));
  const places = outcome.scores?.map(() => 1) ?? [];
  return (language: Language) =>
    ending({
      table: 'here',
      outcome: { places, winners: [], rule: 'X-1', scores: [], ...outcome },
      view: { rooms: [{ cell: 15, type: 'chasm' }] },
      log,
      text,
      names,
      language,
    } as P) as {
      story: string;
      fates: string[];
      dead: number[];
      beside?: string[];
    };
}

describe('Dungeon Raiders', () => {
  const plain = { collapsed: 0, eliminated: 0 };
  const scores = [
    { coins: 14, wounds: 7, collapsed: 1, eliminated: 0 },
    { coins: 11, wounds: 3, ...plain },
    { coins: 11, wounds: 5, ...plain },
  ];

  test('who won, who had more and collapsed, who had as much and more wounds', () => {
    const tell = told(dungeonRaiders, { winners: [1], scores }, 0);
    expect(tell('en').story).toBe(
      'Bruno wins with 11 coins. You had 14 coins, but collapsed with 7 wounds. Carla had 11 coins too, but more wounds (5).',
    );
    expect(tell('es').story).toBe(
      'Bruno gana con 11 monedas. Tú tenías 14 monedas, pero te has desmayado con 7 heridas. Carla también tenía 11 monedas, pero más heridas (5).',
    );
    expect(tell('es').fates[0]).toBe('14 monedas · desmayo con 7 heridas');
  });

  test('a shared victory, with the reader and without', () => {
    const tied = [
      { coins: 1, wounds: 3, ...plain },
      { coins: 1, wounds: 3, ...plain },
    ];
    expect(told(dungeonRaiders, { winners: [0, 1], scores: tied }, 0)('es').story).toBe(
      'Bruno y tú compartís la victoria, con 1 moneda por cabeza y las mismas heridas.',
    );
    expect(told(dungeonRaiders, { winners: [0, 1], scores: tied }, 1)('en').story).toBe(
      'You and Ana share the victory with 1 coin each and the same wounds.',
    );
    expect(told(dungeonRaiders, { winners: [0, 1], scores: tied })('en').story).toBe(
      'Ana and Bruno share the victory with 1 coin each and the same wounds.',
    );
  });

  test('everybody turned to stone', () => {
    const stone = [{ coins: 3, wounds: 1, collapsed: 0, eliminated: 1 }];
    const end = told(dungeonRaiders, { winners: [], scores: stone }, 0)('es');
    expect(end.story).toBe('Medusa ha convertido en piedra a todo el grupo: no gana nadie.');
    expect([end.fates, end.dead]).toEqual([['De piedra, por obra de Medusa'], [0]]);
  });
});

describe('Welcome to the Dungeon', () => {
  const scores = [
    { successes: 2, failures: 1 },
    { successes: 0, failures: 2 },
  ];

  test('by two successes, and as the last one left', () => {
    const won = { type: 'win', seat: 0, by: 'successes' };
    const left = { type: 'win', seat: 0, by: 'last-left' };
    expect(told(welcome, { winners: [0], scores }, 0, [won])('es').story).toBe(
      'Has salido con vida de la mazmorra dos veces: la partida es tuya.',
    );
    expect(told(welcome, { winners: [0], scores }, 1, [left])('en').story).toBe(
      'Everybody else has failed twice: Ana is the last one left.',
    );
    expect(told(welcome, { winners: [0], scores }, 1, [won])('en').fates).toEqual([
      '2 successes · 1 failure',
      'Out after two failures',
    ]);
  });
});

describe('Saboteur', () => {
  test('the gold, what decided the last round, and what everybody was', () => {
    const scores = [{ nuggets: 6 }, { nuggets: 1 }];
    const events = [
      { type: 'path-played', card: 'path-cross' },
      { type: 'cards-revealed', roles: ['miner', 'saboteur'] },
      { type: 'round-ended', winner: 'miners', finisher: 1 },
    ];
    const end = told(saboteur, { winners: [0], scores }, 1, events)('es');
    expect(end.story).toBe(
      'Ana gana con 6 pepitas. En la última ronda tú llegaste al tesoro. La carta decisiva: Crossroads.',
    );
    expect(end.beside).toEqual(['minero', 'saboteador']);
    expect(end.fates).toEqual(['6 pepitas · minero', '1 pepita · saboteador']);
  });
});

describe('DungeonQuest', () => {
  test('the only one who came out; the dead with the cause of their death', () => {
    const scores = [
      { out: 0, gold: 0 },
      { out: 1, gold: 3200 },
    ];
    const end = told(dungeonquest, { winners: [1], scores }, 0, [
      { type: 'dies', seat: 0, by: 'pit', cell: 15 },
    ])('en');
    expect(end.story).toBe('Bruno is the only one who got out, with 3,200 gold.');
    expect([end.fates, end.dead]).toEqual([
      ['died of pit Place: Chasm, C2.', 'Got out with 3,200 gold'],
      [0],
    ]);
  });

  test('the dead are told what came of their bet', () => {
    const scores = [
      { out: 0, gold: 0 },
      { out: 1, gold: 10 },
      { out: 0, gold: 0 },
    ];
    bet('here', 2, 1);
    expect(told(dungeonquest, { winners: [1], scores }, 2)('en').story).toMatch(
      /You bet on Bruno, and you were right\.$/,
    );
    bet('here', 2, 0);
    expect(told(dungeonquest, { winners: [1], scores }, 2)('es').story).toMatch(
      /Apostaste por Ana, que no ha salido\.$/,
    );
    expect(told(dungeonquest, { winners: [1], scores }, 1)('en').story).not.toMatch(/bet/);
  });

  test('a tie in gold is explained: the best card decides, then the number of cards', () => {
    const tied = (more: object) => [
      { out: 1, gold: 900, best: 500, loot: 3 },
      { out: 1, gold: 900, best: 500, loot: 2, ...more },
    ];
    expect(told(dungeonquest, { winners: [0], scores: tied({ best: 400 }) }, 1)('en').story).toBe(
      'Ana brought out the most: 900 gold. You brought out 900 gold too, but with a less valuable best card.',
    );
    expect(told(dungeonquest, { winners: [0], scores: tied({}) }, 0)('es').story).toBe(
      'Nadie ha sacado más que tú: 900 de oro. Bruno también ha sacado 900 de oro, pero con menos cartas de Botín.',
    );
  });

  test('nobody came out; alone without a treasure', () => {
    const dead = [
      { out: 0, gold: 0 },
      { out: 0, gold: 0 },
    ];
    expect(told(dungeonquest, { winners: [], scores: dead }, 0)('es').story).toBe(
      'La mazmorra se los ha tragado a todos: no ha salido nadie.',
    );
    expect(told(dungeonquest, { winners: [], scores: [{ out: 1, gold: 50 }] }, 0)('en').story).toBe(
      'You got out alive, but without a treasure card: in a solo game that is no victory.',
    );
  });
});
