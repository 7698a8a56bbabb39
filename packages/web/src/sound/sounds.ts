import { useSettings } from '../settings/store.ts';

/** Short and dry, each a list of ZzFX parameters made by us. */
const recipes = {
  pick: [0.4, 0, 520, 0, 0.01, 0.02, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.01],
  card: [0.7, 0.1, 190, 0, 0.01, 0.05, 4, 1.4, -9, 0, 0, 0, 0, 6, 0, 0, 0, 0.5, 0.02],
  shuffle: [0.6, 0.2, 160, 0.02, 0.09, 0.1, 4, 0.6, -4, 0, 0, 0, 0.04, 8, 0, 0.1, 0, 0.5, 0.05],
  coin: [0.6, 0.02, 1480, 0, 0.02, 0.16, 1, 1.7, 0, 0, 480, 0.05, 0, 0, 0, 0, 0, 0.6, 0.02],
  wound: [1, 0.05, 120, 0.01, 0.04, 0.18, 3, 1.6, -4, 0, 0, 0, 0, 3, 0, 0.2, 0, 0.7, 0.05],
  heal: [0.6, 0.02, 520, 0.03, 0.08, 0.24, 0, 1.4, 0, 0, 200, 0.07, 0, 0, 0, 0, 0, 0.7, 0.08],
  door: [0.9, 0.05, 74, 0.02, 0.12, 0.3, 2, 0.8, -0.4, 0, 0, 0, 0, 5, 0, 0.3, 0.03, 0.6, 0.1],
  dice: [0.7, 0.2, 300, 0, 0.03, 0.06, 4, 2, 0, 0, 0, 0, 0.03, 4, 0, 0, 0, 0.4, 0.03],
  step: [0.4, 0.1, 110, 0, 0.01, 0.05, 4, 2, -4, 0, 0, 0, 0, 4, 0, 0, 0, 0.5, 0.01],
  blade: [0.7, 0.05, 900, 0, 0.02, 0.14, 2, 0.4, -12, 0, 0, 0, 0, 2, 0, 0.1, 0, 0.5, 0.02],
  magic: [0.6, 0.05, 380, 0.05, 0.15, 0.3, 1, 1.5, 3, 0, 0, 0, 0.06, 0, 0, 0, 0.08, 0.7, 0.1],
  dragon: [1.2, 0.1, 52, 0.12, 0.4, 0.6, 2, 1.9, -0.2, 0, 0, 0, 0, 5, 2, 0.3, 0.02, 0.8, 0.3],
  turn: [0.6, 0, 392, 0.02, 0.1, 0.25, 0, 1.6, 0, 0, 196, 0.09, 0, 0, 0, 0, 0, 0.6, 0.08],
  win: [0.8, 0, 262, 0.03, 0.25, 0.5, 1, 1.5, 0, 0, 131, 0.12, 0.12, 0, 0, 0, 0, 0.7, 0.15],
  share: [0.8, 0, 330, 0.04, 0.2, 0.45, 0, 1.5, 0, 0, -66, 0.14, 0.14, 0, 0, 0, 0, 0.7, 0.15],
  lose: [0.8, 0, 196, 0.04, 0.2, 0.5, 1, 1.4, -0.6, 0, -49, 0.14, 0, 0, 0, 0, 0, 0.7, 0.15],
  death: [0.9, 0, 98, 0.1, 0.35, 0.9, 0, 1.2, -0.1, 0, -24, 0.3, 0, 0, 0, 0, 0.05, 0.6, 0.3],
  ruin: [1, 0.05, 62, 0.15, 0.5, 1.1, 2, 1.1, -0.2, 0, -12, 0.3, 0, 2, 0, 0.2, 0.06, 0.6, 0.4],
  heart: [1, 0.02, 62, 0.01, 0.06, 0.12, 0, 1.2, -0.6, 0, 0, 0, 0, 0, 0, 0, 0.19, 0.7, 0.04],
  no: [0.5, 0, 150, 0.01, 0.05, 0.08, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.02],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Sound = keyof typeof recipes;
export const soundNames = Object.keys(recipes) as readonly Sound[];

let synth: Promise<typeof import('zzfx')['ZZFX']> | undefined;
const samples = new Map<Sound, number[]>();

/** Plays a sound if the reader wants any. The synthesiser is loaded when the first one is due, after a click. */
export async function play(sound: Sound, loudness = 1): Promise<void> {
  const { sound: wanted, volume } = useSettings.getState();
  if (!wanted || volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  try {
    synth ??= import('zzfx').then((module) => module.ZZFX);
    const zzfx = await synth;
    if (zzfx.audioContext.state === 'suspended') await zzfx.audioContext.resume();
    let wave = samples.get(sound);
    if (!wave) {
      wave = zzfx.buildSamples(...recipes[sound]);
      samples.set(sound, wave);
    }
    zzfx.volume = 0.3 * volume;
    zzfx.playSamples([wave], loudness);
  } catch {
    // A device without sound plays on in silence.
  }
}
