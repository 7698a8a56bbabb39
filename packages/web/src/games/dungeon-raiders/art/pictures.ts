import barbarian from 'icon:barbarian';
import boulder from 'icon:boulder-dash';
import broadsword from 'icon:broadsword';
import cauldron from 'icon:cauldron';
import crystalBall from 'icon:crystal-ball';
import doubleDragon from 'icon:double-dragon';
import dragonHead from 'icon:dragon-head';
import sphinx from 'icon:egyptian-sphinx';
import goblin from 'icon:goblin-head';
import coinCrown from 'icon:jewel-crown';
import magnet from 'icon:magnet';
import medusa from 'icon:medusa-head';
import minotaur from 'icon:minotaur';
import mummy from 'icon:mummy-head';
import chest from 'icon:open-treasure-chest';
import outbackHat from 'icon:outback-hat';
import robber from 'icon:robber';
import golem from 'icon:rock-golem';
import taxes from 'icon:scroll-quill';
import zombie from 'icon:shambling-zombie';
import skeleton from 'icon:skeleton';
import skeletonKey from 'icon:skeleton-key';
import slime from 'icon:slime';
import snake from 'icon:snake';
import spikes from 'icon:spikes';
import swordAltar from 'icon:sword-altar';
import torch from 'icon:torch';
import troll from 'icon:troll';
import vampire from 'icon:vampire-dracula';
import visoredHelm from 'icon:visored-helm';
import warlock from 'icon:warlock-hood';
import wizardFace from 'icon:wizard-face';
import wolf from 'icon:wolf-head';
import type { CardId, CharacterId, ItemId, RoomId } from '@mazmorra/dungeon-raiders';
import type { Tint } from '../../../look/Icon.tsx';

/** An icon and what it is made of. */
export interface Drawing {
  readonly icon: string;
  readonly tint: Tint;
}

const hoard: Drawing = { icon: chest, tint: 'gold' };

export const roomDrawings: Readonly<Record<RoomId, Drawing>> = {
  snake: { icon: snake, tint: 'heal' },
  zombie: { icon: zombie, tint: 'steel' },
  goblin: { icon: goblin, tint: 'heal' },
  skeleton: { icon: skeleton, tint: 'bone' },
  'the-thing': { icon: slime, tint: 'arcane' },
  troll: { icon: troll, tint: 'earth' },
  dragon: { icon: dragonHead, tint: 'wound' },
  'treasure-1': hoard,
  'treasure-2': hoard,
  'treasure-3': hoard,
  'treasure-4': hoard,
  'treasure-2-1': hoard,
  'treasure-3-2': hoard,
  'treasure-4-2': hoard,
  'vault-items': { icon: swordAltar, tint: 'arcane' },
  'vault-riches': { icon: coinCrown, tint: 'gold' },
  'lava-trap': { icon: cauldron, tint: 'torch' },
  'magnet-trap': { icon: magnet, tint: 'wound' },
  'spike-trap': { icon: spikes, tint: 'steel' },
  'boulder-trap': { icon: boulder, tint: 'earth' },
  'tax-collector': { icon: taxes, tint: 'gold' },
  medusa: { icon: medusa, tint: 'heal' },
  vampire: { icon: vampire, tint: 'wound' },
  sphinx: { icon: sphinx, tint: 'gold' },
  minotaur: { icon: minotaur, tint: 'earth' },
  'wolf-pack': { icon: wolf, tint: 'steel' },
  necromancer: { icon: warlock, tint: 'arcane' },
  'mega-dragon': { icon: doubleDragon, tint: 'torch' },
  golem: { icon: golem, tint: 'earth' },
  mummy: { icon: mummy, tint: 'bone' },
};

export const cardDrawings: Readonly<Record<ItemId, Drawing>> = {
  torch: { icon: torch, tint: 'torch' },
  'crystal-ball': { icon: crystalBall, tint: 'arcane' },
  key: { icon: skeletonKey, tint: 'gold' },
  sword: { icon: broadsword, tint: 'steel' },
};

export const characterDrawings: Readonly<Record<CharacterId, Drawing>> = {
  explorer: { icon: outbackHat, tint: 'earth' },
  knight: { icon: visoredHelm, tint: 'steel' },
  thief: { icon: robber, tint: 'wound' },
  warrior: { icon: barbarian, tint: 'torch' },
  wizard: { icon: wizardFace, tint: 'arcane' },
};

export const isItem = (card: CardId): card is ItemId => card in cardDrawings;
