import { spanish } from '@mazmorra/kernel';
import type { CommonText } from '../en/common.ts';
import { numbersIn } from '../numbers.ts';
import { allowed, failure } from './failures.ts';

export const common: CommonText = {
  ...numbersIn('es'),
  or: spanish.o,
  allowed,
  failure,
  placeholders: {
    GAME: 'JUEGO',
    FILE: 'ARCHIVO',
    FOLDER: 'CARPETA',
    LINK: 'ENLACE',
    ID: 'ID',
    PERSON: 'PERSONA',
    PERSON_OR_ADDRESS: 'PERSONA o DIRECCIÓN',
    TABLE: 'MESA',
    LINE: 'LÍNEA',
    REPORT: 'DENUNCIA',
    SANCTION: 'SANCIÓN',
    NAME: 'NOMBRE',
    LIST: 'LISTA',
    WHAT: 'QUÉ',
    LANGUAGE: 'IDIOMA',
  },
  overview: (lines, games) => `Mazmorra: la mesa abierta para juegos de mazmorras.

${lines}

JUEGO es ${games}. \`mazmorra COMANDO --help\` cuenta más;
lo que allí va entre paréntesis es el valor por defecto. Con --lang en, un comando habla en inglés.`,
  progress: (done, of) => `${done} de ${of}`,
  secondsLeft: (seconds) => (seconds === 1 ? 'falta 1 s' : `faltan ${seconds} s`),
};
