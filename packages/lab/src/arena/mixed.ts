import { type AnyBot, GameInPlay, type Playable, type Played } from '@mazmorra/bots';
import { BotFault, LineBot, usualAnswerMs } from '@mazmorra/bots/outside';
import { at, type Json, type Option, type Outcome, optionsOf, type Seat } from '@mazmorra/kernel';
import {
  type Contestant,
  commandOf,
  contestantBot,
  isOutsideName,
  type OutsideName,
} from '../contestants.ts';
import { concludeDeal, type DealResult, gameOptions, lineupsOf, type Match, playDeal } from './arena.ts';

/** Plays one deal, starting external programs where the match names them. */
export async function playDealAnyhow(playable: Playable, match: Match, deal: number): Promise<DealResult> {
  if (![match.challenger, match.field].some(isOutsideName)) return playDeal(playable, match, deal);
  const programs = new Programs(match.answerMs ?? usualAnswerMs);
  try {
    const played: Played<unknown>[] = [];
    for (const names of lineupsOf(match))
      played.push(await new MixedGame(playable, match, deal, names, programs).play());
    return concludeDeal(match, deal, played);
  } finally {
    programs.stop();
  }
}

/**
 * The external programs of one deal. They play its games one after the other; a program that committed a fault is
 * restarted.
 */
class Programs {
  readonly #time: number;
  readonly #running = new Map<string, LineBot>();

  constructor(time: number) {
    this.#time = time;
  }

  /** The nth program at the table that runs this command. */
  async get(name: OutsideName, nth: number): Promise<LineBot> {
    const key = `${nth} ${name}`;
    const bot = this.#running.get(key) ?? (await LineBot.start(commandOf(name), this.#time));
    this.#running.set(key, bot);
    return bot;
  }

  drop(bot: LineBot): void {
    bot.stop();
    for (const [key, running] of this.#running) if (running === bot) this.#running.delete(key);
  }

  stop(): void {
    for (const bot of this.#running.values()) bot.stop();
  }
}

/** One game between built-in bots and external programs. */
class MixedGame {
  readonly #playable: Playable;
  readonly #match: Match;
  readonly #names: readonly Contestant[];
  readonly #programs: Programs;
  readonly #playing: GameInPlay;
  readonly #lines = new Map<Seat, LineBot>();
  readonly #bots = new Map<Contestant, AnyBot>();
  /** The number of its events that each program has been sent. */
  readonly #told: number[];

  constructor(
    playable: Playable,
    match: Match,
    deal: number,
    names: readonly Contestant[],
    programs: Programs,
  ) {
    this.#playable = playable;
    this.#match = match;
    this.#names = names;
    this.#programs = programs;
    this.#playing = new GameInPlay(playable.game, match.seats, gameOptions(match, deal), true);
    this.#told = names.map(() => 0);
  }

  async play(): Promise<Played<unknown>> {
    const fault = (await this.#begin()) ?? (await this.#answers());
    const played = fault === undefined ? this.#playing.end() : this.#playing.lostBy(fault);
    for (const [seat, bot] of this.#lines) this.#tellEnd(seat, bot, played.outcome);
    return played;
  }

  async #begin() {
    const { game, variants } = this.#playing;
    const { seats } = this.#match;
    const seen = new Map<Contestant, number>();
    for (const [seat, name] of this.#names.entries()) {
      if (!isOutsideName(name)) continue;
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      const fault = await orFault(seat, async () => {
        const bot = await this.#programs.get(name, nth);
        this.#lines.set(seat, bot);
        bot.begin({ game: game.id, version: game.version, seat, seats, variants });
      });
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  async #answers() {
    const playing = this.#playing;
    for (let seat = playing.seat; seat >= 0; seat = playing.seat) {
      const bot = this.#lines.get(seat);
      if (bot === undefined) {
        playing.answer(seat, playing.choose(this.#botOf(at(this.#names, seat)), seat).option);
        continue;
      }
      const fault = await orFault(seat, async () => playing.answer(seat, await this.#ask(bot, seat)));
      if (fault === undefined) continue;
      this.#programs.drop(bot);
      this.#lines.delete(seat);
      return fault;
    }
    return undefined;
  }

  #botOf(name: Contestant): AnyBot {
    const bot = this.#bots.get(name) ?? contestantBot(this.#playable, name, this.#match.budget);
    this.#bots.set(name, bot);
    return bot;
  }

  async #ask(bot: LineBot, seat: Seat): Promise<Option> {
    const { game, state } = this.#playing;
    const options = optionsOf(game, state, seat);
    const names = options.map((option) => game.nameOf(option));
    const answer = await bot.answer({
      kind: game.decisionKind(state, seat),
      options: names,
      view: game.view(state, seat) as Json,
      events: this.#news(seat),
    });
    return at(options, names.indexOf(answer));
  }

  #news(seat: Seat) {
    const heard = at(this.#playing.heard, seat);
    const news = heard.slice(this.#told[seat]);
    this.#told[seat] = heard.length;
    return news as { rule: string; event: Json }[];
  }

  #tellEnd(seat: Seat, bot: LineBot, outcome: Outcome): void {
    bot.over({ outcome, events: this.#news(seat) });
  }
}

/** Runs an operation on the program of a seat; an error of the program is returned as the fault of that seat. */
async function orFault(seat: Seat, work: () => Promise<void>) {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof BotFault) return { seat, why: error.message, said: error.said };
    throw error;
  }
}
