import {
  ADVENTURERS,
  type AdventurerId,
  type Effect,
  type Event,
  type KindView,
  MONSTERS,
  type MonsterId,
  type StepView,
  TILES,
  type TileId,
  type View,
} from '@mazmorra/welcome-to-the-dungeon';

/** What the table looks like: four adventurers to choose from, the bidding, or the way through the dungeon. */
export type Mode = 'choose' | 'bid' | 'run';

export function modeOf(view: View, event?: Event): Mode {
  // An adventurer drawn by lot is shown among the four before the new round is laid out.
  const choosing = view.phase === 'choose' || view.adventurer === undefined || event?.type === 'adventurer';
  if (choosing) return 'choose';
  return view.run ? 'run' : 'bid';
}

/** The card drawn and not placed yet. While it is being placed it already lies where it goes. */
export function drawnNow(view: View, event: Event | undefined): View['drawn'] {
  return event?.type === 'add' || event?.type === 'sacrifice' ? undefined : view.drawn;
}

/** Whether an effect alone stops a monster, whatever was named or is still to be decided. */
function stops(effect: Effect, kind: { readonly id: MonsterId; readonly strength: number }): boolean {
  switch (effect.type) {
    case 'defeat-kind':
    case 'defeat-kind-and-next':
      return effect.kind === kind.id;
    case 'defeat-even-strength':
      return kind.strength % 2 === 0;
    case 'defeat-up-to':
    case 'defeat-up-to-and-heal':
      return kind.strength <= effect.strength;
    case 'defeat-from':
      return kind.strength >= effect.strength;
    default:
      return false;
  }
}

const effectOf = (id: TileId): Effect | undefined => TILES.find((tile) => tile.id === id)?.effect;

/** Where the light falls: on what has just been done, otherwise on what is waited for. */
export type Lit = 'hand' | 'gate' | 'hero' | 'tiles';

export function lightOn(view: View, event: Event | undefined): Lit {
  switch (event?.type) {
    case 'draw':
      return 'hand';
    case 'sacrifice':
    case 'name':
    case 'turn-up-aside':
      return 'tiles';
    case 'damage':
    case 'potion':
    case 'death':
      return 'hero';
    case undefined:
      return view.run || view.deck === 0 ? 'gate' : 'hand';
    default:
      return 'gate';
  }
}

/** The kinds a tile stops by itself. */
export function stoppedBy(id: TileId): readonly MonsterId[] {
  const effect = effectOf(id);
  return effect === undefined ? [] : MONSTERS.filter((kind) => stops(effect, kind)).map((kind) => kind.id);
}

/** What giving up a tile would mean: hit points lost, and the kinds that nothing stops any more. */
export interface Sacrifice {
  readonly hp: number;
  readonly stopped: readonly MonsterId[];
  readonly open: readonly MonsterId[];
}

export function sacrificeOf(view: View, id: TileId): Sacrifice {
  const effect = effectOf(id);
  const rest = view.tiles.filter((tile) => tile.state === 'ready' && tile.id !== id);
  const stopped = stoppedBy(id);
  const open = stopped.filter((kind) => !rest.some((tile) => stoppedBy(tile.id).includes(kind)));
  return { hp: effect?.type === 'hp' ? effect.amount : 0, stopped, open };
}

/** The tile that is at work in an event, if any. */
export function tileAtWork(event: Event | undefined): TileId | undefined {
  switch (event?.type) {
    case 'defeat':
    case 'potion':
    case 'name':
    case 'sacrifice':
    case 'turn-up-aside':
      return event.tile;
    case 'polymorph':
      return 'mage-polymorph';
    case 'omnipotence':
      return 'mage-omnipotence';
    default:
      return undefined;
  }
}

/** What has just become of the monster faced. */
export type Verdict =
  | { readonly type: 'beaten'; readonly tile: TileId }
  | { readonly type: 'hurt'; readonly lost: number }
  | { readonly type: 'revived'; readonly hp: number }
  | { readonly type: 'fallen'; readonly goesOn: boolean }
  | { readonly type: 'omnipotence'; readonly saved: boolean };

export function verdictOf(event: Event | undefined): Verdict | undefined {
  switch (event?.type) {
    case 'defeat':
      return { type: 'beaten', tile: event.tile };
    case 'damage':
      return { type: 'hurt', lost: event.lost };
    case 'potion':
      return { type: 'revived', hp: event.hp };
    case 'death':
      return { type: 'fallen', goesOn: event.goesOn };
    case 'omnipotence':
      return { type: 'omnipotence', saved: event.saved };
    default:
      return undefined;
  }
}

/** What has become of the monster is pressed onto its card, everything else onto the adventurer's. */
export const isOfMonster = ({ type }: Verdict): boolean => type === 'beaten' || type === 'hurt';

export const kindOf = (view: View, id: MonsterId): KindView | undefined =>
  view.kinds.find((kind) => kind.id === id);

export const strengthOf = (id: MonsterId): number => MONSTERS.find((kind) => kind.id === id)?.strength ?? 0;

/** Whether a card of the dungeon took hit points. */
export const hurt = (step: StepView): boolean => step.end === 'damage' || step.end === 'potion';

/** A potion that would bring the runner back. */
export const potionReady = (view: View): boolean =>
  view.tiles.some((tile) => tile.state === 'ready' && effectOf(tile.id)?.type === 'revive');

/** The dungeon pile as it will be met: the card that comes out first stands first. */
export function inOrderMet<T>(pile: readonly T[]): readonly T[] {
  return pile.toReversed();
}

/** The name of the option that a tile on the table stands for at this moment. */
export function optionOfTile(id: TileId, offered: (name: string) => boolean): string {
  if (id === 'barbarian-vorpal-axe' && offered('use-axe')) return 'use-axe';
  if (id === 'mage-polymorph' && offered('polymorph')) return 'polymorph';
  return `sacrifice:${id}`;
}

/** Hit points of an adventurer with all six tiles. */
export function fullHp(id: AdventurerId): number {
  const own = ADVENTURERS.find((hero) => hero.id === id)?.hp ?? 0;
  return TILES.reduce(
    (sum, tile) => sum + (tile.adventurer === id && tile.effect.type === 'hp' ? tile.effect.amount : 0),
    own,
  );
}
