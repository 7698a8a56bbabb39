import { isGameId } from '@mazmorra/catalogue';
import { type AnyGame, canPlay, type Language, Refusal, recordedVariants } from '@mazmorra/kernel';
import { expose } from 'comlink';
import type { TableChange } from '../table/client.ts';
import type { LocalApi } from './api.ts';
import { botPool } from './bot-threads.ts';
import { branchOf } from './branch.ts';
import { checkOwn, checkText } from './check.ts';
import { deathOf } from './deaths.ts';
import { tableOfDilemma } from './dilemma.ts';
import { Host, newTable } from './host.ts';
import { hostMoment, momentBefore } from './moment.ts';
import { poolBots } from './pool-bots.ts';
import { hostPosition } from './position.ts';
import { recordOf } from './record.ts';
import { type ReplayFacts, ReplayHost } from './replay-host.ts';
import { rolesPlayed } from './roles.ts';
import { loadRules } from './rules.ts';
import { isWatched, newId, type SavedTable } from './saved.ts';
import { browserShelf, type Shelf } from './shelf.ts';
import { type Analyst, analyst } from './study/analyst.ts';
import { mistakesIn } from './study/mistakes.ts';
import { loadTexts } from './texts.ts';

let shelf: Shelf = browserShelf();
let host: Host | undefined;
let grace = 0;
let pause = 0;
let talking = true;
let replay: ReplayHost | undefined;
let thinking: Analyst | undefined;
let goOn: (() => void) | undefined;

const opened = (): Host => {
  if (!host) throw new Error('no table is open in this worker');
  return host;
};

async function keep(table: SavedTable): Promise<SavedTable> {
  await shelf.put(table);
  return table;
}

async function open(id: string, language: Language, tell: (change: TableChange) => void): Promise<void> {
  const saved = await shelf.get(id);
  if (!saved) return tell({ type: 'lost', why: 'missing' });
  const game = await loadRules(saved.game);
  if (!canPlay(game, saved.version)) return tell({ type: 'lost', why: 'version' });
  try {
    host = new Host(game, saved, poolBots(newId()), shelf, tell, undefined, () =>
      loadTexts(saved.game, language),
    );
    host.setGrace(grace, pause);
    host.setTalk(talking);
  } catch (error) {
    // Rules that have changed refuse an old answer; anything else is our fault.
    const changed = saved.version !== game.version || error instanceof Refusal;
    tell({ type: 'lost', why: changed ? 'version' : 'broken' });
  }
}

/** Only what is over, or came as a file: a game under way keeps its secrets. */
async function watchable(id: string): Promise<SavedTable | undefined> {
  const saved = await shelf.get(id);
  return saved && isWatched(saved) ? saved : undefined;
}

async function openReplay(id: string, tell: (change: TableChange) => void): Promise<ReplayFacts | undefined> {
  const saved = await watchable(id);
  if (!saved) {
    tell({ type: 'lost', why: 'missing' });
    return undefined;
  }
  const game = await loadRules(saved.game);
  if (!canPlay(game, saved.version)) {
    tell({ type: 'lost', why: 'version' });
    return undefined;
  }
  try {
    replay = new ReplayHost(game, saved, tell);
    replay.show(0);
    return replay.facts;
  } catch {
    tell({ type: 'lost', why: saved.version === game.version ? 'broken' : 'version' });
    return undefined;
  }
}

async function openMoment(saved: SavedTable | undefined, tell: (change: TableChange) => void): Promise<void> {
  if (!saved) return tell({ type: 'lost', why: 'missing' });
  try {
    host = await hostMoment(saved, tell);
  } catch (error) {
    console.warn(error);
    tell({ type: 'lost', why: 'broken' });
  }
}

const rulesOf = async (game: string): Promise<AnyGame | undefined> =>
  isGameId(game) ? loadRules(game) : undefined;

