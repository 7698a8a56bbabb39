import { type Equivalent, inFiles } from './equivalent.ts';

const seat = 'The number is always that of a seat of this room.';
const person = 'Bots and free seats have no such field.';
const spared = 'It only spares work: where there is nothing to do, what follows finds nothing to do.';
const again = 'What follows looks at the same thing.';
const cache = 'The text is written anew instead of being looked up; it is the same.';
const kept = 'The texts of earlier tests are kept in the process.';
const form = 'The events are written for this viewer instead of once for all; the text is the same.';
const spectator = 'Who has no seat has no decision and no form of an event of their own.';
const memory = 'It only frees memory.';
const empty = 'A view that nobody has is kept up to date for nobody.';
const none = 'There is no seat of that number, so nobody is found.';
const kind = { from: 'at?.kind', to: 'at.kind', why: seat };
const isPerson = { from: "at.kind === 'person'", to: 'true', why: person };

/** The tables of the server. Texts of refusals are not explained: clients choose their words by the code. */
export const serverTable: readonly Equivalent[] = inFiles('server/src/table', {
  'again.ts': [kind, { from: '[]', to: '["Stryker was here"]', why: none }],
  'audience.ts': [
    kind,
    { from: 'group?.channels.length === 0', to: 'false', why: empty },
    { from: 'this.#groups.delete(viewer);', to: ';', why: empty },
    {
      from: "this.viewerOf(channel) === 'spectator'",
      to: 'true',
      why: 'Who is no member has no seat, and so the view of a spectator.',
    },
    { from: 'changed === 0', to: 'false', why: spared },
    { from: '!group.feed.late', to: 'false', why: again },
    { from: '{', to: '{}', why: memory },
    { from: 'feed.rest();', to: ';', why: memory },
  ],
  'autopilot.ts': [
    { from: 'seats[seat]?.kind', to: 'seats[seat].kind', why: seat },
    { from: 'this.#bots?.room !== room', to: 'true', why: spared },
    { from: '{', to: '{}', why: spared },
    { from: 'this.#timer === undefined && this.#offlineSince.size === 0', to: 'false', why: spared },
    { from: 'calm && !this.#table.clocks.running && !this.needsHistory', to: 'false', why: spared },
    { from: '!clocks.running', to: 'false', why: spared },
    { from: 'this.#idle', to: 'false', why: spared },
    { from: 'other !== seat', to: 'true', why: 'The seat itself is offline here.' },
  ],
  'membership.ts': [
    { ...kind, times: 6 },
    isPerson,
    { from: "at?.kind === 'person'", to: 'true', why: seat },
    { from: "at?.kind !== 'person'", to: 'false', why: seat, times: 3 },
    { from: 'mine === undefined', to: 'false', why: 'Without a seat no seat is set free.' },
    { from: 'mine === seat', to: 'false', why: 'The own seat is set free and taken again.' },
    {
      from: 'mine === undefined || mine === seat',
      to: 'false',
      why: 'Without a seat no seat is set free; the own one is taken again.',
    },
    {
      from: 'requireOpen(room);',
      to: ';',
      why: 'Nobody asks after the start, and `begun` looks at the same thing.',
      times: 2,
    },
    { from: "other !== ''", to: 'true', why: 'No name looks like an empty one.' },
  ],
  'membership-view.ts': [isPerson, { from: "at?.kind !== 'person'", to: 'false', why: person }],
  'room.ts': [
    { ...kind, times: 4 },
    { ...isPerson, times: 2 },
    { from: "at?.kind === 'person'", to: 'true', why: person },
    { from: "at?.kind === 'bot'", to: 'true', why: person },
  ],
  'settings.ts': [{ from: 'kept[seat]?.kind', to: 'kept[seat].kind', why: seat }],
  'updates.ts': [
    { from: 'text === undefined', to: 'true', why: cache },
    { from: 'text === undefined', to: 'false', why: kept },
    { from: 'text === undefined', to: 'text !== undefined', why: kept },
    { from: '{', to: '{}', why: kept },
    { from: 'seatsTexts.set(seats, text);', to: ';', why: cache },
    { from: "viewer === 'spectator'", to: 'false', why: spectator, times: 2 },
    { from: "viewer !== 'spectator'", to: 'true', why: spectator },
    { from: "'spectator'", to: '""', why: spectator, times: 5 },
    { from: 'this.#hasOwn(viewer)', to: 'true', why: form, times: 2 },
    { from: 'isOwn(event, viewer)', to: 'true', why: form },
    { from: 'false', to: 'true', why: form },
    { from: 'event.private[viewer] !== undefined', to: 'true', why: form },
    {
      from: "event.private !== undefined && viewer !== 'spectator' && event.private[viewer] !",
      to: 'true',
      why: form,
    },
    {
      from: 'step.seat !== this.viewer',
      to: 'true',
      why: 'Who answered had a decision, at which the next condition looks.',
    },
  ],
  'votes.ts': [kind, { from: "at?.kind === 'person'", to: 'true', why: person }],
});
