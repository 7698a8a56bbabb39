/** A mutant that behaves as the original does, so that no test can notice it. */
export interface Equivalent {
  /** How the path of the file ends. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
  /** How many survivors of the file look like this; 1 unless it says so. A further one is not explained. */
  readonly times?: number;
}

type InFile = Omit<Equivalent, 'file'>;

/** Mutants by the files of a folder that they are in. */
export const inFiles = (folder: string, files: Readonly<Record<string, readonly InFile[]>>): Equivalent[] =>
  Object.entries(files).flatMap(([file, mutants]) =>
    mutants.map((mutant) => ({ file: `${folder}/${file}`, ...mutant })),
  );
