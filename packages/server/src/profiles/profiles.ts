import type { BalanceView, FriendsView, FriendView, InvitationView, ProfileView } from '@mazmorra/protocol';
import type { Core } from '../core/core.ts';
import type { Shares } from '../fairness/shares.ts';
import { shownOf } from '../names/names.ts';
import { skeletonOf } from '../operator/folding.ts';
import type { Mutes } from '../people/mutes.ts';
import type { Person } from '../people/people.ts';
import { Refused } from '../refused.ts';
import type { Fellow, InvitationRow, KeptNameRow } from '../storage/port.ts';
import { isOver, namesOf, type Room, seatOf } from '../table/room.ts';
import { KeptResults } from './kept-results.ts';
import { balanceOf, countBalance, type Played, playedBy, profileOf } from './profile.ts';

const DAY = 86_400_000;
const LATELY = 60 * DAY;
const MOST_LATELY = 30;
const MOST_FOLLOWED = 300;
/** How long counts of many games are kept, in ms. */
const COUNTS_LIFE = 600_000;
/** Maximum number of tables that are searched for where the people are whom somebody follows or has met. */
const MOST_TABLES = 1000;
/** Maximum number of invitations that are shown, the newest first. */
const MOST_INVITATIONS = 30;

/** Profiles of people with a kept name, and relations between people: following, inviting, blocking. */
export class Profiles {
  readonly #core: Core;
  readonly #mutes: Mutes;
  readonly #shares: Shares;
  readonly #balances: KeptResults<BalanceView>;
  /** By person and their newest game. */
  readonly #played: KeptResults<Played>;

  constructor(core: Core, mutes: Mutes, shares: Shares) {
    this.#core = core;
    this.#mutes = mutes;
    this.#shares = shares;
    this.#balances = new KeptResults(COUNTS_LIFE, core.now);
    this.#played = new KeptResults(COUNTS_LIFE, core.now);
  }

