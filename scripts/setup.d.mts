/** Folders with a lock file of their own, by name. */
export declare const EXTRAS: {
  readonly bench: string;
  readonly browsers: string;
  readonly mutation: string;
  readonly release: string;
  readonly node26: string;
};
export type Extra = keyof typeof EXTRAS;
export type Size = 'run' | 'test' | 'long';

/** Whether what is installed in a folder is what its lock file asks for. */
export declare function isInstalled(size?: Size, folder?: string): boolean;

/** What to tell somebody whose Node neither runs Mazmorra nor can fetch one that does. */
export declare function nodeTrouble(version: string, platform: string, arch: string): string | undefined;
