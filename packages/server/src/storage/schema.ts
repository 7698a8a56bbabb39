import type { NotifySchema } from './notify.ts';

/** The tables, the same in both databases. Times are ms, JSON is text, booleans are 0 and 1. */
export interface Schema extends NotifySchema {
  meta: { key: string; value: string };
  tables: {
    id: string;
    rev: number;
    status: string;
    listed: number;
    room: string;
    deal: string;
    created: number;
    touched: number;
  };
  members: { person: string; table_id: string };
  answers: {
    table_id: string;
    number: number;
    seat: number;
    option: string;
    decision: number;
    key: string;
    by: string;
    at: number;
  };
  snapshots: { table_id: string; number: number; body: string };
  archives: { table_id: string; body: string };
  people: { id: string; name: string; created: number; seen: number };
  secrets: { hash: string; person: string; at: number; seen: number; device: string };
  chat: { table_id: string; number: number; body: string; person: string; onlooker: number };
  mutes: { person: string; other: string; key: string; name: string; block: number; at: number };
  settings: { key: string; value: string };
  operator_tokens: { hash: string; name: string; at: number; until: number };
  sanctions: {
    id: string;
    kind: string;
    subject: string;
    name: string;
    why: string;
    by: string;
    at: number;
    until: number;
  };
  reports: {
    id: string;
    target: string;
    reporter: string;
    table_id: string;
    about: string;
    name: string;
    reason: string;
    text: string;
    lines: string;
    at: number;
    settled: number;
  };
  audit: { id: string; at: number; who: string; act: string; subject: string; why: string };
  leases: { shard: number; holder: string; epoch: number; until: number };
  processes: { id: string; seen: number; body: string };
  visitors: { process: string; table_id: string; body: string };
  codes: { hash: string; person: string; until: number; used: number };
  waiters: { person: string; body: string; since: number; called: string };
  /** `left` is in thousandths of a token. */
  quotas: { key: string; left: number; at: number };
  daily_deals: { day: string; game: string; body: string; made: number };
  daily_tries: {
    day: string;
    game: string;
    person: string;
    table_id: string;
    state: string;
    points: number;
    won: number;
    place: number;
    standing: number;
    at: number;
  };
  kept_names: {
    person: string;
    name: string;
    skeleton: string;
    at: number;
    tries: number;
    locked: number;
    shown: string;
    own: string;
    own_at: number;
  };
  passkeys: {
    id: string;
    person: string;
    public_key: string;
    counter: number;
    transports: string;
    device: string;
    at: number;
    seen: number;
  };
  recovery_codes: { hash: string; person: string };
  challenges: { challenge: string; person: string; purpose: string; until: number };
  tournaments: {
    id: string;
    rev: number;
    status: string;
    listed: number;
    due: number;
    body: string;
    created: number;
    touched: number;
  };
  tournament_people: { person: string; tournament: string };
  tournament_tables: { table_id: string; tournament: string };
  settled: { table_id: string };
  results: {
    table_id: string;
    seat: number;
    person: string;
    game: string;
    at: number;
    seats: number;
    people: number;
    variants: string;
    place: number;
    won: number;
    left: number;
    death: string;
  };
  result_parts: {
    table_id: string;
    seat: number;
    number: number;
    game: string;
    part: string;
    won: number;
  };
  rated_games: { number: number; table_id: string; game: string; at: number };
  rated_seats: { table_id: string; seat: number; person: string; place: number };
  ratings: { person: string; game: string; season: string; mu: number; sigma: number; games: number };
  follows: { person: string; other: string; at: number };
  invitations: { person: string; table_id: string; from_name: string; at: number; from_person: string };
}
