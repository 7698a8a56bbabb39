import { type KeptView, type NoPasskeys, SHOWN, type Shown } from '@mazmorra/protocol';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Core } from '../core/core.ts';
import { skeletonOf } from '../operator/folding.ts';
import type { Moderation } from '../operator/moderation.ts';
import type { People, Person } from '../people/people.ts';
import { codeHash, hashOf, newCodes } from '../people/secrets.ts';
import { Refused } from '../refused.ts';
import { type ChallengeRow, isConflict, type PasskeyRow, type Write } from '../storage/port.ts';
import {
  ALGORITHMS,
  challengeIn,
  isPossible,
  type Made,
  type RelyingParty,
  refusedPasskey,
  requirePossible,
  type Used,
  verifiedCounter,
  verifiedPasskey,
} from './passkeys.ts';

/** The person who makes a request, the name of their device, and the relying party. */
export interface Asker {
  readonly person: Person;
  readonly device: string;
  readonly party: RelyingParty | NoPasskeys;
}

const MINUTE = 60_000;
/** Lifetime of a challenge. */
const CHALLENGE_LIFE = 10 * MINUTE;
const MOST_PASSKEYS = 20;
const VIEW_ID = 16;

/** What others see by default: results, but not who plays with whom and when. */
const FIRST_SHOWN: Shown = { results: true, games: false, fellows: false, dilemmas: false, presence: false };

export const shownOf = (text: string): Shown => ({ ...FIRST_SHOWN, ...(JSON.parse(text) as Partial<Shown>) });

/** The id by which a person refers to one of their passkeys. */
const viewId = ({ id }: PasskeyRow): string => hashOf(id).slice(0, VIEW_ID);

/**
 * Kept names: protected by passkeys, on any number of devices, and by recovery codes. Keeping a name does not create a new
 * person, so games, results and mutes remain. All state is in the database, so two processes may each handle part of the
 * exchange.
 */
export class Names {
  readonly #core: Core;
  readonly #moderation: Pick<Moderation, 'nameFor'>;
  readonly #people: Pick<People<unknown>, 'newDevice'>;

  constructor(
    core: Core,
    moderation: Pick<Moderation, 'nameFor'>,
    people: Pick<People<unknown>, 'newDevice'>,
  ) {
    this.#core = core;
    this.#moderation = moderation;
    this.#people = people;
  }

  async view({ person, party }: Asker): Promise<KeptView> {
    const { storage } = this.#core;
    const kept = await storage.keptName(person.id);
    const impossible = isPossible(party) ? {} : { impossible: party };
    if (!kept) return { passkeys: [], codes: 0, shown: FIRST_SHOWN, ...impossible };
    const [passkeys, codes] = await Promise.all([
      storage.passkeysOf(person.id),
      storage.recoveryCodes(person.id),
    ]);
    return {
      name: kept.name,
      since: kept.at,
      passkeys: passkeys.map((row) => ({
        id: viewId(row),
        device: row.device,
        since: row.at,
        seen: row.seen,
      })),
      codes: codes.length,
      shown: shownOf(kept.shown),
      ...impossible,
    };
  }

