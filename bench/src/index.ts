export { type BoardgameIoFigures, measureBoardgameIo } from './boardgame-io/measure.ts';
export { type GameFigures, measureGame } from './playouts.ts';
export { measurePunctuality, type Punctuality } from './punctuality.ts';
export { measureSearch, measureShared, type SearchFigures, type SharedFigures } from './search.ts';
