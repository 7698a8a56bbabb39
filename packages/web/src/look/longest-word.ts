/** So many letters of a name have to stand side by side: what its size is reckoned from where there is little room. */
export const longestWord = (name: string): number =>
  Math.max(1, ...name.split(/\s+/).map((word) => [...word].length));
