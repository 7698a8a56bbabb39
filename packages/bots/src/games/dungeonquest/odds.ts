/** The probability that two dice exceed a number. */
export function fails(attribute: number): number {
  let bad = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b > attribute) bad++;
  return bad / 36;
}

/** The expected turns of a test that is repeated until it is passed, where each failure makes the next try easier. */
export function tries(attribute: number): number {
  let turns = 1;
  let still = 1;
  for (let more = 0; more < 10; more++) {
    still *= fails(attribute + more);
    turns += still;
  }
  return turns;
}
