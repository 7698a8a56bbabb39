import { type Equivalent, inFiles } from './equivalent.ts';

/** DungeonQuest, all but its combats. */
export const dungeonquest: readonly Equivalent[] = inFiles('dungeonquest/src/rules', {
  'acting.ts': [
    {
      from: "'room'",
      to: '""',
      why: 'The text of Darkness has one effect, a move by a die, which does not ask whose text it is.',
    },
    { from: 'hero.runes.length > 0', to: 'true', why: 'It only saves time: without runes none is offered.' },
    {
      from: 'hero.runes.length > 0',
      to: 'hero.runes.length >= 0',
      why: 'It only saves time: without runes none is offered.',
    },
  ],
  'board.ts': [
    {
      from: 'placed < 0',
      to: 'false',
      why: 'Without a tile the table is asked at -1: undefined, which is no room either.',
    },
    {
      from: 'placed >= 0',
      to: 'placed > 0',
      why: '0 is the first chamber with its arrow to the north: open on all sides, as a space without a tile is.',
    },
    {
      from: 'placed < 0',
      to: 'placed <= 0',
      why: '0 is the first chamber with its arrow to the north: whole, as a space without a tile is.',
    },
    {
      from: 'to < 0',
      to: 'false',
      why: 'Beyond the edge there is no tile, no wall and no kind of space: -1 comes back all the same.',
    },
    {
      from: 'hero.half >= 0',
      to: 'true',
      why: 'A hero without a half stands in a room without halves: -1 on either side.',
    },
    {
      from: 'hero.below === 1',
      to: 'false',
      why: 'Only heroes above are asked for an action, and who goes down has no searches left that count.',
    },
    {
      from: 'roomAt(state, cell) === DARKNESS',
      to: 'true',
      why: 'A move is unfinished only in Darkness: leaving the room ends it.',
    },
    {
      from: 'direction < 4',
      to: 'direction <= 4',
      why: 'Only adjacent cells are asked about: one of the four directions fits.',
    },
    {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of the source
      from: '`cells ${cell} and ${to} are not adjacent`',
      to: '``',
      why: 'Only adjacent cells are asked about: it is never thrown.',
    },
    {
      from: 'hero.below === 0',
      to: 'true',
      why: 'It is asked only about heroes who act or are walled in: these are above.',
    },
    { from: 'hero.cell >= 0', to: 'true', why: '-1 is no cell of the Treasure Chamber.' },
    { from: 'hero.cell >= 0', to: 'hero.cell > 0', why: 'Cell 0 is a tower.' },
  ],
  'bribe.ts': [
    {
      from: "effect.op !== 'bribe'",
      to: 'false',
      why: 'Only the op `bribe` starts this procedure; the condition tells TypeScript so.',
    },
  ],
  'bridge.ts': [
    { from: "'room'", to: '""', why: 'To stay neither tests nor wounds: nobody asks whose text it is.' },
    { from: 'endTurn(run);', to: ';', why: 'To wait is the whole main step: the turn is over anyway.' },
  ],
  'card-may.ts': [
    { from: "effect.op !== 'may'", to: 'false', why: 'This decision is asked by optional parts only.' },
  ],
  'cards.ts': [
    {
      from: 'ability !== undefined',
      to: 'true',
      why: 'Only a hero with that ability is asked; the condition is for the compiler.',
    },
  ],
  'catacombs.ts': [
    {
      from: 'hero.facing + 2',
      to: 'hero.facing - 2',
      why: 'Two quarters to either side are the same direction.',
    },
    {
      from: '-1',
      to: '+1',
      why: 'Every tower is nearer than the first bound, so the first one replaces it.',
    },
    {
      from: 'keepOf[card]?.scope',
      to: 'keepOf[card].scope',
      why: 'A card that is kept has a text for that; the ?. is for the compiler.',
    },
  ],
  'cave-in.ts': [
    { from: "'room'", to: '""', why: 'To retreat is only a move: nobody asks whose text it is.' },
    { from: 'turn !== undefined', to: 'true', why: 'A Cave-in is crossed in a turn only.' },
  ],
  'death.ts': [
    { from: "'loot'", to: '""', why: "Of an unconscious hero's step only `wake` is asked for." },
    {
      from: 'deck < PILES',
      to: 'deck <= PILES',
      why: 'The deck after the last pile is that of the runes, which are neither Loot nor kept nor in a catacomb pile.',
    },
  ],
  'dragon.ts': [
    { from: "'next'", to: '""', why: "The step is only asked whether it is 'strike'.", times: 3 },
    {
      from: '-1',
      to: '+1',
      why: 'The space and the tile of a retreat are filled in before they are read.',
      times: 2,
    },
    {
      from: 'to < 0',
      to: 'false',
      why: 'A place off the board has no open side, so it is left out by the next condition.',
    },
    { from: 'to < 0', to: 'to <= 0', why: 'Cell 0 is a tower far from the Treasure Chamber.' },
  ],
  'encounter.ts': [
    {
      from: "'room'",
      to: '""',
      why: 'No effect of a tower or the Treasure Chamber asks whose text it is.',
      times: 2,
    },
    {
      from: '(state.optional & HERO_VERSUS_HERO) !== 0',
      to: 'true',
      why: 'It only saves time: without the rule nobody moves into a space that another hero stands in, except the Treasure Chamber.',
    },
  ],
  'ending.ts': [
    {
      from: "hero.fate === 'left'",
      to: 'true',
      why: 'The others are dead, and their Loot is back in its decks.',
    },
    {
      from: 'at(endProgram, card) >= 0',
      to: 'at(endProgram, card) > 0',
      why: 'Program 0 is the text of the Treasure Chamber.',
      times: 2,
    },
    {
      from: 'option < DECLINE',
      to: 'option <= DECLINE',
      why: 'Card 0 is a monster, which nobody holds at the end.',
    },
    {
      from: 'result !== undefined',
      to: 'true',
      why: 'The game is over here, so there is a result; the condition is for the compiler.',
    },
  ],
  'escape.ts': [
    {
      from: "abilityOf(hero, 'monsterEncounter')?.effect[0]?.op",
      to: "abilityOf(hero, 'monsterEncounter')?.effect[0].op",
      why: 'No ability is without an effect.',
    },
  ],
  'exploring.ts': [
    { from: '-1', to: '+1', why: 'A tile is drawn only while there is one.', times: 2 },
    { from: 'frame === undefined', to: 'false', why: 'Tiles are looked at only while a space is explored.' },
  ],
  'heroes.ts': [
    { from: 'hero.runes.length > 0', to: 'true', why: 'It only saves time: an empty list includes no rune.' },
    {
      from: 'hero.runes.length > 0',
      to: 'hero.runes.length >= 0',
      why: 'It only saves time: an empty list includes no rune.',
    },
    { from: "'rune'", to: '""', why: 'No effect of a rune asks whose text it is.' },
  ],
  'leaving.ts': [
    {
      from: 'true',
      to: 'false',
      why: 'What is left of the turn has nothing more to do for a hero off the board: a Stasis Rune finds no move, a card no effect.',
    },
    {
      from: "'room'",
      to: '""',
      why: 'The text has one effect, leaving the dungeon, which does not ask whose text it is.',
    },
  ],
  'loot.ts': [
    {
      from: 'keepOf[at(kept, slot)]?.discardWhen',
      to: 'keepOf[at(kept, slot)].discardWhen',
      why: 'A card that is kept has a text for that; the ?. is for the compiler.',
    },
  ],
  'monsters.ts': [
    { from: 'ability !== undefined', to: 'true', why: 'Only a hero with the ability is asked.' },
    { from: '-1', to: '+1', why: "Hugo's glory does not ask for the kept card whose text it is." },
    { from: "'gone'", to: '""', why: 'The last step is whatever is none of the others.' },
  ],
  'moving.ts': [
    { from: '!isExplored(state, to)', to: 'false', why: 'A space without a tile is open on all sides.' },
    {
      from: 'endTurn(run);',
      to: ';',
      why: 'Nothing else is left of the turn: the Stasis Rune, too, stops where there is no legal move.',
    },
  ],
  'servants.ts': [
    {
      from: 'monsterMove(state, cell, direction) >= 0',
      to: 'monsterMove(state, cell, direction) > 0',
      why: 'Cell 0 is a tower, where no monster goes.',
    },
    { from: 'to >= 0', to: 'true', why: 'A place beyond the wall is no plain space either.' },
    { from: 'to >= 0', to: 'to > 0', why: 'Cell 0 is a tower, where no monster goes.' },
    { from: 'cell >= 0', to: 'cell > 0', why: 'Cell 0 is a tower, and no tower is next to another.' },
    {
      from: "effect.op === 'monster'",
      to: 'true',
      why: 'The number of a monster without a name is -1, too.',
    },
  ],
  'spider-web.ts': [
    { from: "'room'", to: '""', why: 'To withdraw neither tests nor wounds: nobody asks whose text it is.' },
  ],
  'start-of-turn.ts': [
    {
      from: 'keepOf[at(hero.kept, slot)]?.scope',
      to: 'keepOf[at(hero.kept, slot)].scope',
      why: 'Only cards that say so are kept.',
    },
    {
      from: 'slot < hero.kept.length',
      to: 'slot <= hero.kept.length',
      why: 'Behind the last kept card there is no mark, so nothing acts there.',
      times: 2,
    },
    {
      from: 'frame === undefined',
      to: 'false',
      why: 'The start of a turn is asked about in a turn only.',
      times: 2,
    },
    {
      from: 'option >= ITEM',
      to: 'option > ITEM',
      why: 'The first card of the table is a Skeleton: it is never an item.',
    },
  ],
  'test-results.ts': [
    {
      from: '-1',
      to: '+1',
      why: 'The texts that follow a test are those of cards and rooms, which ask neither for a side of a combat nor for a type named.',
      times: 2,
    },
  ],
  'tests.ts': [
    {
      from: '-1',
      to: '+1',
      why: 'Of a test at a portcullis or in a web nobody asks for these; a Corridor, room 1, is no room of the Levitation Rune.',
      times: 4,
    },
    {
      from: "'room'",
      to: '""',
      why: 'Of a test at a portcullis or in a web all that is asked is whether a card demands it.',
    },
    {
      from: 'attributeOf(hero, AGILITY) < attributeOf(hero, ARMOR)',
      to: 'attributeOf(hero, AGILITY) <= attributeOf(hero, ARMOR)',
      why: 'No hero has both alike.',
    },
    { from: "'ability'", to: '""', why: 'The effect that rolls dice again does not ask whose text it is.' },
    { from: 'itemFor(hero, frame) >= 0', to: 'itemFor(hero, frame) > 0', why: 'Card 0 is a Skeleton.' },
    {
      from: 'itemFor(heroOf(state, seat), frame) >= 0',
      to: 'itemFor(heroOf(state, seat), frame) > 0',
      why: 'Card 0 is a Skeleton.',
    },
    {
      from: 'ropes.some((rope) => fits(rope, frame))',
      to: 'ropes.every(rope => fits(rope, frame))',
      why: 'There is one kind of Rope.',
    },
    {
      from: "use.timing !== 'beforeAttributeTest'",
      to: 'false',
      why: 'No card with another timing names cards or rooms.',
    },
    { from: 'frame.room >= 0', to: 'frame.room > 0', why: 'Room 0 is a Chamber, where nothing is tested.' },
    { from: "'rune'", to: '""', why: 'The effect of the Rope does not ask whose text it is.' },
    { from: 'ability === undefined', to: 'false', why: 'Only a hero with the ability is asked.' },
    { from: 'frame === undefined', to: 'false', why: 'The question is only asked in a test.' },
  ],
  'tokens.ts': [
    {
      from: 'index < reserve.length',
      to: 'index <= reserve.length',
      why: 'The token picked is found before the end.',
    },
    {
      from: 'state.lastServant > index',
      to: 'state.lastServant >= index',
      why: 'Equal values were dealt with by the condition before it.',
    },
  ],
  'turn.ts': [{ from: '-1', to: '+1', why: 'The token of a servant is set before it is looked at.' }],
  'wounds.ts': [
    {
      from: "hasRune(heroOf(run.state, seat), 'protection')",
      to: 'true',
      why: 'Without the rune the frame asks nothing, and the wounds are suffered right after.',
    },
    {
      from: "'ability'",
      to: '""',
      why: 'The text of this ability is one question, which does not depend on whose text it is.',
    },
    {
      from: 'wounds === undefined',
      to: 'false',
      why: 'The rune is used from the frame of the wounds, which lies below its text.',
    },
    {
      from: 'frame === undefined',
      to: 'false',
      why: 'The question comes from the frame of the wounds, which lies below the text of the ability.',
    },
  ],
});
