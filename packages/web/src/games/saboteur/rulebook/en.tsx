import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type BookWords, bookIn } from './outline.ts';
import { numbers } from './pictures.tsx';

const words: BookWords = {
  idea: {
    title: 'What it is about',
    text: {
      goal: (
        <p>
          Three to ten dwarves dig for gold. The <b>miners</b> want a tunnel from the ladder to the treasure,
          which lies under one of three goal cards. The <b>saboteurs</b> are paid for seeing that they never
          get there. You only know what you are yourself. After three rounds, each with new roles, whoever has
          the most nuggets wins.
        </p>
      ),
      doubt: (
        <p>
          One dwarf card is always left over, unseen. So even the number of saboteurs is in doubt: the table
          tells you the two numbers it can be, never which. Say what you like about your role, your hand and
          what the map showed you. Nobody has to believe it.
        </p>
      ),
    },
  },
  prepare: {
    title: 'Before you dig',
    text: {
      dwarves: (
        <>
          <p>
            Take as many dwarf cards as the table says, one more than there are players; the others stay in
            the box. Shuffle them at the start of every round and deal one to each player. The last one is put
            aside face down. Tap your own card to look at it; tap again, or anywhere else, and it lies face
            down again.
          </p>
          {numbers(['Players', 'Saboteurs', 'Miners', 'Hand'])}
        </>
      ),
      table: (
        <p>
          The start card with the ladder lies open. The three goals (one treasure, two stones) are shuffled
          and laid face down in a column, with room for seven cards between them and the ladder and for one
          card between two goals. The fine lines only help you count: the mine may grow beyond them, even
          behind the ladder or behind the goals.
        </p>
      ),
      deal: (
        <p>
          Forty path cards and twenty-seven action cards make one draw pile. Everybody gets four to six cards,
          depending on the number of players. All tools are whole, the discard pile is empty.
        </p>
      ),
      gold: <p>The twenty-eight gold cards are shuffled into a pile of their own, face down.</p>,
      first: <p>Who begins the first round is drawn by lot, unless the host has chosen somebody.</p>,
    },
  },
  turn: {
    title: 'Your turn',
    text: {
      one: (
        <p>
          Turns go clockwise. On yours you do exactly one thing: <b>lay a path card</b>, <b>play an action</b>
          , or <b>discard a card</b>. You may always discard, even if you could do something better.
        </p>
      ),
      draw: (
        <p>
          Then you draw the top card of the pile, and your turn is over. When the pile is empty nobody draws
          any more; it is never refilled.
        </p>
      ),
      discard: (
        <p>
          What you discard lies face down, and nobody ever learns what it was. Cards that were played and are
          gone lie face up; everybody may look through those.
        </p>
      ),
      empty: <p>With no card left you simply pass.</p>,
    },
  },
  digging: {
    title: 'Digging',
    text: {
      cards: (
        <p>
          A path card goes on an empty place, upright: as it is or turned by half, never crosswise. Pick a
          card and its places light up; tap the card, or the ghost, or press R to turn it. A card that looks
          the same both ways is offered once. What lies there is never moved, turned or covered.
        </p>
      ),
      fit: (
        <p>
          It must <b>fit all open neighbours</b>: where it touches another card, both sides have a tunnel or
          both have rock. The stub of a dead end counts as a tunnel here.
        </p>
      ),
      join: (
        <p>
          And it must <b>go on from the ladder</b>: one of its tunnels has to meet the tunnel of a card that
          is joined to the start. Joined tunnels are lit. Those that are cut off are dark, with torn rails and
          a cross; nothing can be laid on from them alone.
        </p>
      ),
      dead: (
        <p>
          On a <b>dead end</b> boulders block the middle. You may lay it where one of its stubs goes on from
          the ladder, but nothing goes on through it, and it reaches no goal.
        </p>
      ),
      goals: (
        <p>
          A goal that still lies face down does not matter for fitting: you may turn rock or tunnel toward it.
        </p>
      ),
      tools: (
        <p>With a broken tool in front of you when your turn begins, you cannot lay path cards at all.</p>
      ),
    },
  },
  tools: {
    title: 'Broken tools',
    text: {
      break: (
        <p>
          Pickaxe, lantern and cart can be broken: play the card on any player, yourself included if that
          serves your story. Nobody can have the same tool broken twice. If everybody has it broken already,
          the card can only be discarded.
        </p>
      ),
      still: <p>Whoever cannot dig may still play actions and discard.</p>,
      repair: (
        <p>
          A repair card takes away a broken tool that it shows, from any player, yourself included. Both cards
          go to the discards, face up. Repairing is your turn: you dig again in the next one.
        </p>
      ),
      double: <p>A card with two tools repairs one of them, which one is up to you; never both.</p>,
    },
  },
  tricks: {
    title: 'Rockfall and map',
    text: {
      rockfall: (
        <p>
          A <b>rockfall</b> takes one path card out of the mine, tunnel or dead end, wherever it lies; never
          the ladder or a goal. With no path card on the table it cannot be played.
        </p>
      ),
      gap: (
        <p>
          The gap may be filled again by a card that fits on all sides. What has been cut off stays where it
          is and comes back to light once it is joined again.
        </p>
      ),
      map: (
        <p>
          With a <b>map</b> you look at one goal that lies face down. Only you see the card; the others see
          where you looked. This table remembers it for you until the end of the round, and if you know two
          goals it works out the third. A goal that lies open cannot be looked at.
        </p>
      ),
    },
  },
  goals: {
    title: 'Reaching a goal',
    text: {
      reach: (
        <p>
          When you lay a tunnel whose open side touches a goal, the goal is turned up; if it touches two, both
          are, at the same time. A dead end turns up nothing.
        </p>
      ),
      stone: (
        <p>
          A <b>stone</b> is laid so that its tunnel meets yours. Its other side need not fit what lies there
          already: only goals may do that. From now on it is a piece of the mine like any other, except that
          no rockfall can take it.
        </p>
      ),
      treasure: (
        <p>
          The <b>treasure</b> ends the round at once: the miners have won, even on the very last card. Nobody
          draws any more.
        </p>
      ),
    },
  },
  end: {
    title: 'When the cards run out',
    text: {
      out: (
        <p>
          If the pile is empty after a turn and nobody holds a card that they could play, the round is over
          and the treasure stays buried: the saboteurs have won. As long as the round goes on, somebody holds
          a card that can be played; whose and which, nobody is told.
        </p>
      ),
      masks: (
        <p>
          Now masks off: all dwarf cards are turned up, the one left over as well, and all goals. Hands stay
          hidden.
        </p>
      ),
    },
  },
  gold: {
    title: 'The gold',
    text: {
      cards: (
        <p>
          A gold card is worth one, two or three nuggets. It stays face down in front of you until the end;
          everybody may count the cards, nobody the nuggets.
        </p>
      ),
      miners: (
        <p>
          If the treasure was reached, as many gold cards are drawn as there were miners among the players.
          The card left over does not count.
        </p>
      ),
      draft: (
        <p>
          Whoever broke through looks at all of them in secret, keeps one and hands on the rest to the right,
          to the next miner, and so on; saboteurs are skipped. If it was a saboteur who broke through, the
          first miner to their right begins. The last card goes to the last miner by itself.
        </p>
      ),
      nothing: <p>Saboteurs get nothing then, even one who broke through.</p>,
      saboteurs: (
        <p>
          If the treasure stayed buried, each saboteur gets <b>4</b> nuggets if there was one, <b>3</b> if
          there were two or three, <b>2</b> if there were four. Only players count. If there was no saboteur
          at all, which can happen with three or four players, nobody gets anything.
        </p>
      ),
      change: (
        <p>
          The table pays from the pile, in turn from whoever began the round, with as few and as large cards
          as it can. Should the pile ever lack the change, the rest is written down as nuggets without a card.
        </p>
      ),
    },
  },
  next: {
    title: 'The next round and the end',
    text: {
      again: (
        <p>
          Everybody keeps their gold. Dwarf cards, goals and the whole pile are shuffled and dealt anew, and
          what is left of the gold is shuffled too.
        </p>
      ),
      starter: (
        <p>
          The next round is begun by the player to the left of whoever laid the last path card, even if it is
          gone by now. If none was laid: left of the one who began this round.
        </p>
      ),
      final: (
        <p>
          After the last round all gold is turned up. Most nuggets win; whoever has the same number shares the
          place.
        </p>
      ),
    },
  },
  variants: {
    title: 'House rules',
    text: {
      draft: (
        <p>
          <b>Gold as in the first edition:</b> as many gold cards are drawn as there are players (nine with
          ten), and they go round the miners until none is left.
        </p>
      ),
      end: (
        <p>
          <b>To the last card:</b> without the treasure a round ends only when all hands are empty.
        </p>
      ),
      starter: (
        <p>
          <b>Next to begin:</b> left of whoever used the last card of any kind, discards included.
        </p>
      ),
      all: (
        <p>
          <b>All saboteurs in play:</b> one miner card fewer, so that no dwarf card is left over and everybody
          knows how many saboteurs there are.
        </p>
      ),
      rounds: (
        <p>
          <b>Shorter game:</b> one or two rounds instead of three.
        </p>
      ),
      first: (
        <p>
          <b>First player:</b> drawn by lot, or the seat that the host has chosen.
        </p>
      ),
    },
  },
};

export const rulebook: Rulebook = bookIn('en', words);
