/** The path of one icon of the game-icons set, picked at build time (`build/icons.ts`). */
declare module 'icon:*' {
  const path: string;
  export default path;
}

declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
    playSamples(channels: number[][], volume?: number): AudioBufferSourceNode;
  };
}
