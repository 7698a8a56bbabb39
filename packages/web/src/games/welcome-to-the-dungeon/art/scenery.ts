import type { AdventurerId, MonsterId } from '@mazmorra/welcome-to-the-dungeon';

/** One layer of a scene, in a field of 400 by 480; `ink` names a class of `art.css`. */
export interface Layer {
  readonly d: string;
  readonly ink: 'far' | 'near' | 'light' | 'pale' | 'fire' | 'ember' | 'gold' | 'arcane' | 'blood' | 'line';
}

const ground = 'M0 430q60-26 120-8t130-6 150 10v60H0z';
const boulders =
  'M-20 480q-4-96 62-112 42-8 58 30 30-10 44 16 22 34 10 66zM420 480q6-120-60-136-46-8-62 40-26-6-40 22-18 36-8 74z';
const flames =
  'M0 480V300q16 44 34 40-16-70 26-130 0 60 28 86 6-34 30-56-8 62 20 92-8 60 24 148zM400 480V290q-14 46-32 46 10-76-30-120 0 64-26 84-6-30-26-46 6 60-20 88 8 66-20 138z';

/** Behind each monster: where one would meet it. */
export const lairs: Readonly<Record<MonsterId, readonly Layer[]>> = {
  goblin: [
    { ink: 'far', d: 'M0 0h400v480h-60q40-150-20-262Q276 120 200 120T80 218Q20 330 60 480H0z' },
    { ink: 'near', d: ground },
    { ink: 'blood', d: 'M30 418q4-34 34-34t34 34q-34 12-68 0zM318 424q2-24 26-24t26 24q-26 10-52 0z' },
    {
      ink: 'pale',
      d: 'M56 420h16l4 32H52zM336 424h14l3 26h-20zM44 402a5 5 0 1 0 10 0 5 5 0 0 0-10 0zM72 398a5 5 0 1 0 10 0 5 5 0 0 0-10 0z',
    },
  ],
  skeleton: [
    { ink: 'light', d: 'M330 60a52 52 0 1 0 34 84 46 46 0 1 1-34-84z' },
    {
      ink: 'far',
      d: 'M24 440V334q0-40 40-40t40 40v106zM300 450V350q0-34 36-34t36 34v100zM192 420v-96h-26v-24h26v-30h24v30h26v24h-26v96z',
    },
    { ink: 'near', d: ground },
    { ink: 'line', d: 'M46 350h36M46 372h28M320 372h32M320 392h20' },
  ],
  orc: [
    {
      ink: 'far',
      d: 'M0 480V210l20-36 20 36 18-30 22 34 20-40 20 38v30l22-34 20 34 22-40 20 40 20-30 20 28 22-40 20 38 20-30 22 34 20-36 32 40v240z',
    },
    {
      ink: 'blood',
      d: 'M36 60h12v150H36zM48 64h74l-20 26 20 26H48zM350 90h12v130h-12zM350 94h-66l18 22-18 22h66z',
    },
    { ink: 'near', d: ground },
  ],
  vampire: [
    { ink: 'light', d: 'M200 46a140 140 0 1 1 0 280 140 140 0 0 1 0-280z' },
    {
      ink: 'far',
      d: 'M0 480V280l22-60 22 60v40h30v-70l24-70 24 70v100h150V250l20-60 22 60v80h30v-60l28-60 28 60v210z',
    },
    {
      ink: 'near',
      d: 'M64 100q14-16 26 2 8-10 16 0 12-18 26-2-14-2-20 12-8-8-14-4-6-4-14 4-6-14-20-12zM286 60q12-14 22 2 7-9 14 0 10-16 22-2-12-2-17 10-7-7-12-3-5-4-12 3-5-12-17-10z',
    },
    { ink: 'near', d: ground },
  ],
  golem: [
    { ink: 'far', d: 'M0 480V160l70-60 50 40 60-70 70 60 60-30 90 80v300z' },
    { ink: 'near', d: boulders },
    {
      ink: 'line',
      d: 'M70 120l16 60-20 40 14 50M320 130l-20 56 18 44M176 90l10 44M30 400l26 20 24-14M340 380l-20 30 24 26',
    },
  ],
  lich: [
    {
      ink: 'arcane',
      d: 'M200 50a170 170 0 1 1 0 340 170 170 0 0 1 0-340zm0 14a156 156 0 1 0 0 312 156 156 0 0 0 0-312zM200 88 331 295H69zM200 352 69 145h262zm0-14 110-178H90zM200 102 90 280h220z',
    },
    { ink: 'far', d: 'M0 480V380h400v100z' },
    { ink: 'pale', d: 'M24 330h18v70H24zM56 350h16v50H56zM352 326h18v74h-18zM322 352h16v48h-16z' },
    {
      ink: 'fire',
      d: 'M33 292q12 22 0 36-12-14 0-36zM64 314q11 20 0 34-11-14 0-34zM361 288q12 22 0 36-12-14 0-36zM330 316q11 20 0 34-11-14 0-34z',
    },
  ],
  demon: [
    { ink: 'ember', d: 'M200 70a160 160 0 1 1 0 320 160 160 0 0 1 0-320z' },
    { ink: 'fire', d: flames },
    { ink: 'near', d: 'M0 480v-50l60 20 40-30 60 34 60-24 50 26 60-34 70 30v28z' },
  ],
  dragon: [
    {
      ink: 'far',
      d: 'M0 480V60q40 30 40 90l40-60q10 60 50 90l20-100q30 60 20 130l60-120q10 70 60 100l30-110q30 60 20 120l60-80v360z',
    },
    { ink: 'ember', d: 'M-20 220q90-70 170-30 40 20 90 10-30 60-110 60-90-2-150-40z' },
    { ink: 'gold', d: 'M-10 480q30-60 90-66 20-30 64-22 40-20 74 4 50-16 82 18 56-2 110 66z' },
    {
      ink: 'line',
      d: 'M60 440a16 8 0 1 0 32 0 16 8 0 0 0-32 0M150 420a16 8 0 1 0 32 0 16 8 0 0 0-32 0M240 430a16 8 0 1 0 32 0 16 8 0 0 0-32 0M312 452a16 8 0 1 0 32 0 16 8 0 0 0-32 0M110 462a16 8 0 1 0 32 0 16 8 0 0 0-32 0M200 460a16 8 0 1 0 32 0 16 8 0 0 0-32 0',
    },
  ],
};

