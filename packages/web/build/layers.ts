import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the style sheets of a folder or a file belong, the more exact name first. `src/look/css/layers.css` has the order. */
const LAYERS: readonly (readonly [place: string, layer: string | undefined])[] = [
  ['look/css/layers.css', undefined],
  ['look/css/fonts.css', 'tokens'],
  ['look/css/tokens.css', 'tokens'],
  ['look/css/base.css', 'base'],
  ['look/css/state.css', 'state'],
  ['look/', 'parts'],
  ['motion/', 'parts'],
  ['parts/', 'parts'],
  ['table/layout.css', 'layout'],
  ['games/', 'game'],
  ['', 'shell'],
];

/** The cascade layer of a style sheet, named from `src`. */
export const layerOf = (file: string): string | undefined =>
  LAYERS.find(([place]) => file.startsWith(place))?.[1];

/** Puts every style sheet into the cascade layer of its folder, so that neither their order nor their specificity decides between folders. */
export function layers(source: string): Plugin {
  return {
    name: 'mazmorra-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(code, id) {
        const layer = layerOf(relative(source, id).replaceAll('\\', '/'));
        return layer === undefined ? undefined : { code: `@layer ${layer} {${code}}`, map: null };
      },
    },
  };
}
