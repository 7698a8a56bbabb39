type Pick = (options: readonly string[]) => string;

/** The same choices on every run, spread over what is offered; `most` where the way to a late one is long. */
function spread(most: number): Pick {
  let count = 0;
  return (options) => {
    count = (count * 31 + 7) % 1009;
    return options[count % Math.min(most, options.length)] ?? '';
  };
}

export const picker = (_game: string, most = Number.POSITIVE_INFINITY): Pick => spread(most);