const star = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}l${r * 0.3} ${r * 0.7} ${r * 0.7} ${r * 0.3}-${r * 0.7} ${r * 0.3}-${r * 0.3} ${r * 0.7}-${r * 0.3}-${r * 0.7}-${r * 0.7}-${r * 0.3} ${r * 0.7}-${r * 0.3}z`;

/** Behind each adventurer: where they come from. */
export const homes: Readonly<Record<AdventurerId, readonly Layer[]>> = {
  warrior: [
    { ink: 'blood', d: 'M70 0h260v330l-130 70-130-70z' },
    { ink: 'gold', d: 'M70 0h14v336l-14-8zM330 0h-14v336l14-8zM84 300l116 62 116-62v16l-116 62-116-62z' },
    { ink: 'far', d: 'M0 480V330h34v-30h34v30h34v80h196v-80h34v-30h34v30h34v150z' },
  ],
  barbarian: [
    { ink: 'light', d: 'M300 50a60 60 0 1 1 0 120 60 60 0 0 1 0-120z' },
    { ink: 'far', d: 'M-10 480 90 190l60 90 70-160 90 190 40-60 70 230z' },
    { ink: 'pale', d: 'M90 190l36 54-22-8-18 22-14-14zM220 120l44 92-26-20-22 26-20-28-16 10z' },
    { ink: 'near', d: ground },
  ],
  mage: [
    {
      ink: 'arcane',
      d: 'M200 40a180 180 0 1 1 0 360 180 180 0 0 1 0-360zm0 12a168 168 0 1 0 0 336 168 168 0 0 0 0-336zm0 26a142 142 0 1 1 0 284 142 142 0 0 1 0-284zm0 8a134 134 0 1 0 0 268 134 134 0 0 0 0-268z',
    },
    {
      ink: 'gold',
      d: [
        star(60, 80, 26),
        star(346, 110, 20),
        star(44, 290, 16),
        star(360, 320, 24),
        star(300, 40, 12),
        star(120, 36, 10),
      ].join(''),
    },
    { ink: 'near', d: ground },
  ],
  rogue: [
    { ink: 'light', d: 'M90 40a66 66 0 1 0 60 108A56 56 0 1 1 90 40z' },
    { ink: 'far', d: 'M0 480V300l60-60 60 60v-40h20v-40h24v40h16l50-56 70 76v-90h22v40l78 60v190z' },
    { ink: 'fire', d: 'M40 330h18v26H40zM70 330h18v26H70zM240 300h16v24h-16zM330 350h18v26h-18z' },
    { ink: 'near', d: ground },
  ],
};
