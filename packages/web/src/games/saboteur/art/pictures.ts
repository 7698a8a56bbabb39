import rockfall from 'icon:falling-rocks';
import nuggets from 'icon:gold-nuggets';
import ladder from 'icon:hole-ladder';
import lantern from 'icon:lantern-flame';
import cart from 'icon:mine-wagon';
import helmet from 'icon:mining-helmet';
import treasure from 'icon:open-treasure-chest';
import mask from 'icon:robber-mask';
import stone from 'icon:stone-pile';
import map from 'icon:treasure-map';
import pickaxe from 'icon:war-pick';
import type { Role, Tool } from '@mazmorra/saboteur';
import type { Tint } from '../../../look/Icon.tsx';

export interface Drawing {
  readonly icon: string;
  readonly tint: Tint;
}

export const toolIcons: Readonly<Record<Tool, string>> = { pickaxe, lantern, cart };
export const roleDrawings: Readonly<Record<Role, Drawing>> = {
  miner: { icon: helmet, tint: 'gold' },
  saboteur: { icon: mask, tint: 'wound' },
};
export const pictures = { rockfall, nuggets, ladder, treasure, stone, map } as const;
