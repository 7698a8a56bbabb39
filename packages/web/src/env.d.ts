/** How the texts of one file are loaded in each language, without comments and gaps (`build/languages.ts`). */
declare module 'languages:*' {
  const files: Readonly<
    Record<import('@mazmorra/kernel').Language, () => Promise<{ readonly default: string }>>
  >;
  export default files;
}

/** The same for the texts of each game that has such files, by its id: `games/lessons` for `lessons-saboteur.ftl` and so on. */
declare module 'languages:games*' {
  const files: Readonly<
    Partial<
      Record<
        string,
        Readonly<Record<import('@mazmorra/kernel').Language, () => Promise<{ readonly default: string }>>>
      >
    >
  >;
  export default files;
}

declare module 'languages:grammar' {
  const files: Readonly<
    Record<
      import('@mazmorra/kernel').Language,
      () => Promise<{
        readonly code: string;
        readonly basics: import('@mazmorra/languages').Basics;
        readonly refine?: (
          grammar: import('@mazmorra/languages').Grammar,
        ) => import('@mazmorra/languages').Grammar;
      }>
    >
  >;
  export default files;
}

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