async function found(id: string): Promise<SavedTable> {
  const saved = await shelf.get(id);
  if (!saved) throw new Error('no such table');
  return saved;
}

const file = async (id: string): Promise<string> => {
  const saved = await found(id);
  // What came as a file goes out as the same file, whatever is in it.
  return saved.record ?? JSON.stringify(recordOf(await loadRules(saved.game), saved));
};

const analyse: LocalApi['analyse'] = async (id, seat, tell) => {
  const saved = await watchable(id);
  if (!saved) throw new Error('no such game');
  thinking ??= analyst(await loadRules(saved.game), saved, shelf, botPool);
  await thinking.study(seat, tell);
};

const api: LocalApi = {
  ready: () => true,
  keepIn: (other) => {
    shelf = other;
  },
  facts: async (id) => {
    const { seats, variants } = await loadRules(id);
    return { seats, variants };
  },
  create: async (wanted) => keep(newTable(await loadRules(wanted.game), wanted, Date.now())),
  again: async (id) => {
    const { game: of, seats, variants } = await found(id);
    const game = await loadRules(of);
    const wanted = { game: of, seats, variants: recordedVariants(game, seats.length, variants) };
    return keep(newTable(game, wanted, Date.now()));
  },
  branch: async (wanted) => keep(branchOf(await loadRules(wanted.record.game), wanted, Date.now())),
  open,
  openPosition: async (start, tell, hear) => {
    try {
      ({ host, goOn } = await hostPosition(start, poolBots(newId()), tell, hear));
    } catch (error) {
      console.warn(error);
      tell({ type: 'lost', why: 'broken' });
    }
  },
  openDilemma: async (dilemma, name, tell) => {
    await openMoment(tableOfDilemma(dilemma, name), tell);
  },
  openMoment: async (id, move, tell) => {
    const saved = await watchable(id);
    await openMoment(saved && momentBefore(saved, move), tell);
  },
  mistakes: async (game) => mistakesIn(await loadRules(game), await shelf.list()),
  playOn: () => goOn?.(),
  answer: (seat, option, decision) => opened().answer(seat, option, decision),
  takeBack: () => opened().takeBack(),
  hint: () => opened().hint(),
  look: (viewer) => opened().look(viewer),
  setGrace: (milliseconds, thinking) => {
    grace = milliseconds;
    pause = thinking;
    host?.setGrace(milliseconds, thinking);
  },
  accuse: (seat, about) => opened().accuse(seat, about),
  setTalk: (on) => {
    talking = on;
    host?.setTalk(on);
  },
  openReplay,
  replayLook: (viewer) => replay?.look(viewer),
  replayShow: (number) => replay?.show(number),
  replayNext: () => replay?.next(),
  history: async (id, most) => {
    const saved = await watchable(id);
    if (!saved) return [];
    return new ReplayHost(await loadRules(saved.game), saved, () => undefined).history(most);
  },
  pictures: async (id, clip) => {
    const saved = await watchable(id);
    if (!saved) return [];
    return new ReplayHost(await loadRules(saved.game), saved, () => undefined).pictures(clip);
  },
  stills: async (id, seat, moves) => {
    const saved = await watchable(id);
    if (!saved) return [];
    const game = new ReplayHost(await loadRules(saved.game), saved, () => undefined);
    return moves.map((move) => game.still(seat, move - 1));
  },
  checkText: (text, promised) => checkText(text, rulesOf, promised),
  check: async (id) => {
    const saved = await found(id);
    if (saved.record !== undefined) return checkText(saved.record, rulesOf);
    return checkOwn(await loadRules(saved.game), saved);
  },
  roles: async (id, seat) => {
    const saved = await found(id);
    return rolesPlayed(await loadRules(saved.game), saved, seat);
  },
  death: async (id, seat) => {
    const saved = await found(id);
    return deathOf(await loadRules(saved.game), saved, seat);
  },
  analyse,
  stopAnalysis: () => thinking?.stop(),
  file,
};

expose(api);
