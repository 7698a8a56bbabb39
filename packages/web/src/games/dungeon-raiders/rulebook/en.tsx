import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { bookIn, told } from './outline.ts';

export const rulebook: Rulebook = bookIn('en', {
  goal: {
    title: 'What it is about',
    bodies: told(
      <p>
        Five levels down, five rooms on each: 25 rooms, and a boss in the last one. In every room each of you
        plays a single card. <strong>Whoever comes out with the most coins wins</strong> – unless they carry
        the most wounds, for then they collapse at the door and win nothing.
      </p>,
      <p>
        Three to five raiders take part, and all of them stay in until the very end. Once the cards are dealt
        there is no more luck: everything after that is your own doing, and your friends’.
      </p>,
    ),
  },
  setup: {
    title: 'Before you go in',
    bodies: told(
      <p>
        Thirty room cards are shuffled and six put away unseen. Under the other 24 goes one of the ten bosses,
        also unseen: the pile has 25 cards, and the boss is the last. Of the seven level cards two stay in the
        box. The items lie open in four piles of six; how many are left of each is plain for all to see.
      </p>,
      <p>
        Everybody is dealt a character, which says what you start with: coins, wounds and perhaps an item. The
        Explorer brings a torch, the Knight a sword, the Thief a key, the Wizard two crystal balls; the
        Warrior brings nothing but perfect health. After that the character has no further effect.
      </p>,
      <p>
        Each of you also holds five power cards, 1 to 5. Coins, wounds and characters are open; your hand is
        your own.
      </p>,
    ),
  },
  level: {
    title: 'A level',
    bodies: told(
      <p>
        At the start of each level a level card tells how the next five rooms are laid out: some doors stand
        open, the others stay dark until you walk in. Five levels are played, each with a pattern of its own,
        and the first door of a level is always open.
      </p>,
      <p>
        The fifth room of level 5 is the boss. Everybody knows <em>that</em>; you see <em>which</em> boss it
        is only if the level card leaves that door open, or with a torch.
      </p>,
    ),
  },
  room: {
    title: 'A room, step by step',
    bodies: told(
      <>
        <p>Rooms are entered from left to right, none is skipped.</p>
        <ol>
          <li>A dark room is turned up: now all of you see it.</li>
          <li>Everybody chooses one card and lays it face down, all at the same time.</li>
          <li>When the last one has chosen, all cards are turned up together.</li>
          <li>Whoever played a crystal ball plays another card.</li>
          <li>The room is resolved.</li>
        </ol>
      </>,
      <p>
        A card laid face down is played: it stays. That somebody has chosen is plain to see, what they have
        chosen is not.
      </p>,
      <p>
        The room is resolved for everybody at once, going by how things stood when the cards were turned up;
        it makes no difference where you sit. Then the room is behind you.
      </p>,
      <p>
        Power cards you have played stay in front of you, open, until the level ends: every one of them serves
        once a level. After the fifth room all five come back to hand. Items do not: once used, they return to
        the supply – torches and crystal balls at once, keys and swords after the room.
      </p>,
      <p>
        You must always play a card; there is no passing. And you always can: five rooms, five power cards,
        and a room takes one at most.
      </p>,
    ),
  },
  cards: {
    title: 'Items',
    bodies: told(
      <p>
        Items serve once. An item that does nothing in a room cannot be played there, not even as a bluff.
        Several of the same kind are simply more of it.
      </p>,
      <p>
        <strong>Torch.</strong> Use it whenever the game waits for somebody’s card, yours or anyone’s: you,
        and you alone, see every dark room of this level. The others learn that you looked, not what you saw.
        It is not your card for the room – that one you still play. If there is nothing new for you to see,
        you keep the torch. Only against the Wolf Pack can a torch be played as a card.
      </p>,
      <p>
        <strong>Crystal ball.</strong> Play it as your card. It goes back to the supply, and with all the
        cards open before you, you play another one; only that last card counts. If several of you played a
        ball, you choose in secret again and turn up together. The next card may be another ball.
      </p>,
      <p>
        <strong>Key.</strong> A 5 in treasure rooms, and ties with a 5. No good anywhere else, except for
        slipping away from the Mega Dragon.
      </p>,
      <p>
        <strong>Sword.</strong> A 5 against monsters and bosses, and ties with a 5. The Golem only laughs:
        against it a sword is a 1.
      </p>,
    ),
  },
  treasure: {
    title: 'Treasure',
    bodies: told(
      <p>
        The highest card takes the chest. Where there are two chests, the second-highest card takes the
        smaller one.
      </p>,
      <p>
        Players who tie share, rounded down; what is left over is lost, and a chest may be too small for all
        its winners. In the picture the 5 and the key share four coins, and the 3 takes the whole second
        chest. If all of you play the same value, the second chest stays shut.
      </p>,
    ),
  },
  monster: {
    title: 'Monsters',
    bodies: told(
      <p>
        The shield is the strength of the monster for as many of you as there are; the drop is how many wounds
        it deals.
      </p>,
      <p>
        Add up all cards. If you reach the strength, the monster is defeated and nothing happens – there is no
        reward either. If not, whoever played the lowest card takes the wounds; if several tie, each of them
        takes them all. The picture: 4, 2, sword and 2 make 13 against the Dragon’s 18, so both 2s take three
        wounds.
      </p>,
    ),
  },
  vault: {
    title: 'Vaults',
    bodies: told(
      <p>
        Here nobody is in anybody’s way: the value of your card decides what you receive. Only power cards
        count in a vault.
      </p>,
      <p>
        Items come from the supply. If more of you want an item than the pile holds, none of you gets it.
        Torches and balls used in this very room are already back on their piles.
      </p>,
      <p>
        Coins go to everyone who is due them, in full. A potion takes away wounds, down to none. You cannot
        refuse what you are due, not even to keep the wounds that would save you from the next trap.
      </p>,
    ),
  },
  trap: {
    title: 'Traps',
    bodies: told(
      <p>
        Only one thing matters: the highest card anybody has played. The higher it is, the worse the trap;
        with low cards it does not go off at all. The picture shows the Lava Trap.
      </p>,
      <p>
        Lava and Magnet take coins from the richest. Spikes and Boulder wound whoever has the fewest wounds.
        Players who tie are all hit in full, and it makes no difference who played the high card. Who is
        richest or healthiest is settled before the trap springs, and having none counts too.
      </p>,
    ),
  },
  tokens: {
    title: 'Coins and wounds',
    bodies: told(
      <p>
        Nobody can carry more than 20 coins; what is above that is lost. Nobody falls below 0: whoever cannot
        pay in full pays what they have. Wounds have no limit and nobody dies of them on the way – only the
        count at the end matters.
      </p>,
    ),
  },
  boss: {
    title: 'The boss',
    bodies: told(
      <p>
        The last room is fought like any monster: strength, sum, lowest card. Swords work here. But every boss
        has a habit of its own.
      </p>,
      <p>
        Three bosses let you <strong>escape</strong> with the right item as your card: you add nothing to the
        sum, and you cannot be attacked. The strength stays what it was. If everybody escapes, nobody is
        attacked.
      </p>,
      <ul>
        <li>
          <strong>Tax Collector:</strong> takes 3 coins instead of blood.
        </li>
        <li>
          <strong>Medusa:</strong> turns the attacked to stone. They are out of the game.
        </li>
        <li>
          <strong>Vampire:</strong> 1 wound and 2 coins.
        </li>
      </ul>,
      <p>
        <strong>Sphinx</strong> (2 wounds) and <strong>Minotaur</strong> (1 wound) respect strength: defeated
        or not, the highest card earns 2 coins or 1 coin, and all who tie earn as much. If all cards are equal
        and the boss is not defeated, nobody earns any.
      </p>,
      <p>
        <strong>Wolf Pack</strong> (2 wounds): wolves fear fire, and a torch played as your card lets you
        escape. <strong>Necromancer</strong> (2 wounds): a crystal ball lets you escape; here it gives you no
        further card.
      </p>,
      <ul>
        <li>
          <strong>Mega Dragon:</strong> cannot be defeated, 3 wounds to the lowest card. A key lets you
          escape.
        </li>
        <li>
          <strong>Golem:</strong> cannot be defeated, 2 wounds to the lowest card – and a power 5 or a sword
          counts as 1.
        </li>
        <li>
          <strong>Mummy:</strong> cannot be defeated, 2 wounds to the <em>highest</em> card.
        </li>
      </ul>,
      <p>After the boss the raid is over at once. Cards and items you still hold are worth nothing.</p>,
    ),
  },
  end: {
    title: 'The end',
    bodies: told(
      <p>
        First the wounds. Whoever carries the most collapses and cannot win. If all of you carry the same
        number, nobody collapses.
      </p>,
      <p>
        With four or five players all who tie for the most wounds collapse. With three, only somebody who is
        alone at the top does; if two tie, both stay on their feet.
      </p>,
      <p>
        Of those still standing, the most coins win; on a tie, the fewest wounds. If that is equal too, you
        share the victory.
      </p>,
      <p>
        Those whom Medusa turned to stone take no part in the counting: neither their wounds nor their coins
        are looked at. If she got everybody, everybody has lost.
      </p>,
    ),
  },
  tactical: {
    title: 'The tactical variant',
    bodies: told(
      <p>
        Here cards are played open and one after another. The map card says who begins; at first it is dealt
        at random. From its holder on you play clockwise, each seeing all that lies there already.
      </p>,
      <p>
        Whoever plays a crystal ball waits until everybody has played, then plays another card, again
        clockwise from the map. The balls go back together before the room is resolved. Against the
        Necromancer a ball is final.
      </p>,
      <p>
        After the room the highest card takes the map and must begin in the next one, also across levels. On a
        tie it goes to the first of the tied players after its holder, who comes last.
      </p>,
      <p>
        Everything else stays: rooms are resolved as always, and torches may be used during anybody’s turn.
      </p>,
    ),
  },
  choices: {
    title: 'What your table may choose',
    bodies: told(
      <p>
        With five players the Tax Collector, Medusa, the Sphinx and the Wolf Pack have strength 18, like the
        monsters of their size. Another source says 16; choose that if you like an easier end.
      </p>,
      <p>
        The English rulebook gives everybody the coins, wounds and items of the character; the Spanish one
        speaks of items only. A torch shows every dark room of the level; the Spanish card can be read as
        showing only one. If your table reads it so, you choose which, and another torch shows another.
      </p>,
      <p>
        In the tactical variant a tie for the map goes to the next tied player clockwise, or to the one
        nearest to the start player, who may then keep it.
      </p>,
    ),
  },
});
