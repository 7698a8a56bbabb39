/** What the commands say for those who work on the project. */
export const tools = {
  bench: {
    help: `mazmorra bench [--seconds N] [--json]

Measures on one core, game by game: random playouts and answers per second, the size of a state, the time to copy one, how many games a
master plays in its head, how many times as many on all cores together, and how late its answers are. Then the same rules of Welcome to the Dungeon on boardgame.io, in the same run.
  --seconds N    how long to measure each thing (3)
  --lang es|en   the language of what is printed (the machine's)
  --json         one JSON object and nothing else`,
    heading: [
      'game',
      'seats',
      'answers/s',
      'playouts/s',
      'state bytes',
      'copy µs',
      'search iterations/s',
      'on all cores',
      'late ms, mean / worst',
    ],
    shared: (times: string, threads: number) =>
      `${times} times on ${threads === 1 ? '1 thread' : `${threads} threads`}`,
    peerTitle: (game: string, seats: number) =>
      `${game}, ${seats === 1 ? '1 seat' : `${seats} seats`}, the same rules`,
    peerHeading: ['', 'ours', 'boardgame.io', 'ratio'],
    answers: 'answers/s',
    iterations: 'search iterations/s',
    times: (ratio: string) => `${ratio} times`,
    notInstalled: 'what the bench compares with could not be installed; the reason is above',
  },
  newGame: {
    help: `mazmorra new-game ID [--prefix XX]

Makes the folders of a new game in this repository, with the rules of a small card game to begin with, and registers it: it can be
played at once. docs/adding-a-game.md tells how to go on.
  ID             such as high-card: small letters, digits and hyphens
  --prefix XX    two capital letters for its rule ids (from the id)
  --lang es|en   the language of what is printed (the machine's)`,
    registered: 'Registered in packages/catalogue/src/facts.ts and parts.ts. Play it:',
    wrongId: (id: string) =>
      `ID ${JSON.stringify(id)}: use small letters, digits and hyphens, as in high-card`,
    taken: (id: string) => `there is a game ${id} already`,
    wrongPrefix: (prefix: string) => `--prefix ${JSON.stringify(prefix)}: two capital letters, as in HC`,
    prefixTaken: (game: string, prefix: string) =>
      `the rule ids of ${game} begin with ${prefix}: choose other letters with --prefix`,
    fileTaken: (path: string) => `${path} is there already`,
  },
};

export type ToolsText = typeof tools;
