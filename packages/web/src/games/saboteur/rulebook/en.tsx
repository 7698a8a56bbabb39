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
          which is one of three face-down goal cards. The <b>saboteurs</b> are paid if nobody gets there. You
          only know what you are yourself. After three rounds, each with new roles, whoever has the most
          nuggets wins.
        </p>
      ),
      doubt: (
        <p>
          One dwarf card is always left over, unseen. So even the number of saboteurs is in doubt: the table
          tells you the two numbers it can be, never which. You may say whatever you like about your role,
          your hand or what you saw with the map. Nobody has to believe you.
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
            As many dwarf cards are used as the table below says, one more than there are players; the others
            stay in the box. At the start of every round they are shuffled and one is dealt to each player.
            The last one is put aside face down. Tap your own card to look at it; tap again, or anywhere else,
            and it lies face down again.
          </p>
          {numbers(['Players', 'Saboteurs', 'Miners', 'Hand'])}
        </>
      ),
      table: (
        <p>
          The start card, the one with the ladder, lies face up. The three goals (one treasure, two stones)
          are shuffled and laid face down in a column, with room for seven cards between them and the ladder
          and for one card between two goals. The fine lines only help you count: the mine may grow beyond
          them, even behind the ladder or behind the goals.
        </p>
      ),
      deal: (
        <p>
          Forty path cards and twenty-seven action cards make one draw pile. Everybody gets four to six cards,
          depending on the number of players. All tools are in working order, and there are no discards yet.
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
          any more: the discards do not come back.
        </p>
      ),
      discard: (
        <p>
          What you discard lies face down, and nobody will ever know what it was. Cards that were played and
          have left the table lie face up; anybody may look through those.
        </p>
      ),
      empty: <p>If you have no cards left, you simply pass.</p>,
    },
  },
  digging: {
    title: 'Digging',
    text: {
      cards: (
        <p>
          A path card goes on an empty place, upright: as it is or turned half round, never sideways. Pick a
          card and the places it fits light up; tap the card or its outline, or press R, to turn it. A card
          that looks the same both ways is offered once. Cards on the table are never moved, turned or
          covered.
        </p>
      ),
      fit: (
        <p>
          It must <b>fit all face-up cards around it</b>: where it touches another card, both sides have a
          tunnel or both have rock. The stub of a dead end counts as a tunnel here.
        </p>
      ),
      join: (
        <p>
          And it must <b>go on from the ladder</b>: one of its tunnels has to meet the tunnel of a card that
          is joined to the start. Joined tunnels are lit. Those that are cut off are dark, with torn rails and
          a cross; nothing can go on from them alone.
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
          A goal that still lies face down does not matter for fitting: you may put rock or tunnel next to it,
          as you like.
        </p>
      ),
      tools: <p>If you have a broken tool when your turn begins, you cannot lay any path card.</p>,
    },
  },
  tools: {
    title: 'Broken tools',
    text: {
      break: (
        <p>
          Pickaxe, lantern and cart can be broken: play the card on any player, even on yourself if that suits
          your story. Nobody can have the same tool broken twice. If everybody has it broken already, the card
          can only be discarded.
        </p>
      ),
      still: <p>Whoever cannot dig may still play actions and discard.</p>,
      repair: (
        <p>
          A repair card repairs the tool it shows, for any player, even for you. It goes to the discards
          together with the card of the broken tool, both face up. Repairing takes your turn: you can dig in
          the next one.
        </p>
      ),
      double: <p>A card with two tools repairs one of them, whichever you say; never both.</p>,
    },
  },
  tricks: {
    title: 'Rockfall and map',
    text: {
      rockfall: (
        <p>
          A <b>rockfall</b> takes one path card out of the mine, tunnel or dead end, wherever it lies; never
          the ladder or a goal. If there is no path card on the table, it cannot be played.
        </p>
      ),
      gap: (
        <p>
          The gap may be filled again by a card that fits on all sides. Whatever has been cut off stays where
          it is and lights up again once it is joined.
        </p>
      ),
      map: (
        <p>
          With a <b>map</b> you look at one goal that lies face down. Only you see the card; the others see
          where you looked. This table remembers it for you until the end of the round, and if you know two
          goals it works out the third. A goal that has been turned up cannot be looked at.
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
          A <b>stone</b> is laid so that its tunnel meets yours. Its other side need not fit the cards already
          there: only goals are allowed that. From now on it is a piece of the mine like any other, except
          that no rockfall can take it.
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
          If the pile is empty after a turn and nobody holds a card they could play, the round is over and the
          treasure stays buried: the saboteurs have won. As long as the round goes on, somebody holds a card
          that can be played; nobody is told who or which.
        </p>
      ),
      masks: (
        <p>
          And now, masks off: all dwarf cards are turned up, the one left over too, and all goals. Hands are
          not shown.
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
          anybody may count your cards, but not your nuggets.
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
          Whoever broke through looks at all of them in secret, keeps one and passes on the rest to the right,
          to the next miner, and so on; saboteurs are skipped. If it was a saboteur who broke through, the
          first miner to their right begins. The last miner gets the last card.
        </p>
      ),
      nothing: <p>The saboteurs get nothing then, not even the one who broke through.</p>,
      saboteurs: (
        <p>
          If the treasure stayed buried, each saboteur gets <b>4</b> nuggets if there was one, <b>3</b> if
          there were two or three, <b>2</b> if there were four. Only players count. If there was no saboteur
          at all, which can happen with three or four players, nobody gets anything.
        </p>
      ),
      change: (
        <p>
          The table pays from the pile, in turn from whoever began the round, with the highest cards it can.
          If there is ever no change, the rest is noted as nuggets without a card.
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
          The player to the left of whoever laid the last path card begins the next round, even if that card
          is gone by now. If none was laid, the player to the left of whoever began this round.
        </p>
      ),
      final: (
        <p>
          After the last round all gold is turned up. Whoever has the most nuggets wins; in a tie the victory
          is shared.
        </p>
      ),
    },
  },
  variants: {
    title: 'House rules',
    text: {
      draft: (
        <p>
          <b>Gold as in the first edition:</b> as many gold cards are drawn as there are players (nine if
          there are ten), and they go round the miners until none is left.
        </p>
      ),
      end: (
        <p>
          <b>To the last card:</b> without the treasure a round ends only when all hands are empty.
        </p>
      ),
      starter: (
        <p>
          <b>Next to begin:</b> the player to the left of whoever used the last card, whatever it was, even a
          discard.
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
