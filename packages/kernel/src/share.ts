/** A share or a mean for summaries: four digits after the point; 0 if nothing was counted. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1e4) / 1e4;
