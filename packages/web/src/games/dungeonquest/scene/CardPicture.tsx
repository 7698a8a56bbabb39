import arrowCluster from 'icon:arrow-cluster';
import bat from 'icon:bat';
import beastEye from 'icon:beast-eye';
import belt from 'icon:belt';
import chalice from 'icon:chalice-drops';
import cobweb from 'icon:cobweb';
import coffin from 'icon:coffin';
import coins from 'icon:coins';
import wand from 'icon:crystal-wand';
import cutDiamond from 'icon:cut-diamond';
import cycle from 'icon:cycle';
import deadHead from 'icon:dead-head';
import deathSkull from 'icon:death-skull';
import dragonBreath from 'icon:dragon-breath';
import emerald from 'icon:emerald';
import evilBook from 'icon:evil-book';
import exitDoor from 'icon:exit-door';
import fallingRocks from 'icon:falling-rocks';
import fangs from 'icon:fangs';
import feather from 'icon:feather';
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
import mantrap from 'icon:mantrap';
import matchTip from 'icon:match-tip';
import mirror from 'icon:mirror-mirror';
import nightSleep from 'icon:night-sleep';
import poisonCloud from 'icon:poison-cloud';
import rat from 'icon:rat';
import redCarpet from 'icon:red-carpet';
import ring from 'icon:ring';
import bell from 'icon:ringing-bell';
import robe from 'icon:robe';
import flask from 'icon:round-bottom-flask';
import roundStar from 'icon:round-star';
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
import sunSpear from 'icon:sun-spear';
import unlitBomb from 'icon:unlit-bomb';
import { Picture, type Tint } from '../../../look/Icon.tsx';

/** A few turns of rope, drawn by us. */
const rope =
  'M256 96c96 0 168 40 168 92 0 30-24 56-62 72 38 16 62 42 62 72 0 52-72 92-168 92S88 384 88 332c0-30 24-56 62-72-38-16-62-42-62-72 0-52 72-92 168-92zm0 48c-72 0-118 24-118 44s46 44 118 44 118-24 118-44-46-44-118-44zm0 144c-72 0-118 24-118 44s46 44 118 44 118-24 118-44-46-44-118-44z';

/** A centipede, segment by segment. */
const centipede: string = Array.from({ length: 9 }, (_, index) => {
  const x = 66 + index * 46;
  const y = Math.round(256 + Math.sin(index * 0.9) * 84);
  return `M${x} ${y - 34}a34 34 0 1 1 0 68 34 34 0 1 1 0-68zM${x - 5} ${y - 40}l-16-46 14-4 14 46zM${x + 5} ${y + 40}l16 46-14 4-14-46z`;
}).join('');

/** The pictures of encounter cards, of which many share one (`pictures.ts` says which). Of the first decision there are none. */
const paths = {
  arrowCluster,
  bat,
  beastEye,
  bell,
  belt,
  centipede,
  chalice,
  cobweb,
  coffin,
  coins,
  cutDiamond,
  cycle,
  deadHead,
  deathSkull,
  dragonBreath,
  emerald,
  evilBook,
  exitDoor,
  fallingRocks,
  fangs,
  feather,
  flask,
  flute,
  ghost,
  guillotine,
  harp,
  healthIncrease,
  hole,
  holeLadder,
  hood,
  hourglass,
  impLaugh,
  key,
  lightningArc,
  lockedChest,
  lockedDoor,
  magicLamp,
  magicShield,
  magnet,
  mantrap,
  matchTip,
  mirror,
  nightSleep,
  poisonCloud,
  rat,
  redCarpet,
  ring,
  robe,
  rope,
  roundStar,
  runeStone,
  scorpion,
  seaDragon,
  secretDoor,
  shamrock,
  skeleton,
  snake,
  snakeTotem,
  spears,
  spider,
  starSwirl,
  sunSpear,
  unlitBomb,
  wand,
};
export type CardPath = keyof typeof paths;

export const CardPicture = ({ of, tint }: { readonly of: CardPath; readonly tint: Tint }) => (
  <Picture of={paths[of]} tint={tint} className="card-picture" />
);
