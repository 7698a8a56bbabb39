import { counter } from '../numbers.ts';

const n = counter('en');
const seatsOf = (count: number) => n(count, 'seat', 'seats');
const gamesOf = (count: number) => n(count, 'game', 'games');

const thinking = `  --iterations N       how many games a master plays in its head for one answer (1000)
  --ms N               give a master this many milliseconds instead; results then depend on the machine`;
const lang = `  --lang es|en         the language of what is printed (the machine's)`;

/** What the commands say that let bots play. */
export const bots = {
  simulate: {
    help: (
      levels: string,
    ) => `mazmorra simulate GAME [--seats N] [--games M] [--bots LIST] [--seed S] [--option key=value]… [--out FOLDER|FILE.json] [--json]

Plays many games between bots and tells how they went.
  --seats N            how many seats (4 where the game allows it)
  --games M            how many games (1000)
  --bots LIST          a bot for each seat, separated by commas; fewer take turns (random):
                       ${levels}
  --seed S             any text; the same seed plays the same games (1)
  --option key=value   a variant of the game; may be repeated
${thinking}
  --out FOLDER         writes every game as a record that \`replay\` and \`verify\` read: FOLDER/1.mazmorra.json, 2, 3 …
  --out FILE.json      writes the last game only
${lang}
  --json               one JSON object and nothing else`,
    title: (game: string, seats: number, games: number, seed: string) =>
      `${game}, ${seatsOf(seats)}, ${gamesOf(games)}, seed ${seed}`,
    options: (chosen: string) => `options: ${chosen}`,
    heading: ['seat', 'bot', 'wins'],
    shared: 'shared victories',
    unwon: 'games nobody won',
    answersPerGame: 'answers a game',
    answersPerSecond: 'answers a second',
    /** A mean and the range that it is from. */
    range: (mean: string, least: string, most: string) => `${mean} (${least} to ${most})`,
    /** The keys that lead to a figure of a game's summary: `dungeon`, `meanPile` as `dungeon mean pile`. */
    figure: (keys: readonly string[]) =>
      keys.map((key) => key.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()).join(' '),
  },
  arena: {
    help: (
      levels: string,
      ms: number,
    ) => `mazmorra arena GAME --bots A,B [--games M] [--seats N] [--seed S] [--option key=value]… [--json]

Lets one bot A play among bots B: every deal from every seat. Tells the share of victories with a 95 % interval.
  --bots A,B           two of ${levels}, with a style as in adventurer+greedy,
                       a fixed rule such as zoo:never-pass, or a program
                       such as "cmd:python3 bot.py" (docs/bot-protocol.md)
  --bot-time MS        how long a program may take for one answer (${ms})
  --games M            how many games at most, rounded up to whole rounds of seats (1000)
  --until X            stop as soon as it is clear whether A takes more or less than X times its fair share
  --seats N            how many seats (4 where the game allows it)
  --seed S             any text; the same seed plays the same deals (1)
  --option key=value   a variant of the game; may be repeated
${thinking}
${lang}
  --json               one JSON object and nothing else`,
    missingBots: (levels: string) =>
      `--bots is missing: name two different bots, as in --bots master,adventurer (${levels})`,
    wrongBots: (text: string, levels: string) =>
      `--bots ${JSON.stringify(text)}: name two different bots, as in --bots master,adventurer (${levels})`,
    wrongUntil: (text: string) =>
      `--until ${JSON.stringify(text)}: a number above 0 and at most 10, as in --until 0.9`,
    title: (game: string, seats: number, games: number, seed: string, seconds: string) =>
      `${game}, ${seatsOf(seats)}, ${gamesOf(games)}, seed ${seed} (${seconds} s)`,
    sides: (one: string, others: string) => `one ${one} among ${others}s, every deal from every seat`,
    heading: ['bot', 'wins a seat', '95 % interval', 'fair share'],
    survival: ['survival', 'gold'],
    roles: ['rounds as miner', 'as saboteur'],
    interval: (low: string, high: string) => `${low} to ${high}`,
    faults: 'games lost by a fault of the program:',
  },
  balance: {
    help: (
      levels: string,
    ) => `mazmorra balance GAME [--seats N] [--games M] [--variant-games M] [--bots LEVEL] [--seed S] [--out FILE] [--json]

Plays games between equal bots and counts how often each role, hero and variant
wins, as the server counts the games of people.
  --seats N            how many seats (as many as the tables of docs/bots.md)
  --games M            how many games with the variants as they are by default (2000)
  --variant-games M    how many for every other value of a variant (500)
  --bots LEVEL         ${levels} (adventurer)
${thinking}
  --seed S             any text; the same seed plays the same games (balance)
  --out FILE           puts the figures of this game into a JSON file of several games,
                       such as docs/bot-games.json, which the page of balance shows
${lang}
  --json               one JSON object and nothing else`,
    title: (game: string, seats: number, games: number, bots: string, seed: string) =>
      `${game}, ${seatsOf(seats)}, ${gamesOf(games)}, ${bots}, seed ${seed}`,
    variant: (variant: string, games: number) => `${variant}, ${gamesOf(games)}`,
    heading: ['', 'played', 'won'],
    anySeat: 'any',
  },
  dilemmas: {
    help: (
      look: number,
      deep: number,
    ) => `mazmorra dilemmas GAME [--count N] [--seed S] [--look K] [--deep K] [--first M] [--games M] [--out FILE]
mazmorra dilemmas GAME --check FILE [--deep K] [--out FILE]

Finds positions in which the best choice is clear to a deep search and not to an adventurer, in games of adventurers. The same
arguments give the same positions.
  --count N            how many to find (10)
  --seed S             any text (1)
  --look K             iterations of the last of three looks at a decision; the others are shorter (${look})
  --deep K             iterations of each of three deep searches that must agree (${deep})
  --first M            begin with game M of the seed (0): parts made side by side are the whole
  --games M            give up after so many games (10000)
  --out FILE           write them there, one JSON list; otherwise they are printed
  --check FILE         instead: which of the dilemmas in FILE are still some, with the bots of today; --out gets those
${lang}`,
    found: (dilemmas: number, games: number, file: string) =>
      `${n(dilemmas, 'dilemma', 'dilemmas')} from ${gamesOf(games)} in ${file}`,
    held: (held: number, of: number) => `still dilemmas: ${held} of ${of}`,
    faults: {
      position: 'the rules of today do not come to this position',
      seen: 'an adventurer takes the best option',
      unclear: 'a deep search does not clearly prefer this option',
    },
    notAList: (file: string) => `${file} is not a list of dilemmas, as --out writes it`,
  },
  exploit: {
    help: `mazmorra exploit GAME --against LEVEL [--seats N] [--samples K] [--games M] [--seed S] [--option key=value]… [--json]

Searches for whatever takes most from a level: fixed rules by a grid and then hill climbing, and a linear rule that is learned by playing
against the level, where the game has features for one. Both are reported with their results on fresh deals.
  --against LEVEL      the level that sits at all other seats (adventurer)
  --seats N            how many seats (4 where the game allows it)
  --samples K          rules of the grid to try before climbing (24)
  --steps K            steps up the hill (6)
  --search-games M     games for each rule while searching (80)
  --generations K      generations of learned rules, 0 for none (8)
  --pupils K           learned rules in a generation (12)
  --games M            games for the winners on fresh deals (1000)
  --seed S             any text (1)
  --option key=value   a variant of the game; may be repeated
${thinking}
${lang}
  --json               one JSON object and nothing else`,
    best: (game: string, seats: number, tried: number, against: string) =>
      `${game}, ${seatsOf(seats)}: the best of ${n(tried, 'fixed rule', 'fixed rules')} against ${against}s is`,
    learned: (tried: number) => `The linear rule learned from ${n(tried, 'pupil', 'pupils')} is`,
    taken: (games: number, share: string, low: string, high: string) =>
      `On ${n(games, 'fresh game', 'fresh games')} it takes ${share} (${low} to ${high}),`,
    fair: (times: string, fair: string, low: string, high: string) =>
      `${times} times its fair share of ${fair} (${low} to ${high}).`,
  },
  dataset: {
    help: (
      levels: string,
    ) => `mazmorra dataset GAME --out FILE.jsonl.gz [--games N] [--seats N] [--bots LIST] [--seed S] [--option key=value]…

Plays games between bots and writes every position that a seat decided in, as the seat saw it (docs/dataset.md).
  --out FILE.jsonl.gz  compressed JSON lines; without ".gz" they are not compressed
  --games N            how many games (100)
  --seats N            how many seats (4 where the game allows it)
  --bots LIST          a bot for each seat, separated by commas; fewer take turns (adventurer):
                       ${levels}
  --seed S             any text; the same seed gives the same file (1)
  --option key=value   a variant of the game; may be repeated
${thinking}
${lang}`,
    missingOut: '--out is missing: name a file, as in --out positions.jsonl.gz',
    written: (positions: number, games: number, file: string) =>
      `${n(positions, 'position', 'positions')} of ${gamesOf(games)} in ${file}`,
  },
  environment: {
    help: `mazmorra environment GAME [--seats N] [--option key=value]…

Lets a program play all seats: it reads and writes lines of JSON on standard input and output (docs/environment.md).
  --seats N            how many seats (4 where the game allows it)
  --option key=value   a variant of the game; may be repeated
${lang}`,
  },
  join: {
    help: (ms: number) => `mazmorra join LINK --bot "COMMAND" [--bot-time MS] [--json]

Takes a seat at a table on a server for a program that plays (docs/bot-protocol.md), and ends with the game.
  LINK            the link to the table with its invitation, such as "http://127.0.0.1:8080/t/TABLE#INVITE"
  --bot COMMAND   the program, such as "python3 bot.py"
  --bot-time MS   how long it may take for one answer (${ms})
  --lang es|en    the language of what is printed (the machine's)
  --json          the outcome as one JSON object and nothing else
When the program fails, its seat is left to a bot of the server and the exit code is 1.`,
    missingBot: '--bot is missing: name a program, as in --bot "python3 bot.py"',
    wrongLink: (text: string) =>
      `${JSON.stringify(text)}: allowed is the link to a table, such as http://127.0.0.1:8080/t/TABLE#INVITE`,
    seated: (seat: number) => `At seat ${seat}; the game begins when the host starts it.`,
    place: (seat: number, place: number, of: number) => `Seat ${seat} came in at place ${place} of ${of}.`,
    failed: (bot: string, why: string) => `${bot} ${why}; a bot of the server plays on for it`,
    notOpen: (why: string) => `the table is not open to us: ${why}`,
    closed: 'the table was closed before the end of the game',
    noSeat: 'the table has no free seat',
  },
};

export type BotsText = typeof bots;
