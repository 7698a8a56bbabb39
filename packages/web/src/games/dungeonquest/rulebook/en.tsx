import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type BookWords, bookIn } from './outline.ts';

const words: BookWords = {
  idea: {
    title: 'What it is about',
    text: {
      goal: (
        <>
          Dragonfire Castle is full of gold, and in the middle of it sleeps Kalladra. You go in at a tower in
          the morning. Whoever is <b>out again before the sun has set</b>, with the most gold, wins. Most do
          not come out. That is no disgrace: the tale of how it happened is half the fun.
        </>
      ),
      place: (
        <>
          The castle has 13 columns and 10 rows of spaces. Only the four towers and the Treasure Chamber (two
          squares, one space) are known; everything else is <b>unexplored</b> until somebody walks into it.
          Neighbours share an edge; there are no diagonals.
        </>
      ),
    },
  },
  setup: {
    title: 'Getting ready',
    text: {
      heroes: (
        <>
          Each of you is a different hero, dealt at random or chosen in turn. The heart is the hero’s Life,
          the four numbers are Strength, Agility, Armor and Luck, and each has something only they can do.
        </>
      ),
      first: (
        <>
          Everybody rolls a die; the highest is first player for the whole game. Each hero gets one rune, open
          to all. Then, beginning with the first player, each takes an empty tower and starts there, unhurt
          and empty-handed.
        </>
      ),
    },
  },
  sun: {
    title: 'The sun',
    text: {
      track: (
        <>
          At the start of each of the first player’s turns (but the very first) the sun moves one space, even
          if that player’s hero is dead or out. Twenty-five spaces are safe.
        </>
      ),
      sunset: (
        <>
          From space 26 on a die is rolled each time: on the numbers shown the <b>towers close</b>, the game
          ends and every hero still inside, above or below, is lost. On space 30 the sun stays, but the die is
          rolled on.
        </>
      ),
    },
  },
  turn: {
    title: 'Your turn',
    text: {
      steps: (
        <>
          Turns go clockwise. First the sun (first player only), then what happens at the start of your turn,
          then you act, then the turn ends. Who is dead or out has only the sun to move.
        </>
      ),
      start: (
        <>
          Cards that stay with you, a Spider Web you are stuck in and turns you lose all come first, in the
          order you like; potions and the Healing Rune can be used in between. If one of them ends your turn,
          there is nothing more to do.
        </>
      ),
      act: (
        <>
          Then you do exactly one thing: <b>move</b>, <b>search</b>, go <b>down</b> to the catacombs, draw
          another dragon card in the Treasure Chamber, or leave in a tower. You may not pass. After an escape,
          a flight from the dragon or coming up from below, you first face the room you stand in, instead of
          acting.
        </>
      ),
    },
  },
  moving: {
    title: 'Moving, exploring, searching',
    text: {
      move: (
        <>
          You move through an opening of your room into the next one, if that has no wall there. A space with
          another hero is closed to you, except the Treasure Chamber. Secret doors, teleportation, escapes,
          retreats and coming up from below are special moves: after them there is no “way you came”.
        </>
      ),
      explore: (
        <>
          Into an unexplored space you draw a tile. Its arrow faces the space you come from, and you enter
          without a test even if there is a portcullis. An opening against a wall or the castle’s edge is a
          dead end. Tiles stay for good.
        </>
      ),
      door: (
        <>
          A <b>door</b> asks for a door card: it opens, or it is jammed, or a spear flies out. If it stays
          shut your turn is over; next turn you may try again. Two doors back to back count once. Obstacles
          come before you move, your own room’s first.
        </>
      ),
      portcullis: (
        <>
          A <b>portcullis</b> needs a Strength test. Fail, and your turn is over; keep trying the same one and
          your determination grows. Do anything else and it is gone.
        </>
      ),
      search: (
        <>
          Instead of moving you may search a room with a magnifying glass and without a monster: draw a search
          card. Twice in a row at most, then you must move on. If you have searched twice and every way is
          blocked by others, you wait.
        </>
      ),
      walled: (
        <>
          With no way out at all you are walled in. Then you may search any room, even a tower, twice. If that
          shows no way out, no stairs and no rune helps, you stay in the castle for ever.
        </>
      ),
    },
  },
  rooms: {
    title: 'The rooms',
    text: {
      chamber: <>Draw a dungeon card and face it. If a monster token lies in the room, it comes first.</>,
      corridor: (
        <>
          No card: you must move again at once. Come into the same corridor twice in a turn, or find no way
          on, and the turn ends there.
        </>
      ),
      portcullis: (
        <>Draw a dungeon card. The way back is shut behind you: no monster can be escaped in here.</>
      ),
      entrance: (
        <>Draw a dungeon card. From your next turn on you may go down, as from any entrance marker.</>
      ),
      rotating: (
        <>
          When it is first entered it turns half round, and your turn ends. It turns once in the game. Perhaps
          your only way out now faces a wall.
        </>
      ),
      trap: <>Draw a trap card. Nothing here can be searched.</>,
      darkness: (
        <>
          You stumble on at once: a die and the numbers on the tile say where. Against a wall or a hero the
          turn ends, and next turn you roll again.
        </>
      ),
      caveIn: (
        <>
          Draw a dungeon card. From the next turn on you go back the way you came, or cross the rubble with an
          Agility test; failing costs the turn. You may also search. No entrance marker is ever put here.
        </>
      ),
      bridge: (
        <>
          Stay on this side and go back next turn, or cross: Agility,{' '}
          <b>plus one on the dice for every Loot card</b>. You may throw Loot away first. Across, you move on
          at once. If you fall you land in the catacombs with a die of wounds. If the way back is taken, wait
          or cross. After a special move you must cross.
        </>
      ),
      web: (
        <>
          Withdraw and go back next turn, or cross with a Strength test and move on. Fail and you are stuck:
          test again at the start of every turn until you are free.
        </>
      ),
      chasm: (
        <>
          Draw a dungeon card. You stand on the half you came in by and leave only by its openings. Coming
          from below, by secret door or rune, you choose the half.
        </>
      ),
      pit: <>A Luck test. Pass, and your turn is over. Fail, and so are you.</>,
      tower: (
        <>
          With Loot you may leave the dungeon. Without, or if you want more, you move on at once; if you
          cannot, the turn ends.
        </>
      ),
    },
  },
  tests: {
    title: 'Tests, determination, wounds',
    text: {
      test: (
        <>
          A test is two dice against one of your numbers: <b>equal or less passes</b>. By how much you failed
          is sometimes how many wounds you suffer.
        </>
      ),
      determination: (
        <>
          Every failed test gives a determination token; each raises your number by one at the next try of the
          same thing, and all go when it is over. Things that help are used before the roll; then come
          Lindel’s second throw and the Fortune Rune. There are 24 tokens and 6 entrance markers, no more.
        </>
      ),
      wounds: (
        <>
          When your wounds reach your Life, you are dead. Your cards go back into their decks, your tokens to
          the supply, and whatever was still to come for you stops. Healing takes wounds away.
        </>
      ),
    },
  },
  cards: {
    title: 'Cards and runes',
    text: {
      drawing: (
        <>
          A card is read out, done completely and discarded, unless it is Loot or says that it stays. “You
          may” is decided before any further card is seen. What a card says beats the rules; “cannot” beats
          “may”.
        </>
      ),
      shuffle: (
        <>
          The Shuffle card goes back with all discards, the deck is shuffled and you draw again. An empty deck
          is made anew from its discards.
        </>
      ),
      loot: (
        <>
          Loot lies open beside your hero, with its gold. Some of it can be used, some is only worth something
          at the end. What you give up goes to the discards of its own deck.
        </>
      ),
      kept: (
        <>
          Trapdoor, Cave-in and Torch Goes Out stay with you: a test at the start of each turn until you pass.
          The Rope passes the test of a Trapdoor or a Hole in the Roof. What you carry up from the catacombs
          stays with you.
        </>
      ),
      special: (
        <>
          <b>Secret Door:</b> go at once to any neighbouring space, walls or not. <b>Passage Down:</b> an
          entrance marker, and next turn you may go down. <b>Wizard’s Curse</b> turns all corridors, with
          whoever stands in them. <b>Hidden Trap:</b> draw a trap card. <b>Deep Elf:</b> bribe her with Loot;
          if a die times 100 is less you may leave, if more you fight, if equal nothing happens.
        </>
      ),
      runes: (
        <>
          Each rune works once, at the moment written on it, and then it is gone. The table asks you when that
          moment has come. How often it asks is up to you: on your hero sheet.
        </>
      ),
    },
  },
  monsters: {
    title: 'Monsters',
    text: {
      meet: (
        <>
          A monster comes by a card, out of a threat, or because its token lies in the room. The player to
          your left takes its four power cards and a face-down token: its Life, which only they know. Then you
          choose to escape or to attack.
        </>
      ),
      escape: (
        <>
          To <b>escape</b>, both turn up a power card: is your escape value equal or higher, you run back the
          way you came and your turn ends. Otherwise you are struck and must fight, without those two cards.
          There is no escape in a portcullis room, after a special move, or where the way back is shut.
        </>
      ),
      stays: (
        <>
          A monster that lives stays in the room as a token and waits for the next one in; killed, it goes
          back to the supply. A token is met before the room. In the catacombs nothing stays behind.
        </>
      ),
      players: (
        <>
          The player to the left always plays the monsters, whether their own hero lives, is out or is dead. A
          bot does so with what a monster’s player may know.
        </>
      ),
    },
  },
  combat: {
    title: 'Combat',
    text: {
      round: (
        <>
          Hero against monster, round by round. At the start each takes one of their power cards, then both
          fill their hands to five from the same deck. Hands are secret.
        </>
      ),
      reveal: (
        <>
          Both choose a card and turn it up together. Waiting effects come first, then the power cards, the
          hero’s before the monster’s. A cancelled card counts nothing. Who has no card plays none.
        </>
      ),
      counter: (
        <>
          Every card is melee, ranged or magic; the small sign in the corner is the type it can <b>answer</b>.
          If you are not ahead and your card answers the other’s type, you may counterattack: add further
          cards with the same sign, one by one, until you are above or stop.
        </>
      ),
      damage: (
        <>
          The higher total wins. All cards the winner played go to the loser’s <b>damage pile</b>: each is one
          wound in this fight. Piles and stack lie open.
        </>
      ),
      deathblow: (
        <>
          If a card of the winner has the type of cards in the <b>combat stack</b>, all of those hit too: a
          deathblow. Then the loser’s cards go to the stack.
        </>
      ),
      stalemate: <>Equal at the end: a stalemate. All cards go to the stack and nobody is hurt.</>,
      end: (
        <>
          The monster dies when its pile reaches its Life; you die when your wounds and your pile reach yours.
          If you win, your pile becomes wounds. If both fall at once, the hero is dead. Afterwards all cards
          go back and are shuffled.
        </>
      ),
      power: (
        <>
          Fine points: a card swapped in by Guided Shot counts for all that follows, and its own text works.
          Where a printed attack is asked for, it is the one on the first card.
        </>
      ),
    },
  },
  dragon: {
    title: 'The dragon',
    text: {
      draw: (
        <>
          In the Treasure Chamber you draw a dragon card. Seven of the eight say that she sleeps on: take two
          treasures, your turn ends. On later turns you leave by any opening, or stay and draw again – from
          fewer cards.
        </>
      ),
      rage: (
        <>
          <b>Dragon Rage</b> strikes everybody in the chamber: all treasure cards are gone, two dice of
          wounds, and who lives must flee through an opening without door or portcullis. Who cannot, dies.
        </>
      ),
      back: (
        <>
          Drawn dragon cards stay out while anybody is in the chamber. When a turn ends and it is empty, they
          are shuffled back. Everybody in there shares the same deck.
        </>
      ),
    },
  },
  catacombs: {
    title: 'The catacombs',
    text: {
      down: (
        <>
          You go down by an entrance tile, a marker, a Passage Down – or off a bridge. Choose a direction for
          your marker; your figure leaves the board. That was your turn.
        </>
      ),
      below: (
        <>
          Each turn you draw a catacomb card instead of acting. They pile up: their number is how far you have
          walked. You are still in the dungeon when the sun sets.
        </>
      ),
      up: (
        <>
          When a card lets you out, choose left or right and roll: go as many spaces along your arrow as you
          have cards, then as many to the side as the die shows, stopping at the outer wall. There you come
          up; an unexplored space gets a tile turned as you like. You face the room next turn, without escape.
        </>
      ),
      naga: (
        <>
          The Giant Naga drives you back: find the way as if you were leaving, but stay below there, facing
          the other way and counting from nothing.
        </>
      ),
    },
  },
  end: {
    title: 'Getting out, and the end',
    text: {
      leave: (
        <>
          You leave in any tower, on entering it or at the start of a turn there, with{' '}
          <b>at least one Loot card</b>. Then you are safe and out of the game, with all you carry.
        </>
      ),
      count: (
        <>
          When nobody is left inside, chests, imps and tomes are opened, then the gold is counted. Most gold
          wins; if equal, the best single card, then the most cards; then the victory is shared.
        </>
      ),
      nobody: <>If nobody got out, Kalladra wins.</>,
      solo: (
        <>
          Alone, an automaton plays the monsters: it turns up the top card of the deck, and answers with the
          next five if that beats you. Power cards serve for escapes only. You win if you come out with a
          treasure card.
        </>
      ),
    },
  },
  variants: {
    title: 'Optional rules',
    text: {
      duel: (
        <>
          <b>Hero versus Hero.</b> You may move in on another hero and fight until somebody has four cards in
          the damage pile. The winner takes a Loot card, the loser flees. Never in the Treasure Chamber.
        </>
      ),
      servants: (
        <>
          <b>Servants of Kalladra.</b> Whose hero is dead moves one monster token a turn, or calls a new one
          next to a tower when there are fewer than heroes. A monster moved onto a hero attacks at once,
          played by you.
        </>
      ),
      focused: (
        <>
          <b>Focused Determination.</b> Only the tokens that were needed are spent; the rest help any later
          test.
        </>
      ),
      wait: (
        <>
          <b>Death Can Wait.</b> Who would die falls unconscious instead: a die says how many Loot cards are
          lost, half the wounds go, the turn ends. The sunset still kills.
        </>
      ),
      tower: (
        <>
          <b>Tower Power.</b> Entering a tower you may step out of another empty one and must move on from
          there; not twice in a row.
        </>
      ),
      secrets: (
        <>
          <b>Secrets.</b> Loot lies face down: the others see how many cards you hold and from which decks.
        </>
      ),
      magical: (
        <>
          <b>Magical Power.</b> Two or three runes each.
        </>
      ),
      live: (
        <>
          <b>Live to Fight Another Day.</b> After winning a round you may look for a way out in place of the
          damage; win the next one too and you escape. Not where escape is barred.
        </>
      ),
      glory: (
        <>
          <b>No Glory without Courage:</b> leaving needs a treasure card. <b>Monstrous Treasures:</b> after a
          kill, a die below the monster’s Life finds a treasure. <b>Late Start:</b> the sun begins up to six
          spaces further.
        </>
      ),
      rulings: <>Where the printed rules are silent, the table decides the same way every time.</>,
    },
  },
};

export const rulebook: Rulebook = bookIn('en', words);