  /** A person by their kept name, in any spelling with the same skeleton. */
  async #keeper(name: string): Promise<KeptNameRow> {
    const kept = await this.#core.storage.keptNameLike(skeletonOf(name));
    if (!kept) throw new Refused('unknown-person', 'nobody keeps this name');
    return kept;
  }

  async profile(viewer: string, name: string): Promise<ProfileView> {
    const { storage, now } = this.#core;
    const kept = await this.#keeper(name);
    const [newest] = await storage.resultsOf(kept.person, 1);
    const key = `${kept.person} ${newest?.table}`;
    const played = await this.#played.get(key, () => playedBy(storage, kept.person));
    return profileOf(storage, viewer, kept, played, now());
  }

  async #other(person: Person, name: string): Promise<KeptNameRow> {
    const kept = await this.#keeper(name);
    if (kept.person === person.id) throw new Refused('not-allowed', 'that is you');
    return kept;
  }

  async follow(person: Person, name: string, on: boolean): Promise<FriendsView> {
    const { storage, journal, now } = this.#core;
    if (!person.kept) throw new Refused('needs-name', 'keep your name first');
    const other = await this.#other(person, name);
    if (on && (await this.#isBlocked(person.id, other.person)))
      throw new Refused('not-allowed', 'you cannot follow this person');
    if (on && (await storage.following(person.id)).length >= MOST_FOLLOWED)
      throw new Refused('too-many', `you follow ${MOST_FOLLOWED} people: take one back first`);
    await journal.save(
      on
        ? { kind: 'follow', person: person.id, other: other.person, at: now() }
        : { kind: 'unfollow', person: person.id, other: other.person },
    );
    return this.friends(person.id);
  }

  /** Whom this person has blocked, and who has blocked them. */
  async #blockedBy(one: string): Promise<Set<string>> {
    const rows = (await this.#core.storage.mutesAbout(one)).filter(({ block }) => block);
    return new Set(rows.map(({ person, other }) => (person === one ? other : person)));
  }

  async #isBlocked(one: string, other: string): Promise<boolean> {
    return (await this.#blockedBy(one)).has(other);
  }

  async block(person: Person, name: string, on: boolean): Promise<{ blocked: boolean }> {
    const mutes = this.#mutes;
    const other = await this.#other(person, name);
    if (!on) await mutes.remove(person.id, other.person);
    else {
      await mutes.set(person.id, { id: other.person, name: other.name }, true);
      await this.#core.journal.save(
        { kind: 'unfollow', person: person.id, other: other.person },
        { kind: 'unfollow', person: other.person, other: person.id },
      );
    }
    return { blocked: on };
  }

  /** Invites a person to a table that has not begun. If they have blocked the sender, nothing is sent, and the sender is not told. */
  async invite(person: Person, name: string, table: string): Promise<Record<never, never>> {
    const { storage, journal, now } = this.#core;
    const other = await this.#other(person, name);
    const row = await storage.tableRow(table);
    const room = row && (JSON.parse(row.room) as Room);
    if (!room || seatOf(room, person.id) === undefined)
      throw new Refused('no-table', 'you have no seat at such a table');
    if (room.status !== 'open') throw new Refused('not-now', 'the game has started');
    this.#shares.requireInvitation(person.id, other.person);
    if (await this.#isBlocked(person.id, other.person)) return {};
    // The name at the table, which no other one there looks like.
    const from = namesOf(room)[seatOf(room, person.id) ?? -1] ?? '';
    const invitation = { person: other.person, table, from, sender: person.id, at: now() };
    await journal.save({ kind: 'invitation', row: invitation });
    const invited = { person: other.person, invitation: invitationOf(room, table, from), isNews: true };
    this.#core.events.emit('invited', invited);
    return {};
  }

  async friends(person: string): Promise<FriendsView> {
    const { storage, now } = this.#core;
    const [following, lately, followers, blocked] = await Promise.all([
      storage.following(person),
      storage.fellowsOf(person, now() - LATELY, MOST_LATELY),
      storage.followers(person),
      this.#blockedBy(person),
    ]);
    const followed = new Set(following.map((one) => one.person));
    const met = new Map(lately.map((one) => [one.person, one]));
    const tells = (one: Fellow) =>
      followed.has(one.person) && shownOf(one.shown).presence && !blocked.has(one.person);
    const playing = await this.#playing(following.filter(tells).map((one) => one.person));
    const view = (one: Fellow) => friendView(one, followed.has(one.person), playing.get(one.person));
    return {
      following: following.map((one) => view(met.get(one.person) ?? { ...one, last: 0 })),
      lately: lately.map(view),
      followers,
      invitations: await this.#invitations(person),
    };
  }

  /** Where these people play, by person. Presence is shown only to followers, and only if the person shows it. */
  async #playing(people: readonly string[]): Promise<Map<string, NonNullable<FriendView['playing']>>> {
    const rows = await this.#core.storage.openTablesOf(people, MOST_TABLES);
    const places = rows.map(({ person, id, room }) => ({
      person,
      table: id,
      room: JSON.parse(room) as Room,
    }));
    const there = places.filter(({ person, room }) => !isOver(room) && !room.daily && isAt(room, person));
    const playing = new Map<string, NonNullable<FriendView['playing']>>();
    // Listed tables first.
    for (const { person, table, room } of there.sort(
      (a, b) => Number(b.room.listed) - Number(a.room.listed),
    )) {
      const { game, listed, status, spectators } = room;
      const mayCome = listed && (status === 'open' || spectators);
      if (!playing.has(person)) playing.set(person, { game, ...(mayCome && { table }) });
    }
    return playing;
  }

  async #invitations(person: string): Promise<InvitationView[]> {
    const { storage, now } = this.#core;
    const rows = await storage.invitationsOf(person, now() - DAY);
    const newest = rows.sort((a, b) => b.at - a.at).slice(0, MOST_INVITATIONS);
    const found = await Promise.all(newest.map((row) => this.#invitationView(person, row)));
    return found.filter((one) => one !== undefined);
  }

  /** The invitation of a person to a table, as long as they can accept it. */
  async invitation(person: string, table: string): Promise<InvitationView | undefined> {
    return (await this.#invitations(person)).find((one) => one.table === table);
  }

  async #invitationView(person: string, { table, from }: InvitationRow): Promise<InvitationView | undefined> {
    const row = await this.#core.storage.tableRow(table);
    const room = row && (JSON.parse(row.room) as Room);
    if (room?.status !== 'open' || seatOf(room, person) !== undefined) return undefined;
    return invitationOf(room, table, from);
  }

  balance(game: string): Promise<BalanceView> | BalanceView {
    return this.#core.game(game)
      ? this.#balances.get(game, () => countBalance(this.#core.storage, game))
      : balanceOf(game, [], []);
  }
}

function friendView(
  { name, games, last }: Fellow,
  following: boolean,
  playing: FriendView['playing'],
): FriendView {
  return { name, following, games, ...(last > 0 && { last }), ...(playing && { playing }) };
}

/** An invitation by somebody at the table. The name is marked as kept if whoever sits under it keeps it. */
function invitationOf(room: Room, table: string, from: string): InvitationView {
  const { seats, invite, game } = room;
  const isKept = seats.some((at) => at.kind === 'person' && at.kept && at.name === from);
  return { from, ...(isKept && { kept: true as const }), table, invite, game };
}

/** Whether a person has a seat and plays it themselves. */
function isAt(room: Room, person: string): boolean {
  const at = room.seats[seatOf(room, person) ?? -1];
  return at?.kind === 'person' && at.covered === undefined;
}
