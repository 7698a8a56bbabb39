import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type BookWords, bookIn } from './outline.ts';

const words: BookWords = {
  idea: {
    title: 'What it is about',
    text: {
      goal: (
        <>
          There is one adventurer and one dungeon, and nobody wants to be the one who goes in – unless it
          looks easy. Whoever comes out of a dungeon alive <b>twice</b> wins. Whoever fails twice is out of
          the game, and if only one player is left, that one wins too.
        </>
      ),
      bluff: (
        <>
          A round has two halves. In the <b>bidding</b> you take turns filling the dungeon with monsters or
          stripping the adventurer of equipment, until all but one have backed out. The one who is left{' '}
          <b>goes in</b> with whatever remains. So it is a game of nerve: make it look harmless and it may be
          you who has to prove it.
        </>
      ),
    },
  },
  box: {
    title: 'What is on the table',
    text: {
      monsters: (
        <>
          <b>Thirteen monsters</b> of eight kinds: two each of Goblin, Skeleton, Orc, Vampire and Golem, and
          one Lich, one Demon and one Dragon. The shield shows the strength: the hit points it costs anybody
          who cannot defeat it. There is no 8. All thirteen are shuffled at the start of every round. The
          small signs along the lower edge remind you which equipment defeats it.
        </>
      ),
      heroes: (
        <>
          <b>Four adventurers.</b> One of them is in the middle for the whole round and belongs to everybody.
          The heart shows their own hit points: Warrior 3, Barbarian 4, Mage 2, Rogue 3. With all their
          equipment each of them has 11.
        </>
      ),
      equipment: (
        <>
          <b>Six pieces of equipment</b> come with each adventurer. Some add hit points, others defeat certain
          monsters. A monster defeated by a piece of equipment costs nothing, and the piece stays; only a few
          can be used just once.
        </>
      ),
      cards: (
        <>
          <b>Success cards and player aids.</b> Five success cards are in play; you take one for each dungeon
          you survive. Your player aid starts on its white side; your first failure turns it to red. On your
          panel these are two places for trophies and one for a skull.
        </>
      ),
    },
  },
  setup: {
    title: 'Before the first round',
    text: {
      seats: (
        <>
          Two to four players sit in a circle; the turn passes clockwise. Everybody begins without successes
          or failures.
        </>
      ),
      first: (
        <>
          The first adventurer is the Warrior, unless the table agrees on another one, on chance, or on
          leaving it to the starting player. Who starts the first round is drawn by lot.
        </>
      ),
      layout: (
        <>
          Every round begins the same way: the adventurer in the middle with all six pieces of equipment, the
          thirteen monsters as a face-down deck, an empty dungeon, and everybody who is still in the game in
          the bidding. The starting player takes the first turn.
        </>
      ),
    },
  },
  bidding: {
    title: 'The bidding',
    text: {
      turn: (
        <>
          On your turn you do one of two things: <b>draw</b> the top monster of the deck, or <b>pass</b>. Then
          it is the next player’s turn; those who have passed or are out of the game are skipped.
        </>
      ),
      pass: (
        <>
          Passing takes you out of this round, dungeon included: you are safe, but you cannot win it either.
          You may pass on your very first turn.
        </>
      ),
      draw: (
        <>
          When you draw, you alone look at the card, and you can no longer pass this turn. You must do one of
          two things with the monster: put it into the dungeon, or set it aside and sacrifice a piece of
          equipment.
        </>
      ),
      add: (
        <>
          <b>Into the dungeon:</b> the card goes face down on top of the pile, so the last one added comes out
          first. Everybody may count the pile and remember who added which card, but nobody may look. The
          table remembers your own cards for you.
        </>
      ),
      sacrifice: (
        <>
          <b>Sacrifice:</b> the monster goes face down in front of you and one piece of equipment of your
          choice on top of it. Both are out of play for this round; you may look again at the monsters you
          have set aside. The adventurer cannot be sacrificed. When no equipment is left, a drawn monster must
          go into the dungeon.
        </>
      ),
      empty: (
        <>
          If the deck is empty when your turn comes, you must pass. So whoever drew the last card will be the
          one who goes in.
        </>
      ),
      last: (
        <>
          As soon as only one player has not passed, the bidding is over. That player goes into the dungeon at
          once, without another turn. With two players a single pass is enough.
        </>
      ),
    },
  },
  dungeon: {
    title: 'In the dungeon',
    text: {
      enter: (
        <>
          Only the one who goes in takes part; the others watch and hope. The hit points to start with are
          those of the adventurer plus those of all the armour that is left.
        </>
      ),
      empty: (
        <>If the dungeon is empty, that was easy: it is a success at once, and nothing has to be named.</>
      ),
      reveal: (
        <>
          The cards are turned up one after another from the top of the pile. If a piece of equipment defeats
          the monster, it is discarded and nothing else happens. The table looks for the piece by itself and
          lights it up.
        </>
      ),
      damage: (
        <>
          If nothing defeats the monster, the hit points fall by its strength. With <b>0 or less</b> the
          adventurer is dead and the run has failed at once – exactly 0 is dead too. Whoever still has more
          than 0 after the last card has survived the dungeon.
        </>
      ),
    },
  },
  equipment: {
    title: 'The equipment, piece by piece',
    text: {
      armour: (
        <>
          <b>Armour</b> adds hit points when you go in, between 3 and 6. It has no other effect.
        </>
      ),
      always: (
        <>
          The <b>Torch</b> defeats monsters of strength 3 or less, the <b>Holy Grail</b> those of even
          strength, the <b>Invisibility Cloak</b> those of strength 6 or more, the <b>Dragon Spear</b> the
          Dragon, the <b>War Hammer</b> the Golems. They work every time and are never used up. If several
          would help, one is enough.
        </>
      ),
      blade: (
        <>
          <b>Vorpal Sword and Vorpal Dagger:</b> before the first card is turned up, name one of the eight
          kinds aloud. Every monster of that kind is defeated in this dungeon. You may name any kind, even one
          that cannot be there.
        </>
      ),
      axe: (
        <>
          <b>Vorpal Axe:</b> once per dungeon. When a monster is turned up that nothing else defeats, you may
          use the axe: this monster and every later one of its kind are defeated. You are only asked when it
          would help. (A house rule limits it to the one card.)
        </>
      ),
      potion: (
        <>
          <b>Healing Potion:</b> once per dungeon, by itself. When your hit points fall to 0 or less they
          become those printed on the adventurer – 4 for the Barbarian, 3 for the Rogue, no armour counted –
          and the run goes on. It works on the last card too.
        </>
      ),
      ring: (
        <>
          <b>Ring of Power:</b> defeats monsters of strength 2 or less and adds their strength to your hit
          points at once, without limit. It cannot bring back somebody who is already dead.
        </>
      ),
      pact: (
        <>
          <b>Demonic Pact:</b> defeats the Demon and the monster faced right after it, whatever it is – even
          if something else would have defeated that one. If the Demon comes last, there is nothing more to
          gain.
        </>
      ),
      polymorph: (
        <>
          <b>Polymorph:</b> once per dungeon. Right after a card is turned up you may exchange it for the top
          card of the monster deck; the old monster has no effect and you face the new one. Not possible when
          the deck is empty.
        </>
      ),
      omnipotence: (
        <>
          <b>Omnipotence:</b> a dead Mage who has it goes on turning up cards to the end of the pile. If all
          the monsters faced are of different kinds, the run is a success after all. An exchanged monster does
          not count, its replacement does; monsters lying in front of players never count.
        </>
      ),
    },
  },
  result: {
    title: 'Success and failure',
    text: {
      success: (
        <>
          <b>Success:</b> take a success card. With the second one you have won the game.
        </>
      ),
      failure: (
        <>
          <b>Failure:</b> the first one turns your player aid to red, the second puts you out of the game, but
          you keep any success card you have. Nobody else gains or loses anything.
        </>
      ),
      reveal: (
        <>
          Then everything of this round is turned up: the monsters set aside, and the cards of the dungeon
          that were not reached. What is left in the deck stays secret. Only now is a winner declared.
        </>
      ),
    },
  },
  next: {
    title: 'The next round',
    text: {
      back: (
        <>All monsters go back into the deck and are shuffled; all equipment returns to its adventurer.</>
      ),
      chooser: (
        <>
          Whoever was in the dungeon chooses the next adventurer – the same one again if they like – and
          starts the round. If that player has just been put out of the game, they still choose, but the next
          one clockwise starts.
        </>
      ),
      length: (
        <>
          Each round is a success or a failure for somebody, so a game is over after at most three rounds per
          player less one. There is always exactly one winner; all others share second place.
        </>
      ),
    },
  },
  house: {
    title: 'House rules',
    text: {
      firstAdd: (
        <>
          <b>First monster into the dungeon:</b> on the first turn of a round a drawn monster must go into the
          dungeon, for everybody or for the starting player only. Passing is still allowed.
        </>
      ),
      noPass: (
        <>
          <b>No passing on the first turn:</b> everybody must draw at least once per round.
        </>
      ),
      heroes: (
        <>
          <b>Adventurers:</b> the table may name the first one, leave it to chance or to the starting player;
          and it may let chance choose all later ones.
        </>
      ),
      axe: (
        <>
          <b>Vorpal Axe for a single card:</b> the axe defeats only the monster it is used on, not its whole
          kind.
        </>
      ),
      chooser: (
        <>
          <b>After an elimination:</b> whoever has just been in the dungeon chooses the next adventurer even
          when out of the game; your table may leave it to the new starting player. The success cards stay
          with whoever won them, unless your table wants them back.
        </>
      ),
      memory: (
        <>
          <b>From memory:</b> you are not shown again which monsters you put into the dungeon, neither on the
          table nor in the log, until they are turned up. You may always look at the card in your hand and at
          those you have set aside.
        </>
      ),
    },
  },
};

export const rulebook: Rulebook = bookIn('en', words);
