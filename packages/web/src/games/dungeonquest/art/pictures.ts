import archer from 'icon:archer';
import arrowCluster from 'icon:arrow-cluster';
import barbarian from 'icon:barbarian';
import bat from 'icon:bat';
import beastEye from 'icon:beast-eye';
import belt from 'icon:belt';
import bowArrow from 'icon:bow-arrow';
import bowman from 'icon:bowman';
import broadsword from 'icon:broadsword';
import chalice from 'icon:chalice-drops';
import chestArmor from 'icon:chest-armor';
import clover from 'icon:clover';
import cobweb from 'icon:cobweb';
import coffin from 'icon:coffin';
import coins from 'icon:coins';
import wand from 'icon:crystal-wand';
import cutDiamond from 'icon:cut-diamond';
import cycle from 'icon:cycle';
import daemonSkull from 'icon:daemon-skull';
import deadHead from 'icon:dead-head';
import deathSkull from 'icon:death-skull';
import dragonBreath from 'icon:dragon-breath';
import dragonHead from 'icon:dragon-head';
import dungeonGate from 'icon:dungeon-gate';
import emerald from 'icon:emerald';
import evilBook from 'icon:evil-book';
import exitDoor from 'icon:exit-door';
import fallingRocks from 'icon:falling-rocks';
import fangs from 'icon:fangs';
import feather from 'icon:feather';
import fireRay from 'icon:fire-ray';
import fist from 'icon:fist';
import flute from 'icon:flute';
import ghost from 'icon:ghost';
import guillotine from 'icon:guillotine';
import harp from 'icon:harp';
import healthIncrease from 'icon:health-increase';
import hole from 'icon:hole';
import holeLadder from 'icon:hole-ladder';
import hood from 'icon:hood';
import hourglass from 'icon:hourglass';
import impLaugh from 'icon:imp-laugh';
import key from 'icon:key';
import lightningArc from 'icon:lightning-arc';
import lockedChest from 'icon:locked-chest';
import lockedDoor from 'icon:locked-door';
import magicLamp from 'icon:magic-lamp';
import magicShield from 'icon:magic-shield';
import magnet from 'icon:magnet';
import magnifyingGlass from 'icon:magnifying-glass';
import mantrap from 'icon:mantrap';
import matchTip from 'icon:match-tip';
import mirror from 'icon:mirror-mirror';
import monkFace from 'icon:monk-face';
import nightSleep from 'icon:night-sleep';
import openChest from 'icon:open-treasure-chest';
import poisonCloud from 'icon:poison-cloud';
import rat from 'icon:rat';
import redCarpet from 'icon:red-carpet';
import ring from 'icon:ring';
import bell from 'icon:ringing-bell';
import robe from 'icon:robe';
import rockGolem from 'icon:rock-golem';
import flask from 'icon:round-bottom-flask';
import roundStar from 'icon:round-star';
import run from 'icon:run';
import runeStone from 'icon:rune-stone';
import scorpion from 'icon:scorpion';
import seaDragon from 'icon:sea-dragon';
import secretDoor from 'icon:secret-door';
import shamrock from 'icon:shamrock';
import skeleton from 'icon:skeleton';
import snake from 'icon:snake';
import snakeTotem from 'icon:snake-totem';
import spears from 'icon:spears';
import spider from 'icon:spider-mask';
import starSwirl from 'icon:star-swirl';
import strong from 'icon:strong';
import sunSpear from 'icon:sun-spear';
import troll from 'icon:troll';
import unlitBomb from 'icon:unlit-bomb';
import visoredHelm from 'icon:visored-helm';
import witchFlight from 'icon:witch-flight';
import wizardFace from 'icon:wizard-face';
import woodenDoor from 'icon:wooden-door';
import type { Tint } from '../../../look/Icon.tsx';
import '../tokens.css';

/** An icon and the metal, flesh or light it is made of. */
export interface Drawing {
  readonly icon: string;
  readonly tint: Tint;
}

const draw = (icon: string, tint: Tint): Drawing => ({ icon, tint });

export const icons = {
  dragon: dragonHead,
  sleeping: seaDragon,
  rage: dragonBreath,
  search: magnifyingGlass,
  down: holeLadder,
  determination: fist,
  coins,
  dead: deadHead,
  way: exitDoor,
} as const;

export const heroDrawings: Readonly<Record<string, Drawing>> = {
  lindel: draw(bowman, 'heal'),
  'brother-gherinn': draw(monkFace, 'torch'),
  krutzbeck: draw(barbarian, 'wound'),
  tatianna: draw(archer, 'arcane'),
  'hugo-the-glorious': draw(visoredHelm, 'steel'),
  'challara-and-brightblaze': draw(witchFlight, 'gold'),
};

