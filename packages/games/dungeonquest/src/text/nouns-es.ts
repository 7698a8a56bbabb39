import { lowerFirst, type SpanishNoun, spanish } from '@mazmorra/kernel';
import { cellName, counted, deckName, landmark, namedBy, type SpanishComponent } from './catalogue.ts';
import { combatCards } from './combat-cards-es.ts';
import { cards, heroes, monsters, spaces } from './components-es.ts';
import { rooms, things } from './things-es.ts';

const all: Readonly<Record<string, SpanishComponent>> = {
  ...cards,
  ...combatCards,
  ...heroes,
  ...monsters,
  ...spaces,
  ...things,
  ...rooms,
};

/** There is only one of each, or it cannot be counted: «el Espejo de Shael», «el Gas venenoso». Of the Lodestone there are two. */
const ONLY_ONE = /^(?:treasure-(?!lodestone$)|rune-|dragon-)|-diamond$|-venom$|-gas$/;

export const nameOf = (id: string): string => all[namedBy(id)]?.name ?? id;

/** The name of a component as a noun; a title stands in quotation marks and takes no article. */
export function nounOf(id: string): SpanishNoun {
  const { name, gender, plural, stressedA, proper } = all[namedBy(id)] ?? { name: id };
  if (gender === undefined) return { one: `«${name}»`, gender: 'f', proper: true };
  return {
    one: name,
    gender,
    ...(plural && { plural }),
    ...(stressedA && { stressedA }),
    ...(proper && { proper }),
  };
}

/** A name that is no noun: «La antorcha se apaga». */
export const isTitle = (id: string): boolean => all[namedBy(id)]?.gender === undefined;

/** A hero in a sentence: «el Hermano Gherinn», «Challara», whose companion does not act. */
export function heroNoun(id: string): SpanishNoun {
  const noun = nounOf(id);
  return { ...noun, one: noun.one.replace(/ y .*/, '') };
}

export const el = (id: string): string => spanish.el(nounOf(id));
export const del = (id: string): string => spanish.del(nounOf(id));
export const al = (id: string): string => spanish.al(nounOf(id));
/** «un Diablillo embotellado», «unas Monedas de oro», pero «la Runa de visión». */
export const un = (id: string): string => (ONLY_ONE.test(id) ? el(id) : spanish.un(nounOf(id)));
/** «una Cuerda, dos cartas de Monedas de oro y la Lanza solar», «un Corredor y dos Salas de la Mazmorra». */
export const unos = (ids: readonly string[]): string =>
  spanish.y(
    counted(ids, nameOf).map(([id, count]) => {
      if (count === 1) return un(id);
      const many = all[namedBy(id)]?.many;
      return many === undefined ? `${numeral(count)} cartas de ${nameOf(id)}` : `${numeral(count)} ${many}`;
    }),
  );

/** A combat card: «Tajo». */
export const card = (id: string): string => `«${nameOf(id)}»`;
/** «Tajo», dos «Rayo» y «Salva». */
export function cardList(ids: readonly string[]): string {
  const kinds = [...new Set(ids)];
  return spanish.y(
    kinds.map((id) => {
      const copies = ids.filter((other) => other === id).length;
      return copies === 1 ? card(id) : `${numeral(copies)} ${card(id)}`;
    }),
  );
}

/** «dos», «tres»; more copies of a card than five never come together. */
export const numeral = (count: number): string =>
  ({ 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco' })[count] ?? String(count);

/** «mazo de Mazmorra». */
export const deck = (id: string): string => lowerFirst(nameOf(deckName(id)));

/** «G5», «la Sala del Tesoro», «la Torre noroeste». */
export const place = (cell: number): string => {
  const known = landmark(cell);
  return known === undefined ? cellName(cell) : el(known);
};

export const WOUND: SpanishNoun = { one: 'Herida', many: 'Heridas', gender: 'f' };
export const LOOT_CARD: SpanishNoun = { one: 'carta de Botín', many: 'cartas de Botín', gender: 'f' };
export const SPACE: SpanishNoun = { one: 'espacio', many: 'espacios', gender: 'm' };
export const LOST_TURN: SpanishNoun = { one: 'turno perdido', many: 'turnos perdidos', gender: 'm' };
export const TURN: SpanishNoun = { one: 'turno', many: 'turnos', gender: 'm' };
