import archer from 'icon:archer';
import barbarian from 'icon:barbarian';
import bowArrow from 'icon:bow-arrow';
import bowman from 'icon:bowman';
import broadsword from 'icon:broadsword';
import chestArmor from 'icon:chest-armor';
import clover from 'icon:clover';
import coffin from 'icon:coffin';
import coins from 'icon:coins';
import daemonSkull from 'icon:daemon-skull';
import deadHead from 'icon:dead-head';
import dragonBreath from 'icon:dragon-breath';
import dragonHead from 'icon:dragon-head';
import dungeonGate from 'icon:dungeon-gate';
import exitDoor from 'icon:exit-door';
import fireRay from 'icon:fire-ray';
import fist from 'icon:fist';
import holeLadder from 'icon:hole-ladder';
import hood from 'icon:hood';
import magnifyingGlass from 'icon:magnifying-glass';
import mantrap from 'icon:mantrap';
import monkFace from 'icon:monk-face';
import openChest from 'icon:open-treasure-chest';
import rockGolem from 'icon:rock-golem';
import run from 'icon:run';
import runeStone from 'icon:rune-stone';
import seaDragon from 'icon:sea-dragon';
import skeleton from 'icon:skeleton';
import strong from 'icon:strong';
import troll from 'icon:troll';
import visoredHelm from 'icon:visored-helm';
import witchFlight from 'icon:witch-flight';
import wizardFace from 'icon:wizard-face';
import woodenDoor from 'icon:wooden-door';
import type { Tint } from '../../../look/Icon.tsx';
import type { CardPath } from '../scene/CardPicture.tsx';
import '../tokens.css';

/** An icon and the metal, flesh or light it is made of. */
export interface Drawing {
  readonly icon: string;
  readonly tint: Tint;
}

const draw = (icon: string, tint: Tint): Drawing => ({ icon, tint });

/** The same of an icon that is loaded after the first decision. */
interface CardDrawing {
  readonly card: CardPath;
  readonly tint: Tint;
}

const card = (path: CardPath, tint: Tint): CardDrawing => ({ card: path, tint });

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

/** By the end of a card's id: the decks share many pictures. */
const cardDrawings: Readonly<Record<string, CardDrawing>> = {
  empty: card('cobweb', 'bone'),
  'dead-adventurer': card('deadHead', 'bone'),
  crypt: card('coffin', 'steel'),
  'hidden-trap': card('mantrap', 'wound'),
  'passage-down': card('holeLadder', 'earth'),
  'cave-in': card('fallingRocks', 'earth'),
  'torch-goes-out': card('matchTip', 'torch'),
  'secret-door': card('secretDoor', 'gold'),
  razorwings: card('bat', 'wound'),
  'wizards-curse': card('cycle', 'arcane'),
  'unstable-potion': card('flask', 'arcane'),
  'bottle-imp': card('impLaugh', 'wound'),
  'lingering-shade': card('ghost', 'bone'),
  shuffle: card('cycle', 'steel'),
  sleeping: card('seaDragon', 'heal'),
  rage: card('dragonBreath', 'torch'),
  'golden-claws': card('fangs', 'gold'),
  'belt-of-strength': card('belt', 'earth'),
  'jinn-lamp': card('magicLamp', 'gold'),
  'jeweled-chakra': card('starSwirl', 'gold'),
  'quicksilver-potion': card('flask', 'steel'),
  'charmers-flute': card('flute', 'earth'),
  'mirror-of-shael': card('mirror', 'steel'),
  'staff-of-light': card('wand', 'torch'),
  'rune-scarab': card('scorpion', 'gold'),
  'ebon-amulet': card('emerald', 'steel'),
  'flying-carpet': card('redCarpet', 'wound'),
  'harp-of-tranquility': card('harp', 'gold'),
  'chalice-of-tamalir': card('chalice', 'gold'),
  'crystal-of-tival': card('cutDiamond', 'arcane'),
  'crystal-of-orris': card('cutDiamond', 'heal'),
  'sun-spear': card('sunSpear', 'torch'),
  'bag-of-gems': card('emerald', 'arcane'),
  'star-of-kellos': card('roundStar', 'gold'),
  'giant-ruby': card('emerald', 'wound'),
  'eyes-of-avra': card('beastEye', 'heal'),
  'vestments-of-kellos': card('robe', 'torch'),
  lodestone: card('magnet', 'wound'),
  'artifact-eater': card('impLaugh', 'heal'),
  'forbidden-tome': card('evilBook', 'arcane'),
  trapdoor: card('hole', 'earth'),
  crossfire: card('arrowCluster', 'steel'),
  'poisonous-snakes': card('snake', 'heal'),
  'poisonous-gas': card('poisonCloud', 'heal'),
  explosion: card('unlitBomb', 'torch'),
  'swinging-blade': card('guillotine', 'steel'),
  opens: card('exitDoor', 'heal'),
  jammed: card('lockedDoor', 'earth'),
  'spear-trap': card('spears', 'steel'),
  'old-bones': card('skeleton', 'bone'),
  rope: card('rope', 'earth'),
  scorpion: card('scorpion', 'wound'),
  'giant-centipede': card('centipede', 'wound'),
  ferrox: card('fangs', 'bone'),
  healing: card('healthIncrease', 'heal'),
  teleportation: card('starSwirl', 'arcane'),
  'death-touch': card('deathSkull', 'wound'),
  stasis: card('hourglass', 'steel'),
  warning: card('bell', 'gold'),
  opening: card('key', 'gold'),
  lightning: card('lightningArc', 'torch'),
  protection: card('magicShield', 'steel'),
  levitation: card('feather', 'bone'),
  fortune: card('shamrock', 'heal'),
  sight: card('beastEye', 'torch'),
  slumber: card('nightSleep', 'arcane'),
  exit: card('exitDoor', 'torch'),
  'hole-in-the-roof': card('hole', 'torch'),
  'treasure-chest': card('lockedChest', 'gold'),
  'gigantic-diamond': card('cutDiamond', 'steel'),
  'horde-of-rats': card('rat', 'earth'),
  'spiders-venom': card('spider', 'heal'),
  'vampire-bite': card('fangs', 'wound'),
  'deep-elf': card('hood', 'arcane'),
  'giant-naga': card('snakeTotem', 'heal'),
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
export function cardDrawing(id: string): CardDrawing | Drawing {
  const rest = id.slice(id.indexOf('-') + 1);
  const known =
    cardDrawings[rest] ?? monsterDrawings[rest] ?? monsterDrawings[rest.replace('sneak-attack-', '')];
  if (known) return known;
  if (rest.startsWith('gold-') && !rest.endsWith('ring')) return card('coins', 'gold');
  if (rest.endsWith('-ring')) return card('ring', ringTints[rest.slice(0, -5)] ?? 'gold');
  return card('runeStone', 'arcane');
}

export const heroDrawing = (id: string | undefined): Drawing =>
  (id === undefined ? undefined : heroDrawings[id]) ?? draw(hood, 'bone');
export const monsterDrawing = (id: string | undefined): Drawing =>
  (id === undefined ? undefined : monsterDrawings[id]) ?? draw(daemonSkull, 'wound');
export const attackDrawing = (type: string): Drawing => attackDrawings[type] ?? draw(broadsword, 'steel');
