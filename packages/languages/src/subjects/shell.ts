// Made from languages/en/shell.ftl by `npm run languages`.
import type { People } from '../grammar.ts';
import { type Subject, subject } from '../subject.ts';

export type ShellWords = {
  readonly app: {
    readonly name: string;
    readonly tagline: string;
    readonly skip: string;
    readonly home: string;
    readonly close: string;
    readonly loading: string;
    readonly slow: string;
    readonly cancel: string;
    readonly remove: string;
    readonly yes: string;
    readonly no: string;
    readonly language: string;
    readonly awaited: (name: string) => string;
    readonly notFound: string;
    readonly notFoundHelp: string;
    readonly broke: string;
    readonly brokeHelp: string;
    readonly reload: string;
  };
  readonly legal: {
    readonly title: string;
    readonly privacy: string;
    readonly terms: string;
    readonly imprint: string;
    readonly missing: string;
  };
  readonly update: {
    readonly ready: string;
    readonly take: string;
    readonly later: string;
  };
  readonly players: (min: number, max: number) => string;
  readonly home: {
    readonly title: string;
    readonly playNow: string;
    readonly oneScreen: string;
    readonly online: string;
    readonly lobby: string;
    readonly withPeople: string;
    readonly daily: string;
    readonly tournaments: string;
    readonly nobody: string;
    readonly playing: (count: number) => string;
    readonly waiting: (count: number) => string;
    readonly openTables: (count: number) => string;
    readonly mine: string;
    readonly rules: string;
    readonly learn: string;
    readonly dilemmas: string;
    readonly practice: string;
    readonly settings: string;
    readonly credits: string;
    readonly bots: string;
    readonly botLevel: string;
    readonly botCount: (count: number) => string;
    readonly learnFirst: string;
    readonly learnOn: string;
    readonly houseRules: string;
    readonly keepName: string;
    readonly code: string;
    readonly codeJoin: string;
    readonly codeWrong: string;
    readonly otherwise: string;
    readonly yourTurn: (game: string) => string;
    readonly turns: (count: number) => string;
    readonly resumeGame: (game: string) => string;
    readonly under: string;
    readonly finished: string;
    readonly resume: string;
    readonly watch: string;
    readonly openFile: string;
    readonly badFile: string;
    readonly removeAsk: string;
    readonly answers: (count: number) => string;
  };
  readonly setup: {
    readonly title: (game: string) => string;
    readonly seats: string;
    readonly seat: (number: number) => string;
    readonly name: string;
    readonly who: string;
    readonly person: string;
    readonly bot: string;
    readonly nameless: string;
    readonly add: string;
    readonly drop: string;
    readonly variants: string;
    readonly onlyAt: (seats: number) => string;
    readonly onlyFor: (min: number, max: number) => string;
    readonly start: string;
    readonly starting: string;
    readonly personNote: string;
    readonly botsOnly: string;
    readonly failed: string;
  };
  readonly levels: {
    readonly random: {
      readonly name: string;
      readonly help: string;
    };
    readonly novice: {
      readonly name: string;
      readonly help: string;
    };
    readonly apprentice: {
      readonly name: string;
      readonly help: string;
    };
    readonly adventurer: {
      readonly name: string;
      readonly help: string;
    };
    readonly master: {
      readonly name: string;
      readonly help: string;
    };
  };
  readonly styles: {
    readonly label: (seat: number) => string;
    readonly none: string;
    readonly any: string;
    readonly anyHelp: string;
    readonly known: {
      readonly cautious: {
        readonly name: string;
        readonly help: string;
      };
      readonly greedy: {
        readonly name: string;
        readonly help: string;
      };
      readonly hothead: {
        readonly name: string;
        readonly help: string;
      };
      readonly liar: {
        readonly name: string;
        readonly help: string;
      };
    };
    readonly at: (level: string, style: string) => string;
  };
  readonly table: {
    readonly understood: string;
    readonly turnOf: (name: string) => string;
    readonly yourTurn: string;
    readonly memoryOnly: string;
    readonly memoryUnderstood: string;
    readonly yourTurnTo: (question: string) => string;
    readonly happening: string;
    readonly before: string;
    readonly soundAsk: string;
    readonly soundYes: string;
    readonly soundNo: string;
    readonly waitingFor: (who: People) => string;
    readonly thinking: string;
    readonly over: string;
    readonly players: string;
    readonly hand: string;
    readonly track: string;
    readonly happened: string;
    readonly log: string;
    readonly menu: string;
    readonly rules: string;
    readonly repeat: string;
    readonly more: (count: number) => string;
    readonly skip: string;
    readonly skipOn: string;
    readonly takeBack: string;
    readonly leave: string;
    readonly you: string;
    readonly away: string;
    readonly covered: string;
    readonly bot: string;
    readonly person: string;
    readonly guest: string;
    readonly lost: {
      readonly missing: string;
      readonly version: string;
      readonly broken: string;
    };
    readonly connection: {
      readonly here: string;
      readonly connecting: string;
      readonly online: string;
      readonly offline: string;
    };
    readonly fullLog: string;
    readonly emptyLog: string;
    readonly why: string;
    readonly setup: string;
    readonly move: (number: number) => string;
    readonly whatYouSee: string;
    readonly unknown: string;
    readonly nothing: string;
    readonly list: string;
  };
  readonly plane: {
    readonly nearer: string;
    readonly farther: string;
    readonly all: string;
  };
  readonly choice: {
    readonly hint: string;
    readonly hintThinking: string;
    readonly hintSays: (option: string) => string;
    readonly label: string;
    readonly optional: string;
    readonly confirm: string;
    readonly other: string;
    readonly refused: string;
    readonly stale: string;
    readonly options: (count: number) => string;
    readonly keys: string;
    readonly tapAgain: string;
    readonly onTable: string;
  };
  readonly recap: {
    readonly title: string;
    readonly close: string;
    readonly again: string;
  };
  readonly curtain: {
    readonly title: (name: string) => string;
    readonly help: string;
    readonly ready: (name: string) => string;
  };
  readonly end: {
    readonly title: string;
    readonly won: (name: string) => string;
    readonly youWon: string;
    readonly shared: (names: string) => string;
    readonly confirmAsk: string;
    readonly confirmOff: string;
    readonly confirmKeep: string;
    readonly youShare: (names: string) => string;
    readonly youDied: string;
    readonly dead: string;
    readonly nobody: string;
    readonly place: string;
    readonly player: string;
    readonly chart: string;
    readonly chartNote: (rows: string) => string;
    readonly again: string;
    readonly analysis: string;
    readonly check: string;
    readonly watch: string;
    readonly decisive: string;
    readonly home: string;
    readonly look: string;
    readonly results: string;
    readonly save: string;
  };
  readonly clip: {
    readonly title: string;
    readonly length: string;
    readonly moves: (count: number) => string;
    readonly picture: string;
    readonly link: string;
    readonly embed: string;
    readonly copied: string;
    readonly ready: string;
    readonly svg: string;
    readonly video: string;
    readonly making: string;
    readonly made: string;
    readonly failed: string;
    readonly keep: string;
    readonly kept: string;
  };
  readonly replay: {
    readonly title: string;
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly position: (at: number, of: number) => string;
    readonly eyes: string;
    readonly all: string;
    readonly public: string;
    readonly continue: string;
    readonly continueHelp: string;
    readonly more: string;
    readonly save: string;
    readonly link: string;
    readonly copied: string;
    readonly linkReady: string;
    readonly badLink: string;
    readonly linkMoment: string;
    readonly linkMomentHelp: string;
    readonly linkHelp: string;
    readonly broken: (move: number) => string;
  };
  readonly about: {
    readonly title: (game: string) => string;
    readonly link: string;
  };
  readonly rulebook: {
    readonly tips: string;
    readonly tryIt: (title: string) => string;
    readonly learn: string;
    readonly title: (game: string) => string;
    readonly contents: string;
    readonly none: string;
    readonly covers: string;
    readonly notFound: string;
    readonly pick: string;
  };
  readonly settings: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: {
      readonly night: string;
      readonly day: string;
      readonly auto: string;
    };
    readonly speed: string;
    readonly speeds: readonly (string)[];
    readonly sound: string;
    readonly volume: string;
    readonly music: string;
    readonly musicHelp: string;
    readonly vibration: string;
    readonly confirm: string;
    readonly talk: string;
    readonly talkHelp: string;
    readonly confirmHelp: string;
    readonly textSize: string;
    readonly textSizes: {
      readonly usual: string;
      readonly large: string;
      readonly largest: string;
    };
    readonly contrast: string;
    readonly motion: string;
    readonly motionHelp: string;
    readonly shortcuts: string;
    readonly single: string;
    readonly tips: string;
    readonly tipsHelp: string;
    readonly recap: string;
    readonly originMarks: string;
    readonly originMarksHelp: string;
    readonly yourName: string;
  };
  readonly credits: {
    readonly title: string;
    readonly intro: string;
    readonly games: string;
    readonly designedBy: (name: string) => string;
    readonly icons: string;
    readonly iconsText: string;
    readonly fonts: string;
    readonly fontsText: string;
    readonly sound: string;
    readonly soundText: string;
    readonly software: string;
    readonly softwareText: string;
  };
  readonly design: {
    readonly title: string;
    readonly intro: string;
    readonly colours: string;
    readonly type: string;
    readonly badges: string;
    readonly crests: string;
    readonly cards: string;
    readonly buttons: string;
    readonly sounds: string;
    readonly listen: (name: string) => string;
    readonly icons: string;
  };
};

export const shell: Subject<ShellWords> = subject('shell', {
  app_awaited: 'name',
  players: 'min max',
  home_playing: 'count',
  home_waiting: 'count',
  home_openTables: 'count',
  home_botCount: 'count',
  home_yourTurn: 'game',
  home_turns: 'count',
  home_resumeGame: 'game',
  home_answers: 'count',
  setup_title: 'game',
  setup_seat: 'number',
  setup_onlyAt: 'seats',
  setup_onlyFor: 'min max',
  styles_label: 'seat',
  styles_at: 'level style',
  table_turnOf: 'name',
  table_yourTurnTo: 'question',
  table_waitingFor: 'who',
  table_more: 'count',
  table_move: 'number',
  choice_hintSays: 'option',
  choice_options: 'count',
  curtain_title: 'name',
  curtain_ready: 'name',
  end_won: 'name',
  end_shared: 'names',
  end_youShare: 'names',
  end_chartNote: 'rows',
  clip_moves: 'count',
  replay_position: 'at of',
  replay_broken: 'move',
  about_title: 'game',
  rulebook_tryIt: 'title',
  rulebook_title: 'game',
  credits_designedBy: 'name',
  design_listen: 'name',
});
