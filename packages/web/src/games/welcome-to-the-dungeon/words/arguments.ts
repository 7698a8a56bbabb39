import type { Noun, Who } from '@mazmorra/languages';
import type { WelcomeToTheDungeonTableWords } from '@mazmorra/languages/welcome-to-the-dungeon-table';
import {
  ADVENTURERS,
  MONSTERS,
  type MonsterId,
  TILES,
  type TileId,
  type View,
} from '@mazmorra/welcome-to-the-dungeon';

/** Whoever a line is about: `undefined` is the reader. */
const about = (name: string | undefined): readonly [who: Who, name: string] =>
  name === undefined ? ['you', ''] : ['other', name];

const tileOf = (id: TileId): (typeof TILES)[number] => {
  const found = TILES.find((tile) => tile.id === id);
  if (!found) throw new RangeError(`no tile ${id}`);
  return found;
};

/** What a potion gives back: the hit points on the adventurer's own tile. */
const ownHp = (id: TileId): number => ADVENTURERS.find((hero) => hero.id === tileOf(id).adventurer)?.hp ?? 0;

const isOnly = (id: MonsterId): boolean => MONSTERS.find((monster) => monster.id === id)?.copies === 1;

/**
 * What a piece of equipment does, in one short sentence on its tile; the tool tips have the full sentences of the game. `kind` is the one that
 * was named for it or met by it.
 */
function doesWith(
  { does }: WelcomeToTheDungeonTableWords,
  id: TileId,
  called: (monster: MonsterId) => Noun,
  kind: MonsterId | undefined,
  variants: Pick<View['variants'], 'vorpalAxeScope'>,
): string {
  const { effect } = tileOf(id);
  switch (effect.type) {
    case 'hp':
      return does.hp(effect.amount);
    case 'defeat-kind':
      return isOnly(effect.kind) ? does.only(called(effect.kind)) : does.kind(called(effect.kind));
    case 'defeat-kind-and-next':
      return does.next(called(effect.kind));
    case 'defeat-even-strength':
      return does.even;
    case 'defeat-up-to':
      return does.upTo(effect.strength);
    case 'defeat-up-to-and-heal':
      return does.heal(effect.strength);
    case 'defeat-from':
      return does.from(effect.strength);
    case 'defeat-named-kind':
      return kind === undefined ? does.named : does.kind(called(kind));
    case 'defeat-turned-up':
      if (variants.vorpalAxeScope === 'single') return does.turnedOne;
      return kind === undefined ? does.turned : does.kind(called(kind));
    case 'revive':
      return does.revive(ownHp(id));
    case 'exchange-turned-up':
      return does.exchange;
    case 'succeed-if-all-different':
      return does.different;
  }
}

/** The words of the table: those of the file, and what the screen asks for with more than names and numbers. */
export const tableWords = (words: WelcomeToTheDungeonTableWords) => ({
  ...words,
  pileCard: (place: number, owner: string, monster: string | undefined): string =>
    monster === undefined
      ? words.pileCard.unknown(place, owner)
      : words.pileCard.known(place, monster, owner),
  does: (
    id: TileId,
    called: (monster: MonsterId) => Noun,
    kind: MonsterId | undefined,
    variants: Pick<View['variants'], 'vorpalAxeScope'>,
  ): string => doesWith(words, id, called, kind, variants),
  stepDamage: (lost: number, hp: number): string => words.stepDamage(lost, Math.max(0, hp)),
  resultOf: (name: string, own: boolean, success: boolean, hp: number): string =>
    words.resultOf(name, own, success, Math.max(0, hp)),
  runLine: (hero: string, success: boolean, pile: number, sacrificed: number): string =>
    words.runLine(hero, success, pile, 6 - sacrificed),
  explain: {
    ...words.explain,
    hurts: (lost: number, before: number, after: number): string =>
      words.explain.hurts(lost, before, Math.max(0, after)),
  },
  ending: {
    ...words.ending,
    survived: (name: string | undefined): string => words.ending.survived(...about(name)),
    lastLeft: (name: string | undefined): string => words.ending.lastLeft(...about(name)),
  },
});
