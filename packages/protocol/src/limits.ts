/** What a server takes from one browser. Clients read these to refuse at once what the server would refuse later. */
export const LIMITS = {
  /** Bytes of one message to the server. */
  message: 4096,
  name: 24,
  /** Characters of what the page keeps with a name. */
  own: 3000,
  chat: 280,
  /** People whom one person may have muted or blocked. */
  mutes: 500,
  /** Tables one connection may have open at a time. */
  channels: 24,
  /** Tables in one page of the lobby; the first page is kept up to date. */
  lobbyPage: 50,
  /** Games that somebody may wait for at the same time. */
  poolGames: 32,
  /** Characters of an answer's own id. */
  key: 32,
  option: 160,
  /** Characters of the name of a token, and tokens of one person. */
  tokenName: 40,
  tokens: 10,
  /** People in a tournament, its rounds, and how many one person may lead at a time. */
  entrants: 64,
  /** Entrants of a tournament including those who were taken out. */
  entries: 256,
  rounds: 9,
  tournaments: 3,
  /** Bytes of a person's contribution to the deal, written as twice as many hex digits. */
  contribution: 64,
} as const;

/** Milliseconds for which somebody may let the others wait before these may give the seat to a bot. Who is offline has none. */
export const IDLE_AFTER = 180_000;

/** Milliseconds of holidays that a person may have within a year, and how far ahead one may begin. */
export const HOLIDAYS = { most: 30 * 86_400_000, year: 365 * 86_400_000 };

/** The version of the protocol. It is raised when an earlier client would misunderstand something. */
export const PROTOCOL = 1;
/** The versions that a server speaks: its own and the one before, because pages stay open through an upgrade. */
export const SPOKEN: readonly number[] = [1];
