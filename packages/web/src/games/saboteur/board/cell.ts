import { tileHeight, tileWidth } from '../art/tunnel.ts';

/** Where a cell of the maze lies on the plane. */
export const cellStyle = (x: number, y: number): { readonly transform: string } => ({
  transform: `translate(${x * tileWidth}px, ${y * tileHeight}px)`,
});
