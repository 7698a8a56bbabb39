import type { PlacedHero } from '@mazmorra/dungeonquest/position';

/** The hero of the reader: strong, clumsy, well armoured, and without decisions of his own before a combat. */
export const HUGO = 'hugo-the-glorious';

/** The neighbour, who waits in the opposite tower. */
export const NEIGHBOUR: PlacedHero = { hero: 'tatianna', at: [12, 9] };
