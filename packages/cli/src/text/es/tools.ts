import type { ToolsText } from '../en/tools.ts';

export const tools: ToolsText = {
  bench: {
    help: `mazmorra bench [--seconds N] [--json]

Mide en un núcleo, juego por juego: partidas al azar y jugadas por segundo, el tamaño de un estado, el tiempo de copiarlo, cuántas
partidas juega mentalmente un bot master, cuántas veces más en todos los núcleos a la vez y cuánto se retrasan sus respuestas.
Después, en la misma ejecución, las mismas reglas de Welcome to the Dungeon en boardgame.io.
  --seconds N    cuánto se mide cada cosa (3)
  --lang es|en   el idioma de lo que se imprime (el del sistema)
  --json         un objeto JSON y nada más`,
    heading: [
      'juego',
      'asientos',
      'jugadas/s',
      'partidas/s',
      'bytes de estado',
      'copia, µs',
      'iteraciones de búsqueda/s',
      'en todos los núcleos',
      'retraso en ms, medio / peor',
    ],
    shared: (times, threads) => `× ${times} en ${threads === 1 ? '1 hilo' : `${threads} hilos`}`,
    peerTitle: (game, seats) =>
      `${game}, ${seats === 1 ? '1 asiento' : `${seats} asientos`}, las mismas reglas`,
    peerHeading: ['', 'Mazmorra', 'boardgame.io', 'proporción'],
    answers: 'jugadas/s',
    iterations: 'iteraciones de búsqueda/s',
    times: (ratio) => (ratio === '1' ? '1 vez' : `${ratio} veces`),
    notInstalled:
      'no se ha podido instalar lo que usa el banco de pruebas para comparar; arriba se dice por qué',
  },
  newGame: {
    help: `mazmorra new-game ID [--prefix XX]

Crea en este repositorio las carpetas de un juego nuevo, con las reglas de un pequeño juego de cartas para empezar, y lo da de alta: se
puede jugar al momento. docs/adding-a-game.md cuenta cómo seguir.
  ID             por ejemplo high-card: minúsculas, cifras y guiones
  --prefix XX    dos mayúsculas para los identificadores de sus reglas (las saca del ID)
  --lang es|en   el idioma de lo que se imprime (el del sistema)`,
    registered: 'Dado de alta en packages/catalogue/src/facts.ts y parts.ts. Para jugarlo:',
    wrongId: (id) => `ID ${JSON.stringify(id)}: usa minúsculas, cifras y guiones, como en high-card`,
    taken: (id) => `ya hay un juego ${id}`,
    wrongPrefix: (prefix) => `--prefix ${JSON.stringify(prefix)}: se admiten dos mayúsculas, como en HC`,
    prefixTaken: (game, prefix) =>
      `los identificadores de las reglas de ${game} empiezan por ${prefix}: elige otras letras con --prefix`,
    fileTaken: (path) => `${path} ya existe`,
  },
};
