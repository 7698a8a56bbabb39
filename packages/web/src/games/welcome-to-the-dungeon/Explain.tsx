import type { MonsterId, TileId, View } from '@mazmorra/welcome-to-the-dungeon';
import { ADVENTURER_IDS, MONSTER_IDS, TILE_IDS, TILES } from '@mazmorra/welcome-to-the-dungeon';
import { heroData, nameOf, thingOf } from './art/cards.tsx';

import { fullHp, kindOf, potionReady, sacrificeOf, strengthOf } from './model.ts';
import { type Props, tileTold } from './play.ts';
import { type Words, wordsIn } from './words/words.ts';

const wordsOf = ({ language }: Pick<Props, 'language'>): Words => wordsIn(language);

/** What a picked option would mean, as far as the viewer can know it. */
export function Explain(props: Props & { readonly option: string }) {
  return (
    <>
      {explanation(props, props.option).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

export function explanation(props: Props, option: string): readonly string[] {
  const { view } = props;
  const [verb = '', what = ''] = option.split(':');
  const words = wordsOf(props).explain;
  const tile = TILE_IDS.find((id) => id === what);
  const kind = MONSTER_IDS.find((id) => id === what);
  switch (verb) {
    case 'draw':
      return props.choice.offers('pass')
        ? [words.draw(view.deck)]
        : [words.draw(view.deck), words.drawForced];
    case 'pass':
      return passing(props);
    case 'add':
      return adding(props);
    case 'sacrifice':
      return tile ? sacrificing(props, tile) : [];
    case 'name':
      return kind ? naming(props, kind) : [];
    case 'keep':
    case 'take-damage':
      return facing(props);
    case 'polymorph':
      return view.run?.faced ? [words.polymorph(thingOf(props.text, view.run.faced), view.deck)] : [];
    case 'use-axe':
      return view.run?.faced
        ? [words.axe(thingOf(props.text, view.run.faced), view.variants.vorpalAxeScope === 'kind')]
        : [];
    case 'choose':
      return choosing(props, what);
    default:
      return [];
  }
}

function passing(props: Props): string[] {
  const { view, names } = props;
  const words = wordsOf(props).explain;
  const others = view.players.filter((player) => player.bidding && player.seat !== view.turn);
  const [only] = others;
  const forced = view.deck === 0 ? [words.passForced] : [];
  return only && others.length === 1
    ? [...forced, words.passLast(names.seat(only.seat), view.pile.length)]
    : [...forced, words.pass(others.length)];
}

/** The monster in hand, if the viewer sees it. */
const inHand = (view: View): MonsterId | undefined =>
  view.drawn && view.drawn.monster !== 'unknown' ? view.drawn.monster : undefined;

function adding(props: Props): string[] {
  const { view, text } = props;
  const words = wordsOf(props).explain;
  const monster = inHand(view);
  if (!monster) return [];
  const tile = kindOf(view, monster)?.defeatedBy;
  return [
    words.add(thingOf(text, monster), view.pile.length + 1),
    tile ? words.addBeaten(nameOf(text, tile)) : words.addHurts(strengthOf(monster)),
  ];
}

function sacrificing(props: Props, tile: TileId): string[] {
  const { view, text } = props;
  const words = wordsOf(props).explain;
  const monster = inHand(view);
  const { hp, stopped, open } = sacrificeOf(view, tile);
  const set = monster ? [words.sacrifice(thingOf(text, monster))] : [];
  if (hp > 0) return [...set, words.sacrificeHp(view.hp, view.hp - hp)];
  if (stopped.length === 0) return [...set, tileTold(props, tile)];
  if (open.length === 0) return [...set, words.sacrificeCovered];
  return [...set, words.sacrificeOpen(open.map((id) => nameOf(text, id)).join(', '))];
}

function naming(props: Props, id: MonsterId): string[] {
  const { view, text } = props;
  const words = wordsOf(props).explain;
  const kind = kindOf(view, id);
  if (!kind) return [];
  const known = words.name(thingOf(text, id), kind.unseen, kind.copies);
  return kind.defeatedBy ? [known, words.nameBeaten(nameOf(text, kind.defeatedBy))] : [known];
}

/** Meeting the monster turned up as it is. */
function facing(props: Props): string[] {
  const { view, text } = props;
  const words = wordsOf(props).explain;
  const { run } = view;
  if (!run?.faced) return [];
  const tile = kindOf(view, run.faced)?.defeatedBy;
  if (tile) return [words.keepBeaten(nameOf(text, tile))];
  if (run.dead) return [words.alreadyDead];
  const lost = strengthOf(run.faced);
  const after = run.hp - lost;
  const told = words.hurts(lost, run.hp, after);
  if (after > 0) return [told];
  if (potionReady(view) && view.adventurer) return [told, words.potionSaves(heroData(view.adventurer).hp)];
  return view.tiles.some((each) => each.id === 'mage-omnipotence' && each.state === 'ready')
    ? [told, words.alreadyDead]
    : [told, words.kills];
}

function choosing(props: Props, what: string): string[] {
  const { text } = props;
  const id = ADVENTURER_IDS.find((each) => each === what);
  if (!id) return [];
  const tiles = TILES.filter((tile) => tile.adventurer === id).map((tile) => nameOf(text, tile.id));
  return [wordsOf(props).explain.choose(fullHp(id), tiles.join(', '))];
}
