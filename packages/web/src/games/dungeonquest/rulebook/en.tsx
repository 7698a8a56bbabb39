import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type BookWords, bookIn } from './outline.ts';

const words: BookWords = {
  idea: {
    title: 'What it is about',
    text: {
      goal: (
        <>
          The Dragonfire Dungeon is full of gold, and in the middle of it sleeps the Dragonlord, Kalladra. You
          go in by a tower in the morning. Of those who <b>get out before the sun sets</b>, the one with the
          most gold wins. Most do not get out. That is no disgrace: telling how it happened is half the fun.
        </>
      ),
      place: (
        <>
          The dungeon has 13 columns and 10 rows of spaces. At first only the four towers and the Treasure
          Chamber are known; the chamber takes up the room of two but is a single space. Everything else is{' '}
          <b>unexplored</b> until somebody walks in. Spaces are adjacent if they share a side; there are no
          diagonal moves.
        </>
      ),
    },
  },
  setup: {
    title: 'Getting ready',
    text: {
      heroes: (
        <>
          Each player is a different hero, dealt at random or chosen in turn. The heart is the hero’s Life;
          the four numbers are Strength, Agility, Armor and Luck. And each of them can do something that
          nobody else can.
        </>
      ),
      first: (
        <>
          Everybody rolls a die, and the highest is first player for the whole game. Each hero gets one rune,
          for all to see. Then, beginning with the first player, each chooses a free tower and starts there,
          without wounds and without Loot.
        </>
      ),
    },
  },
  sun: {
    title: 'The sun',
    text: {
      track: (
        <>
          At the start of each of the first player’s turns, except the very first, the sun moves one space,
          even if that player’s hero is dead or out. The first 25 spaces are safe.
        </>
      ),
      sunset: (
        <>
          From space 26 on, a die is rolled each time: if it shows one of the numbers given,{' '}
          <b>the towers close</b>, the game ends and every hero still inside dies, in the rooms or in the
          catacombs. On space 30 the sun no longer moves, but the die is still rolled.
        </>
      ),
    },
  },
  turn: {
    title: 'Your turn',
    text: {
      steps: (
        <>
          Turns go clockwise. First the sun moves (first player only), then comes what happens at the start of
          your turn, then you act, and your turn ends. If you are dead or out, you only move the sun.
        </>
      ),
      start: (
        <>
          Cards that you keep, a Spider Web that holds you and turns you have to lose come first, in any order
          you like; in between you may drink potions and use the Healing Rune. If one of them ends your turn,
          that is all.
        </>
      ),
      act: (
        <>
          Then you do exactly one thing: <b>move</b>, <b>search</b> the room, go <b>down</b> to the catacombs,
          draw another dragon card in the Treasure Chamber, or leave by a tower. You cannot pass. After an
          escape, a flight from the dragon or coming up from the catacombs, you face the room you are in
          instead of acting.
        </>
      ),
    },
  },
  moving: {
    title: 'Moving, exploring, searching',
    text: {
      move: (
        <>
          You go through a passage of your room into the adjacent room, if that has no wall on this side. You
          cannot enter a space with another hero in it, except the Treasure Chamber. Secret doors,
          teleportation, escapes, retreats and coming up from the catacombs are special moves: after them
          there is no “way you came”.
        </>
      ),
      explore: (
        <>
          When you move to an unexplored space, you draw a tile. It is placed with its arrow towards the space
          you come from, and you enter without a test even if there is a portcullis. A passage that meets a
          wall, or the edge of the dungeon, is a dead end. Tiles are never taken away.
        </>
      ),
      door: (
        <>
          To pass a <b>door</b> you draw a door card: it opens, it is jammed, or a spear trap goes off. If it
          stays shut, your turn ends; next turn you may try again. Two doors back to back count as one.
          Obstacles are dealt with before you move, the one in your own room first.
        </>
      ),
      portcullis: (
        <>
          To pass a <b>portcullis</b> you make a Strength test. If you fail, your turn ends. Keep trying the
          same portcullis and your determination grows; do anything else and it is gone.
        </>
      ),
      search: (
        <>
          Instead of moving you may search a room that has a magnifying glass and no monster in it: you draw a
          search card. You may do so twice in a row; then you must move. If you have searched twice and the
          others block every way, you wait.
        </>
      ),
      walled: (
        <>
          If your room has no way out at all, you may search it twice, whatever room it is, even a tower. If
          you find neither a secret door nor a passage down, and no rune helps you either, you stay in the
          dungeon for ever.
        </>
      ),
    },
  },
  rooms: {
    title: 'The rooms',
    text: {
      chamber: (
        <>
          You draw a dungeon card and face it. If there is a monster token in the room, the monster comes
          first.
        </>
      ),
      corridor: (
        <>
          You draw no card: you must move again at once. If you enter the same Corridor twice in a turn, or
          there is no way on, your turn ends there.
        </>
      ),
      portcullis: (
        <>
          You draw a dungeon card. The portcullis has dropped behind you: you cannot escape from monsters in
          this room.
        </>
      ),
      entrance: (
        <>
          You draw a dungeon card. From your next turn on you may go down to the catacombs, as from a room
          with an entrance marker.
        </>
      ),
      rotating: (
        <>
          The first time somebody enters, the room turns half round and the turn ends. It turns only this once
          in the whole game. Perhaps your only way out now faces a wall.
        </>
      ),
      trap: <>You draw a trap card. This room cannot be searched.</>,
      darkness: (
        <>
          You stumble on at once: a die and the numbers on the tile say which way. If there is a wall or
          another hero, your turn ends, and next turn you roll again.
        </>
      ),
      caveIn: (
        <>
          You draw a dungeon card. From the next turn on you may go back the way you came, or cross the rubble
          with an Agility test; if you fail, you lose the turn. You may also search the room. No entrance
          marker is ever put here.
        </>
      ),
      bridge: (
        <>
          You may stay on this side and go back next turn, or cross with an Agility test in which{' '}
          <b>1 is added to the dice for every Loot card</b>. You may throw away as many as you like first. If
          you get across, you move on. If you fall, you end up in the catacombs and suffer as many wounds as a
          die shows. If the way back is blocked, you wait or cross. After a special move you must cross.
        </>
      ),
      web: (
        <>
          You may withdraw and go back next turn, or cross with a Strength test and move on. If you fail, the
          web holds you fast: you repeat the test at the start of each turn until you pass it.
        </>
      ),
      chasm: (
        <>
          You draw a dungeon card. You stand on the half you came in by and can leave only through its
          passages. If you come from the catacombs, through a secret door or by a rune, you choose the half.
        </>
      ),
      pit: <>You make a Luck test. If you pass, your turn is over. If you fail, so are you.</>,
      tower: (
        <>
          With Loot you may leave the dungeon. Without it, or if you want more, you move on; if you cannot,
          your turn ends.
        </>
      ),
    },
  },
  tests: {
    title: 'Tests, determination, wounds',
    text: {
      test: (
        <>
          In an attribute test you roll two dice against one of your numbers:{' '}
          <b>if the sum is equal or lower, you pass</b>. Sometimes the difference by which you fail is the
          number of wounds you suffer.
        </>
      ),
      determination: (
        <>
          Each time you fail a test that you may try again, you gain a determination token. Each token raises
          your number by 1 the next time you try the same thing, and you lose them all when you pass the test
          or give up. Things that help are used before the roll; then come Lindel’s second throw and the
          Fortune Rune. There are 24 tokens and 6 entrance markers, and no more.
        </>
      ),
      wounds: (
        <>
          When your wounds reach your Life, you die. Your cards go back to their decks, your tokens to the
          supply, and nothing more happens to you. Healing takes wounds away.
        </>
      ),
    },
  },
  cards: {
    title: 'Cards and runes',
    text: {
      drawing: (
        <>
          A card is read out, carried out in full and discarded, unless it is Loot or says that you keep it.
          Below its title stands its type: Event, Loot, Monster, Threat or Trap; it matters only where another
          card names it. What you “may” do is decided before any further card is seen. What a card says beats
          the rules, and “cannot” beats “may”.
        </>
      ),
      shuffle: (
        <>
          The Shuffle card goes back to the deck with all discards, the deck is shuffled and you draw again.
          An empty deck is made anew from its discards.
        </>
      ),
      loot: (
        <>
          Loot lies open beside your hero, with the gold it is worth. Some cards can be used, others are only
          worth something at the end. What you lose goes to the discards of its own deck.
        </>
      ),
      kept: (
        <>
          Trapdoor, Cave-in and “Torch Goes Out” stay with you: you make a test at the start of each turn
          until you pass it. The Rope passes the test of a Trapdoor or a Hole in the Roof. What you bring up
          from the catacombs stays with you.
        </>
      ),
      special: (
        <>
          <b>Secret Door:</b> you move at once to an adjacent space, walls or not. <b>Passage Down:</b> you
          put down an entrance marker, and next turn you may go down. <b>Wizard’s Curse:</b> all Corridors
          turn, with whoever is in them. <b>Hidden Trap:</b> you draw a trap card. <b>Deep Elf:</b> you may
          bribe him with Loot; a die is rolled and multiplied by 100. If it is less than your gold, you may
          leave; if it is more, you fight; if it is the same, nothing happens.
        </>
      ),
      runes: (
        <>
          Each rune works only once, at the moment its text says, and then it is gone. The table asks you when
          that moment comes. How often it asks is up to you, on your hero sheet.
        </>
      ),
    },
  },
  monsters: {
    title: 'Monsters',
    text: {
      meet: (
        <>
          A monster comes with a card, out of a threat, or because its token is in the room. The player to
          your left takes its four power cards and a face-down token: its Life, which only they know. Then you
          choose to escape or to attack.
        </>
      ),
      escape: (
        <>
          To <b>escape</b>, both of you turn up a power card. If your escape value is equal or higher, you go
          back the way you came and your turn ends. If not, you are wounded and must fight, now without those
          two cards. You cannot escape in a room with a portcullis, after a special move, or if the way back
          is shut.
        </>
      ),
      stays: (
        <>
          A monster that is still alive stays in the room as a token and waits for the next hero; if it dies,
          it goes back to the supply. A token is faced before the room. In the catacombs none stays behind.
        </>
      ),
      players: (
        <>
          The player to the left always plays the monsters, whether their own hero is alive, out or dead. A
          bot in that place knows no more than a person would.
        </>
      ),
    },
  },
  combat: {
    title: 'Combat',
    text: {
      round: (
        <>
          A hero against a monster, round by round. At the start each takes one of their power cards at
          random, and both fill their hands to five cards from the same deck. Hands are secret.
        </>
      ),
      reveal: (
        <>
          Both choose a card and turn it up together. Waiting effects come first, then the power cards, the
          hero’s first. A cancelled card is worth 0. Whoever has no cards plays none.
        </>
      ),
      counter: (
        <>
          Every card is melee, ranged or magic; the small sign in the corner is the type it can{' '}
          <b>counterattack</b>. If you are not ahead and your card can counterattack the other’s type, you may
          add cards with the same sign, one by one, until you are ahead or do not want to go on.
        </>
      ),
      damage: (
        <>
          The higher total wins. All cards that the winner has played go to the loser’s <b>damage pile</b>:
          each counts as one wound in this combat. The piles lie open.
        </>
      ),
      deathblow: (
        <>
          If a card of the winner has the same type as any card in the <b>combat stack</b>, all cards of that
          type go to the damage pile too: a deathblow. Then the loser’s cards go to the combat stack.
        </>
      ),
      stalemate: (
        <>
          If the totals are equal there is a stalemate: all cards go to the combat stack and nobody takes
          damage.
        </>
      ),
      end: (
        <>
          The monster dies when its damage pile reaches its Life; you die when your wounds and your pile reach
          yours. If you win, your pile becomes wounds. If both of you fall at once, the hero is dead.
          Afterwards all cards go back to their decks and are shuffled.
        </>
      ),
      power: (
        <>
          Two fine points: the card that comes in with Guided Shot counts for everything that follows, and its
          text works. And where a printed attack value is asked for, it is that of the first card.
        </>
      ),
    },
  },
  dragon: {
    title: 'The Dragonlord',
    text: {
      draw: (
        <>
          In the Treasure Chamber you draw a dragon card. Seven of the eight say that Kalladra sleeps on: you
          draw two treasure cards and your turn ends. On later turns you leave through any passage, or stay
          and draw another card, from those that are left.
        </>
      ),
      rage: (
        <>
          <b>Dragon Rage</b> strikes everybody in the chamber: they discard their treasure cards, suffer as
          many wounds as two dice show and, if they are still alive, retreat through a passage without a door
          or portcullis. Whoever cannot, dies.
        </>
      ),
      back: (
        <>
          Dragon cards that have been drawn stay out as long as anybody is in the chamber. When a turn ends
          and it is empty, all of them are shuffled again. Everybody in there shares the same deck.
        </>
      ),
    },
  },
  catacombs: {
    title: 'The catacombs',
    text: {
      down: (
        <>
          You go down by a Catacomb Entrance, an entrance marker, a Passage Down – or by falling off a Bridge.
          You choose where your travel marker points, and your figure leaves the board. That was your turn.
        </>
      ),
      below: (
        <>
          Each turn you draw a catacomb card instead of acting. They pile up: their number is how far you have
          gone. When the sun sets, you are still in the dungeon.
        </>
      ),
      up: (
        <>
          When a card lets you out, you choose left or right and roll a die. You go as many spaces in the
          direction of your arrow as you have cards, and then as many to that side as the die shows, stopping
          at the outer wall. There you come up; if the space is unexplored, you draw a tile and turn it as you
          like. On your next turn you face the room, and for that whole turn you cannot escape from any
          monster.
        </>
      ),
      naga: (
        <>
          The Giant Naga makes you turn back: you travel as if you were leaving, but you stay in the
          catacombs, facing the other way and counting from zero.
        </>
      ),
    },
  },
  end: {
    title: 'Getting out, and the end',
    text: {
      leave: (
        <>
          You leave by any tower, on entering it or at the start of a turn there, with{' '}
          <b>at least one Loot card</b>. Then you are safe, with all you carry.
        </>
      ),
      count: (
        <>
          When nobody is left inside, chests, imps and tomes are used, and the gold is counted. The most gold
          wins; in a tie, the most valuable card, and then the most cards. If all that is equal too, the
          victory is shared.
        </>
      ),
      nobody: <>If nobody has got out, Kalladra wins.</>,
      solo: (
        <>
          In a solo game an automaton plays the monsters: it plays the top card of the deck, and
          counterattacks with the next five if that beats you. Power cards only serve to escape. You win if
          you get out with a treasure card.
        </>
      ),
    },
  },
  variants: {
    title: 'Optional rules',
    text: {
      duel: (
        <>
          <b>Hero versus Hero.</b> You may enter a space with another hero and fight until somebody has four
          cards in the damage pile. The winner takes a Loot card, and the loser flees. Never in the Treasure
          Chamber.
        </>
      ),
      servants: (
        <>
          <b>Servants of Kalladra.</b> A player whose hero has died moves one monster token each turn or, if
          there are fewer monsters than heroes, calls another one next to a tower. A monster that reaches a
          hero attacks at once, played by whoever moved it.
        </>
      ),
      focused: (
        <>
          <b>Focused Determination.</b> Only the tokens that were needed are spent; the rest help with any
          later test.
        </>
      ),
      wait: (
        <>
          <b>Death Can Wait.</b> Whoever would die falls unconscious instead: a die says how many Loot cards
          are lost, half the wounds go, and the turn ends. The sunset still kills.
        </>
      ),
      tower: (
        <>
          <b>Tower Power.</b> On entering a tower you may appear in another one that is empty, and you must
          move on from there. Not twice in a row.
        </>
      ),
      secrets: (
        <>
          <b>Secrets.</b> Loot lies face down: the others see how many cards you have and from which decks.
        </>
      ),
      magical: (
        <>
          <b>Magical Power.</b> Each hero starts with two runes instead of one, or with more, as far as the
          twelve go round.
        </>
      ),
      live: (
        <>
          <b>Live to Fight Another Day.</b> When you win a round, you may look for a way to escape instead of
          dealing damage. If you win the next one too, you escape. Not where you cannot escape.
        </>
      ),
      glory: (
        <>
          <b>No Glory without Courage:</b> to leave you need a treasure card. <b>Monstrous Treasures:</b> when
          you kill a monster, a roll below its Life finds a treasure. <b>Late Start:</b> the sun begins up to
          six spaces further on.
        </>
      ),
      earlier: (
        <>
          <b>Escape and teleportation.</b> As the rulebook says, you cannot escape from any monster during the
          whole turn after leaving the catacombs, wherever it is met, and the Teleportation Rune may replace a
          forced move, even the one out of darkness. Your table may also choose the earlier way: then only a
          monster met where you come up cannot be escaped, and the rune replaces neither a forced return nor
          the move out of darkness. <b>After a defeat.</b> With Death Can Wait, whoever is felled by Dragon
          Rage and cannot retreat falls once and wakes up in an adjacent space, and the loser of a duel who
          has to stay, or an attacker who wins it and falls, faces the room on their next turn. The earlier
          way was to fall twice, and to face the room not at all or at once.
        </>
      ),
      rulings: <>Where the printed rulebook is silent, the table always decides the same way.</>,
    },
  },
};

export const rulebook: Rulebook = bookIn('en', words);
