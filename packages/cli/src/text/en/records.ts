import { type Difference, english, type Outcome } from '@mazmorra/kernel';

const ending = (outcome: Outcome | undefined): string =>
  outcome === undefined ? 'that it is not over' : JSON.stringify(outcome);

function difference(found: Difference): string {
  switch (found.code) {
    case 'unknown-game':
      return `it is of a game we do not know, ${JSON.stringify(found.game)}`;
    case 'version':
      return `it was played by version ${found.recorded} of the rules; this program has version ${found.known}`;
    case 'start':
      return `the game cannot be set up as recorded: ${found.message}`;
    case 'seed-withheld':
      return 'the seed is not told yet, so nothing can be checked before the game has ended';
    case 'commitment':
      return `the commitment was ${found.recorded}, but seed and salt give ${found.computed}`;
    case 'refused':
      return `answer ${found.answer} is not legal: ${found.message}`;
    case 'check':
      return `answer ${found.answer} leads elsewhere: the record says check ${found.recorded}, the game gives ${found.computed}`;
    case 'outcome':
      return `the end differs: the record says ${ending(found.recorded)}, the game gives ${ending(found.computed)}`;
    case 'seal':
      return 'the game plays again as recorded, but the seal over the whole file is broken: something else in it was altered';
  }
}

/** What the commands say that read records. */
export const records = {
  replay: {
    help: `mazmorra replay FILE|FOLDER [--viewer SEAT|spectator|all|each] [--at N] [--lang es|en|both] [--out FOLDER] [--json]

Tells a recorded game step by step, as one viewer saw it; given a folder, every record in it.
  --viewer       a seat counted from 0, spectator, all for every hand open, or each for all of these in turn (all)
  --at N         up to answer number N, 0 being the set-up (the whole game)
  --lang         the language of the sentences (the machine's)
  --out FOLDER   writes each telling to a file of its own: NAME.VIEWER.LANGUAGE.txt
  --json         one JSON object: the steps, and the view and what is asked at the last of them`,
    oneTelling: '--json tells one record to one viewer in one language',
    oldVersion: (file: string, version: number) =>
      `${file} is of version ${version} of the rules: it can be told, but not as JSON`,
    noRecord: (pattern: string, folder: string) => `there is no record (${pattern}) in ${folder}`,
    damaged: (file: string, damage: string) => `${file} is a damaged record: ${damage}`,
    unknownGame: (file: string, game: string) => `${file} is of a game we do not know: ${game}`,
    seats: (seats: number) => (seats === 1 ? 'seat 0' : `a seat from 0 to ${seats - 1}`),
    unplayable: (why: string) => `the record cannot be played: ${why}; \`mazmorra verify\` tells more`,
    illegal: (answer: number, why: string) => `answer ${answer} is not legal: ${why}`,
  },
  /** What a game that is told says beside the sentences of the game itself. */
  story: {
    start: 'Set-up',
    over: 'The game is over.',
    unplayed: (version: number) =>
      `It was played with version ${version} of the rules, which this program does not play. This is what the record tells of itself.`,
    toDecide: (names: string) => `To decide: ${names}`,
    youChoose: (what: string) => `You choose ${english.quote(what)}.`,
    chooses: (name: string, what: string) => `${name} chooses ${english.quote(what)}.`,
    seat: (number: number) => `Seat ${number}`,
    own: (name: string) => `${name} (you)`,
  },
  verify: {
    help: `mazmorra verify FILE [--json]

Plays a recorded game again and says whether every shuffle, roll and answer was what was promised.
Exit 0 when it holds, 1 with the first difference otherwise, 2 when the file is not a record.
  --lang es|en   the language of what is printed (the machine's)
  --json         one JSON object and nothing else`,
    broken: (why: string) => `The record does not hold: ${why}.`,
    difference,
    holds: (game: string, answers: number, isOver: boolean, committed: boolean) => {
      const end = isOver ? 'to the same end' : 'up to where it was left';
      const played =
        answers === 0
          ? 'nothing was answered yet'
          : answers === 1
            ? `its one answer plays again ${end}`
            : `all ${answers} answers play again ${end}`;
      const deal = committed
        ? 'The deal is the one that was committed to before the start.'
        : 'It was played with a seed that stands in the file; no commitment was made.';
      return `The record holds: ${game}, ${played}. ${deal}`;
    },
  },
};

export type RecordsText = typeof records;