const monsterDrawings: Readonly<Record<string, Drawing>> = {
  skeleton: draw(skeleton, 'bone'),
  sorcerer: draw(wizardFace, 'arcane'),
  troll: draw(troll, 'heal'),
  golem: draw(rockGolem, 'steel'),
  demon: draw(daemonSkull, 'wound'),
};

export const attributeIcons: Readonly<Record<string, string>> = {
  strength: strong,
  agility: run,
  armor: chestArmor,
  luck: clover,
  'lowest:agility,armor': chestArmor,
};

const attackDrawings: Readonly<Record<string, Drawing>> = {
  melee: draw(broadsword, 'steel'),
  ranged: draw(bowArrow, 'heal'),
  magic: draw(fireRay, 'arcane'),
};

/** Each deck by picture, letter and pattern of its back. */
export const deckLooks: Readonly<
  Record<string, Drawing & { readonly letter: string; readonly pattern: number }>
> = {
  dungeon: { ...draw(dungeonGate, 'earth'), letter: 'D', pattern: 0 },
  dragon: { ...draw(dragonHead, 'heal'), letter: 'K', pattern: 5 },
  treasure: { ...draw(openChest, 'gold'), letter: 'T', pattern: 3 },
  trap: { ...draw(mantrap, 'wound'), letter: 'X', pattern: 2 },
  door: { ...draw(woodenDoor, 'earth'), letter: 'P', pattern: 1 },
  crypt: { ...draw(coffin, 'bone'), letter: 'Y', pattern: 5 },
  corpse: { ...draw(deadHead, 'bone'), letter: 'C', pattern: 2 },
  search: { ...draw(magnifyingGlass, 'torch'), letter: 'S', pattern: 1 },
  catacomb: { ...draw(holeLadder, 'steel'), letter: 'U', pattern: 4 },
  rune: { ...draw(runeStone, 'arcane'), letter: 'R', pattern: 3 },
  combat: { ...draw(broadsword, 'steel'), letter: '⚔', pattern: 0 },
};

/** A few turns of rope, drawn by us. */
const rope =
  'M256 96c96 0 168 40 168 92 0 30-24 56-62 72 38 16 62 42 62 72 0 52-72 92-168 92S88 384 88 332c0-30 24-56 62-72-38-16-62-42-62-72 0-52 72-92 168-92zm0 48c-72 0-118 24-118 44s46 44 118 44 118-24 118-44-46-44-118-44zm0 144c-72 0-118 24-118 44s46 44 118 44 118-24 118-44-46-44-118-44z';

/** A centipede, segment by segment. */
const centipede: string = Array.from({ length: 9 }, (_, index) => {
  const x = 66 + index * 46;
  const y = Math.round(256 + Math.sin(index * 0.9) * 84);
  return `M${x} ${y - 34}a34 34 0 1 1 0 68 34 34 0 1 1 0-68zM${x - 5} ${y - 40}l-16-46 14-4 14 46zM${x + 5} ${y + 40}l16 46-14 4-14-46z`;
}).join('');