  /** The options with which a browser creates a passkey. The first passkey requires the name to keep. */
  async passkeyOptions({ person, party }: Asker, wished: string | undefined) {
    const { storage } = this.#core;
    const { id } = requirePossible(party);
    const kept = await storage.keptName(person.id);
    const name = kept?.name ?? (await this.#freeName(person.id, wished));
    const passkeys = await storage.passkeysOf(person.id);
    if (passkeys.length >= MOST_PASSKEYS)
      throw new Refused('too-many', `you have ${MOST_PASSKEYS} passkeys: remove one first`);
    const options = await generateRegistrationOptions({
      rpName: 'Mazmorra',
      rpID: id,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(person.id, 'utf8')),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: passkeys.map((row) => ({ id: row.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#openChallenge(options.challenge, person.id, 'add');
    return options;
  }

  /** Checks that a name is allowed and that nobody else keeps it. */
  async #freeName(person: string, wished: string | undefined): Promise<string> {
    if (wished === undefined) throw new Refused('needs-name', 'say which name you want to keep');
    const name = this.#moderation.nameFor(wished);
    const skeleton = skeletonOf(name);
    if (skeleton === '') throw new Refused('words', 'this name has no letters: choose another');
    const taken = await this.#core.storage.keptNameLike(skeleton);
    if (taken && taken.person !== person) throw nameTaken();
    return name;
  }

  /** Stores a passkey. The first one also keeps the name and creates recovery codes. */
  async addPasskey({ person, device, party }: Asker, wished: string | undefined, made: Made) {
    const { storage, now } = this.#core;
    const challenge = await this.#challengeOf(made.response.clientDataJSON, person.id, 'add');
    const kept = await storage.keptName(person.id);
    const name = kept?.name ?? (await this.#freeName(person.id, wished));
    const row = await verifiedPasskey(requirePossible(party), made, challenge, {
      person: person.id,
      device,
      at: now(),
      seen: now(),
    });
    if (await storage.passkey(row.id)) throw refusedPasskey('this passkey is known: use it to sign in');
    const codes = kept ? undefined : newCodes();
    const first: Write[] = codes ? this.#firstWrites(person, name, codes) : [];
    try {
      await this.#save({ kind: 'use-challenge', row: challenge }, ...first, { kind: 'passkey', row });
    } catch (error) {
      if (!isConflict(error)) throw error;
      // A conflict: the name, the passkey or the challenge was used by a concurrent request.
      await this.#freeName(person.id, name);
      throw refusedPasskey('this passkey is known, or was sent twice');
    }
    person.name = name;
    person.kept = true;
    return { name, ...(codes && { codes }) };
  }

  #firstWrites(person: Person, name: string, codes: readonly string[]): Write[] {
    const { id } = person;
    const at = this.#core.now();
    const shown = JSON.stringify(FIRST_SHOWN);
    return [
      { kind: 'keep-name', row: { person: id, name, skeleton: skeletonOf(name), at, shown } },
      { kind: 'rename', person: id, name },
      { kind: 'recovery-codes', person: id, hashes: codes.map(codeHash) },
    ];
  }

  /** Changes a kept name. The new name must be unique, too. */
  async rename(person: Person, name: string): Promise<void> {
    const skeleton = skeletonOf(await this.#freeName(person.id, name));
    const { id } = person;
    try {
      await this.#save(
        { kind: 'rename-kept', person: id, name, skeleton },
        { kind: 'rename', person: id, name },
      );
    } catch (error) {
      throw isConflict(error) ? nameTaken() : error;
    }
    person.name = name;
  }

  async removePasskey(asker: Asker, id: string): Promise<KeptView> {
    const { person } = asker;
    const row = (await this.#core.storage.passkeysOf(person.id)).find((one) => viewId(one) === id);
    if (!row) throw refusedPasskey('you have no such passkey');
    try {
      await this.#save({ kind: 'delete-passkey', id: row.id, person: person.id });
    } catch (error) {
      if (!isConflict(error)) throw error;
      throw new Refused('not-allowed', 'this is your last passkey: make another first');
    }
    return this.view(asker);
  }

  async signInOptions({ person, party }: Asker) {
    const { id } = requirePossible(party);
    const options = await generateAuthenticationOptions({ rpID: id, userVerification: 'preferred' });
    await this.#openChallenge(options.challenge, person.id, 'sign-in');
    return options;
  }

  /** Returns a secret for this device to a person who proves that they have the passkey. */
  async signIn({ person, device, party }: Asker, used: Used): Promise<{ name: string; secret: string }> {
    const { storage, now } = this.#core;
    const challenge = await this.#challengeOf(used.response.clientDataJSON, person.id, 'sign-in');
    const row = await storage.passkey(used.id);
    const kept = row && (await storage.keptName(row.person));
    if (!row || !kept) throw refusedPasskey('nobody has this passkey here (any more)');
    const counter = await verifiedCounter(requirePossible(party), used, challenge, row);
    try {
      const use: Write = { kind: 'passkey-used', id: row.id, counter, at: now() };
      await this.#save({ kind: 'use-challenge', row: challenge }, use);
    } catch (error) {
      throw isConflict(error) ? refusedPasskey('this sign-in was used before') : error;
    }
    return { name: kept.name, secret: await this.#people.newDevice(row.person, device) };
  }

  /**
   * Signs in with a recovery code. An unknown name gets the same answer as a wrong code. Tries are limited by who makes them
   * (`fairness/limits.ts`) and not by name, which strangers could lock: a code has 80 bits and cannot be guessed.
   */
  async recover(device: string, name: string, code: string) {
    const { storage } = this.#core;
    const kept = await storage.keptNameLike(skeletonOf(name));
    const wrong = new Refused('bad-code', 'no such name with such a code');
    if (!kept) throw wrong;
    const { person } = kept;
    const hash = codeHash(code);
    if (!(await storage.recoveryCodes(person)).includes(hash)) throw wrong;
    try {
      await this.#save({ kind: 'use-recovery-code', person, hash });
    } catch (error) {
      throw isConflict(error) ? wrong : error;
    }
    const secret = await this.#people.newDevice(person, device);
    return { name: kept.name, secret, codes: (await storage.recoveryCodes(person)).length };
  }

  async newCodes(person: string): Promise<{ codes: string[] }> {
    await this.#requireKept(person);
    const codes = newCodes();
    await this.#save({ kind: 'recovery-codes', person, hashes: codes.map(codeHash) });
    return { codes };
  }

  async setShown(asker: Asker, wanted: Shown): Promise<KeptView> {
    await this.#requireKept(asker.person.id);
    const shown = Object.fromEntries(SHOWN.map((part) => [part, wanted[part]]));
    await this.#save({ kind: 'shown', person: asker.person.id, shown: JSON.stringify(shown) });
    return this.view(asker);
  }

  /** The data that the page stores with a kept name. */
  async own(person: string): Promise<{ body: string; at: number }> {
    const { own, ownAt } = await this.#requireKept(person);
    return { body: own, at: ownAt };
  }

  /** Stores the data unless newer data is stored, and returns what is stored. A time in the future counts as now. */
  async setOwn(person: string, body: string, at: number): Promise<{ body: string; at: number }> {
    await this.#requireKept(person);
    await this.#save({ kind: 'own', person, own: body, at: Math.min(at, this.#core.now()) });
    return this.own(person);
  }

  async #requireKept(person: string) {
    const kept = await this.#core.storage.keptName(person);
    if (!kept) throw new Refused('needs-name', 'keep your name first');
    return kept;
  }

  #save(...writes: readonly Write[]): Promise<void> {
    return this.#core.journal.save(...writes);
  }

  async #openChallenge(challenge: string, person: string, purpose: ChallengeRow['purpose']): Promise<void> {
    const now = this.#core.now();
    const row: ChallengeRow = { challenge, person, purpose, until: now + CHALLENGE_LIFE };
    await this.#save({ kind: 'challenge', row, now });
  }

  /** The challenge that the browser claims to have signed; throws unless it belongs to this person and is still valid. */
  async #challengeOf(clientData: string, person: string, purpose: ChallengeRow['purpose']) {
    const row = await this.#core.storage.challenge(challengeIn(clientData));
    if (!row || row.person !== person || row.purpose !== purpose || row.until < this.#core.now())
      throw refusedPasskey('this took too long, or was done before: try again');
    return row;
  }
}

const nameTaken = (): Refused =>
  new Refused('name-taken', 'somebody keeps this name, or one that looks the same: choose another');
