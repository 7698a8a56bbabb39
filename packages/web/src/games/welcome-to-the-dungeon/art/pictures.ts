import abdominalArmor from 'icon:abdominal-armor';
import allSeeingEye from 'icon:all-seeing-eye';
import barbarian from 'icon:barbarian';
import battleAxe from 'icon:battle-axe';
import bracers from 'icon:bracers';
import breastplate from 'icon:breastplate';
import chainMail from 'icon:chain-mail';
import checkedShield from 'icon:checked-shield';
import cloak from 'icon:cloak';
import cowled from 'icon:cowled';
import crownedSkull from 'icon:crowned-skull';
import devilMask from 'icon:devil-mask';
import fireWave from 'icon:fire-wave';
import frogPrince from 'icon:frog-prince';
import goblinHead from 'icon:goblin-head';
import golemHead from 'icon:golem-head';
import healthPotion from 'icon:health-potion';
import chalice from 'icon:jeweled-chalice';
import orcHead from 'icon:orc-head';
import pentacle from 'icon:pentacle';
import powerRing from 'icon:power-ring';
import roundShield from 'icon:round-shield';
import dagger from 'icon:sacrificial-dagger';
import shiningSword from 'icon:shining-sword';
import skeleton from 'icon:skull-crossed-bones';
import spikedDragon from 'icon:spiked-dragon-head';
import spear from 'icon:stone-spear';
import torch from 'icon:torch';
import vampire from 'icon:vampire-dracula';
import vikingShield from 'icon:viking-shield';
import visoredHelm from 'icon:visored-helm';
import warhammer from 'icon:warhammer';
import wizardFace from 'icon:wizard-face';
import type { AdventurerId, MonsterId, SymbolId, TileId } from '@mazmorra/welcome-to-the-dungeon';
import type { Tint } from '../../../look/Icon.tsx';

/** An icon and the metal, flesh or light it is made of. */
export interface Drawing {
  readonly icon: string;
  readonly tint: Tint;
}

export const monsterDrawings: Readonly<Record<MonsterId, Drawing>> = {
  goblin: { icon: goblinHead, tint: 'heal' },
  skeleton: { icon: skeleton, tint: 'bone' },
  orc: { icon: orcHead, tint: 'earth' },
  vampire: { icon: vampire, tint: 'steel' },
  golem: { icon: golemHead, tint: 'earth' },
  lich: { icon: crownedSkull, tint: 'arcane' },
  demon: { icon: devilMask, tint: 'wound' },
  dragon: { icon: spikedDragon, tint: 'torch' },
};

export const heroDrawings: Readonly<Record<AdventurerId, Drawing>> = {
  warrior: { icon: visoredHelm, tint: 'steel' },
  barbarian: { icon: barbarian, tint: 'earth' },
  mage: { icon: wizardFace, tint: 'arcane' },
  rogue: { icon: cowled, tint: 'heal' },
};

export const tileDrawings: Readonly<Record<TileId, Drawing>> = {
  'warrior-plate-armor': { icon: breastplate, tint: 'steel' },
  'warrior-knight-shield': { icon: checkedShield, tint: 'wound' },
  'warrior-vorpal-sword': { icon: shiningSword, tint: 'steel' },
  'warrior-dragon-spear': { icon: spear, tint: 'earth' },
  'warrior-holy-grail': { icon: chalice, tint: 'gold' },
  'warrior-torch': { icon: torch, tint: 'torch' },
  'barbarian-healing-potion': { icon: healthPotion, tint: 'wound' },
  'barbarian-leather-shield': { icon: vikingShield, tint: 'earth' },
  'barbarian-chainmail': { icon: chainMail, tint: 'steel' },
  'barbarian-vorpal-axe': { icon: battleAxe, tint: 'steel' },
  'barbarian-torch': { icon: torch, tint: 'torch' },
  'barbarian-war-hammer': { icon: warhammer, tint: 'earth' },
  'mage-wall-of-fire': { icon: fireWave, tint: 'torch' },
  'mage-holy-grail': { icon: chalice, tint: 'gold' },
  'mage-omnipotence': { icon: allSeeingEye, tint: 'gold' },
  'mage-bracelet-of-protection': { icon: bracers, tint: 'gold' },
  'mage-polymorph': { icon: frogPrince, tint: 'heal' },
  'mage-demonic-pact': { icon: pentacle, tint: 'wound' },
  'rogue-mithril-armor': { icon: abdominalArmor, tint: 'steel' },
  'rogue-healing-potion': { icon: healthPotion, tint: 'wound' },
  'rogue-ring-of-power': { icon: powerRing, tint: 'gold' },
  'rogue-buckler': { icon: roundShield, tint: 'earth' },
  'rogue-vorpal-dagger': { icon: dagger, tint: 'steel' },
  'rogue-invisibility-cloak': { icon: cloak, tint: 'arcane' },
};

export const symbolDrawings: Readonly<Record<SymbolId, Drawing>> = {
  torch: { icon: torch, tint: 'torch' },
  chalice: { icon: chalice, tint: 'gold' },
  hammer: { icon: warhammer, tint: 'earth' },
  spear: { icon: spear, tint: 'earth' },
  cloak: { icon: cloak, tint: 'arcane' },
  pact: { icon: pentacle, tint: 'wound' },
};
