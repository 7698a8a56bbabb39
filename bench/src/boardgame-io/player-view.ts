import type { Ctx } from 'boardgame.io';
import type { AsideCard, G, PlacedCard } from './state.ts';

const hide = (card: PlacedCard, viewer: string | null): PlacedCard =>
  card.by === viewer ? card : { by: card.by };

/** What one player may see. The deck and cards that others placed face down stay hidden until the run is over. */
export function playerView({ G, playerID }: { G: G; ctx: Ctx; playerID: string | null }): G {
  if (G.run !== null && G.run.success !== null) return { ...G, deck: [], deckSize: G.deck.length };
  const aside = (id: string, cards: AsideCard[]): AsideCard[] =>
    id === playerID ? cards : cards.map(({ tile }) => ({ tile }));
  return {
    ...G,
    deck: [],
    deckSize: G.deck.length,
    drawn: G.drawn === null ? null : hide(G.drawn, playerID),
    pile: G.pile.map((card) => hide(card, playerID)),
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, player]) => [id, { ...player, aside: aside(id, player.aside) }]),
    ),
  };
}