/** By the end of a card's id: the decks share many pictures. */
const cardDrawings: Readonly<Record<string, Drawing>> = {
  empty: draw(cobweb, 'bone'),
  'dead-adventurer': draw(deadHead, 'bone'),
  crypt: draw(coffin, 'steel'),
  'hidden-trap': draw(mantrap, 'wound'),
  'passage-down': draw(holeLadder, 'earth'),
  'cave-in': draw(fallingRocks, 'earth'),
  'torch-goes-out': draw(matchTip, 'torch'),
  'secret-door': draw(secretDoor, 'gold'),
  razorwings: draw(bat, 'wound'),
  'wizards-curse': draw(cycle, 'arcane'),
  'unstable-potion': draw(flask, 'arcane'),
  'bottle-imp': draw(impLaugh, 'wound'),
  'lingering-shade': draw(ghost, 'bone'),
  shuffle: draw(cycle, 'steel'),
  sleeping: draw(seaDragon, 'heal'),
  rage: draw(dragonBreath, 'torch'),
  'golden-claws': draw(fangs, 'gold'),
  'belt-of-strength': draw(belt, 'earth'),
  'jinn-lamp': draw(magicLamp, 'gold'),
  'jeweled-chakra': draw(starSwirl, 'gold'),
  'quicksilver-potion': draw(flask, 'steel'),
  'charmers-flute': draw(flute, 'earth'),
  'mirror-of-shael': draw(mirror, 'steel'),
  'staff-of-light': draw(wand, 'torch'),
  'rune-scarab': draw(scorpion, 'gold'),
  'ebon-amulet': draw(emerald, 'steel'),
  'flying-carpet': draw(redCarpet, 'wound'),
  'harp-of-tranquility': draw(harp, 'gold'),
  'chalice-of-tamalir': draw(chalice, 'gold'),
  'crystal-of-tival': draw(cutDiamond, 'arcane'),
  'crystal-of-orris': draw(cutDiamond, 'heal'),
  'sun-spear': draw(sunSpear, 'torch'),
  'bag-of-gems': draw(emerald, 'arcane'),
  'star-of-kellos': draw(roundStar, 'gold'),
  'giant-ruby': draw(emerald, 'wound'),
  'eyes-of-avra': draw(beastEye, 'heal'),
  'vestments-of-kellos': draw(robe, 'torch'),
  lodestone: draw(magnet, 'wound'),
  'artifact-eater': draw(impLaugh, 'heal'),
  'forbidden-tome': draw(evilBook, 'arcane'),
  trapdoor: draw(hole, 'earth'),
  crossfire: draw(arrowCluster, 'steel'),
  'poisonous-snakes': draw(snake, 'heal'),
  'poisonous-gas': draw(poisonCloud, 'heal'),
  explosion: draw(unlitBomb, 'torch'),
  'swinging-blade': draw(guillotine, 'steel'),
  opens: draw(exitDoor, 'heal'),
  jammed: draw(lockedDoor, 'earth'),
  'spear-trap': draw(spears, 'steel'),
  'old-bones': draw(skeleton, 'bone'),
  rope: draw(rope, 'earth'),
  scorpion: draw(scorpion, 'wound'),
  'giant-centipede': draw(centipede, 'wound'),
  ferrox: draw(fangs, 'bone'),
  healing: draw(healthIncrease, 'heal'),
  teleportation: draw(starSwirl, 'arcane'),
  'death-touch': draw(deathSkull, 'wound'),
  stasis: draw(hourglass, 'steel'),
  warning: draw(bell, 'gold'),
  opening: draw(key, 'gold'),
  lightning: draw(lightningArc, 'torch'),
  protection: draw(magicShield, 'steel'),
  levitation: draw(feather, 'bone'),
  fortune: draw(shamrock, 'heal'),
  sight: draw(beastEye, 'torch'),
  slumber: draw(nightSleep, 'arcane'),
  exit: draw(exitDoor, 'torch'),
  'hole-in-the-roof': draw(hole, 'torch'),
  'treasure-chest': draw(lockedChest, 'gold'),
  'gigantic-diamond': draw(cutDiamond, 'steel'),
  'horde-of-rats': draw(rat, 'earth'),
  'spiders-venom': draw(spider, 'heal'),
  'vampire-bite': draw(fangs, 'wound'),
  'deep-elf': draw(hood, 'arcane'),
  'giant-naga': draw(snakeTotem, 'heal'),
};

const ringTints: Readonly<Record<string, Tint>> = {
  obsidian: 'steel',
  pearl: 'bone',
  gold: 'gold',
  ruby: 'wound',
  silver: 'steel',
  ebon: 'earth',
  arcane: 'arcane',
};

/** The picture of an encounter card by its id (`dungeon-cave-in`, `treasure-ruby-ring` …). */
export function cardDrawing(id: string): Drawing {
  const rest = id.slice(id.indexOf('-') + 1);
  const known =
    cardDrawings[rest] ?? monsterDrawings[rest] ?? monsterDrawings[rest.replace('sneak-attack-', '')];
  if (known) return known;
  if (rest.startsWith('gold-') && !rest.endsWith('ring')) return draw(coins, 'gold');
  if (rest.endsWith('-ring')) return draw(ring, ringTints[rest.slice(0, -5)] ?? 'gold');
  return draw(runeStone, 'arcane');
}

export const heroDrawing = (id: string | undefined): Drawing =>
  (id === undefined ? undefined : heroDrawings[id]) ?? draw(hood, 'bone');
export const monsterDrawing = (id: string | undefined): Drawing =>
  (id === undefined ? undefined : monsterDrawings[id]) ?? draw(daemonSkull, 'wound');
export const attackDrawing = (type: string): Drawing => attackDrawings[type] ?? draw(broadsword, 'steel');
