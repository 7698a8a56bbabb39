export { type GameFigures, measureGame } from './playouts.ts';
