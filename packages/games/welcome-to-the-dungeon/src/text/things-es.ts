import { lowerFirst, type SpanishNoun, spanish } from '@mazmorra/kernel';
import type { AdventurerId } from '../data/adventurers.ts';
import type { TileId } from '../data/equipment.ts';
import type { MonsterId } from '../data/monsters.ts';
import { componentsEs } from './components-es.ts';

/** Monsters; of those without a plural there is only one. */
const MONSTERS: Readonly<Record<MonsterId, SpanishNoun>> = {
  goblin: { one: 'trasgo', many: 'trasgos', gender: 'm' },
  skeleton: { one: 'esqueleto', many: 'esqueletos', gender: 'm' },
  orc: { one: 'orco', many: 'orcos', gender: 'm' },
  vampire: { one: 'vampiro', many: 'vampiros', gender: 'm' },
  golem: { one: 'gólem', many: 'gólems', gender: 'm' },
  lich: { one: 'liche', gender: 'm' },
  demon: { one: 'demonio', gender: 'm' },
  dragon: { one: 'dragón', gender: 'm' },
};

/** The equipment that is not masculine. */
const FEMININE: ReadonlySet<TileId> = new Set<TileId>([
  'warrior-plate-armor',
  'warrior-vorpal-sword',
  'warrior-dragon-spear',
  'warrior-torch',
  'barbarian-healing-potion',
  'barbarian-chainmail',
  'barbarian-vorpal-axe',
  'barbarian-torch',
  'mage-omnipotence',
  'rogue-mithril-armor',
  'rogue-healing-potion',
  'rogue-vorpal-dagger',
  'rogue-invisibility-cloak',
]);

const tileNoun = (id: TileId): SpanishNoun => ({
  one: lowerFirst(componentsEs[id].name),
  gender: FEMININE.has(id) ? 'f' : 'm',
  ...(id === 'barbarian-vorpal-axe' && { stressedA: true }),
});

/** `la antorcha`, `el hacha vorpalina`. */
export const theTile = (id: TileId): string => spanish.el(tileNoun(id));
/** `el guerrero`. */
const adventurer = (id: AdventurerId): SpanishNoun => ({
  one: lowerFirst(componentsEs[id].name),
  gender: 'm',
});
export const theAdventurer = (id: AdventurerId): string => spanish.el(adventurer(id));
export const toTheAdventurer = (id: AdventurerId): string => spanish.al(adventurer(id));

export const theMonster = (id: MonsterId): string => spanish.el(MONSTERS[id]);
export const toTheMonster = (id: MonsterId): string => spanish.al(MONSTERS[id]);
/** `un orco`, but `el dragón`, of which there is only one. */
export const aMonster = (id: MonsterId): string =>
  MONSTERS[id].many === undefined ? theMonster(id) : spanish.un(MONSTERS[id]);
/** All of a kind: `a los orcos`, `al dragón`. */
export const toTheKind = (id: MonsterId): string =>
  MONSTERS[id].many === undefined ? toTheMonster(id) : `a los ${MONSTERS[id].many}`;

/** `un orco, dos trasgos y el dragón`. */
export function monsterList(ids: readonly MonsterId[]): string {
  const kinds = [...new Set(ids)];
  return spanish.y(
    kinds.map((kind) =>
      ids.filter((id) => id === kind).length > 1 ? `dos ${MONSTERS[kind].many}` : aMonster(kind),
    ),
  );
}
