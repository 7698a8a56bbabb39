import type { AdminText } from '../en/admin.ts';
import { counter } from '../numbers.ts';
import { common } from './common.ts';

const n = counter('es');
const { allowed } = common;
const typed = (text: string): string => JSON.stringify(text);

const acts: AdminText['acts'] = {
  token: { words: '', about: 'imprime una clave y la dirección de la página del operador' },
  status: { words: '', about: 'qué está en marcha y cómo va' },
  people: { words: '[TEXTO]', about: 'personas, por una parte de su nombre' },
  tables: { words: '[DESDE]', about: 'mesas, primero las últimas usadas' },
  table: { words: 'MESA', about: 'una mesa con su chat' },
  reports: { words: '', about: 'lo que se ha denunciado, con las líneas del chat' },
  settle: { words: 'DENUNCIA', about: 'marca una denuncia como resuelta' },
  sanctions: { words: '', about: 'a quién se ha silenciado o vetado' },
  silence: { words: 'PERSONA|DIRECCIÓN', about: 'impide a alguien escribir durante un tiempo' },
  ban: { words: 'PERSONA|DIRECCIÓN', about: 'impide a alguien jugar durante un tiempo' },
  lift: { words: 'SANCIÓN', about: 'levanta una sanción' },
  rename: { words: 'PERSONA NOMBRE', about: 'cambia el nombre a alguien' },
  forget: { words: 'PERSONA', about: 'borra a una persona de todas partes' },
  remove: { words: 'MESA LÍNEA…', about: 'elimina el texto de líneas del chat' },
  close: { words: 'MESA', about: 'cierra una mesa; su registro se conserva' },
  announce: { words: '[off]', about: 'avisa a todo el mundo de cuándo se detiene el servidor' },
  retention: { words: '[CLASE=DÍAS]…', about: 'cuánto se guarda cada cosa' },
  words: {
    words: 'LISTA [ARCHIVO|default]',
    about: 'una lista de palabras (en, es o names), o una nueva desde un archivo',
  },
  audit: { words: '[ANTES]', about: 'quién hizo qué, cuándo y por qué' },
  export: { words: 'QUÉ [PERSONA]', about: 'person, audit, reports o games, como JSON' },
};

const status: AdminText['status'] = {
  who: 'quién',
  storage: 'almacenamiento',
  trouble: 'problema',
  uptime: 'segundos en marcha',
  memory: 'memoria',
  load: 'carga',
  cores: 'núcleos',
  connections: 'conexiones',
  present: 'aquí',
  playing: 'jugando',
  waiting: 'esperando',
  tablesInMemory: 'mesas en memoria',
  openTables: 'mesas abiertas',
  botsQueue: 'cola de los bots',
  commits: 'escrituras',
  slowestCommit: 'escritura más lenta',
  errors: 'errores',
  answers: 'jugadas',
  chatLines: 'líneas de chat',
  reports: 'denuncias',
  sanctions: 'sanciones',
  announcement: 'anuncio',
};

export const admin: AdminText = {
  help: (
    list,
  ) => `mazmorra admin ACCIÓN [PALABRAS]… [--data CARPETA | --database postgres://…] [--server URL] [--as NOMBRE] [--why TEXTO] [--json]

Lo que puede hacer el operador de un servidor en marcha: el comando escribe una clave de corta duración en la base de datos del servidor
y después le pregunta. Todo lo que no sea mirar queda en el registro de actividad con --as y --why.
${list}
  --data CARPETA    la carpeta del servidor (./data)
  --database URL    su base de datos PostgreSQL en su lugar
  --database-password-file ARCHIVO
                    un archivo cuya primera línea es la contraseña de la base de datos
  --server URL      la dirección del servidor (la que dejó en sus datos)
  --as NOMBRE       quién eres, para el registro de actividad (tu nombre en este ordenador)
  --why TEXTO       por qué lo haces; hace falta para todo lo que cambia algo
  --hours N         para token, silence y ban: cuánto dura (token 12; silence y ban 24)
  --minutes N       para announce: cuándo se detiene el servidor
  --en TEXTO, --es TEXTO
                    para announce: tus propias palabras en un idioma
  --settled         para reports: las ya resueltas
  --lang es|en      el idioma de lo que se imprime (el del sistema)
  --json            la respuesta como un objeto JSON`,
  acts,
  unknownAct: (name, names) => `acción desconocida ${typed(name)}: ${allowed(names)}`,
  missingAs: 'falta --as: di quién eres en 60 letras como mucho',
  missingWhy: 'falta --why: el registro de actividad dice por qué',
  wrongAmount: (flag) => `${flag} falta o no es un número mayor que 0`,
  wrongDays: (text, kinds) => `${typed(text)}: ${allowed(kinds)}, con =DÍAS o =forever`,
  theKind: 'la clase',
  theList: 'la lista',
  unreadableList: (file) =>
    `no se puede leer ${file}: indica un archivo con una palabra por línea, o default`,
  wrongServer: (text) => `--server ${typed(text)}: se admite una dirección como http://localhost:8080`,
  noServerYet: 'ningún servidor ha usado aún estos datos: arráncalo o indica cuál es con --server',
  notMazmorra: (server, code) => `${server} responde con ${code}: ¿es un servidor de Mazmorra?`,
  noAnswer: (server) => `ningún servidor responde en ${server}: arráncalo o indica otro con --server`,
  tokenUntil: (when) => `vale hasta ${when}, y quien la tenga es el operador. La página:`,
  done: 'hecho',
  removedLine: '(eliminado)',
  more: (command) => `más: ${command}`,
  status,
  tableStatus: { open: 'abierta', running: 'en juego', finished: 'terminada', ended: 'interrumpida' },
  sanctionKind: { silence: 'silencio', ban: 'veto' },
  peopleHeading: ['persona', 'nombre', 'desde', 'última visita', 'conexión desde'],
  nobody: 'nadie se llama así',
  tablesHeading: ['mesa', 'juego', 'estado', 'conexiones', 'último uso', 'personas'],
  noTables: 'no hay mesas',
  noReports: 'no hay ninguna denuncia',
  report: (target, reports) => `${target}: ${n(reports, 'denuncia', 'denuncias')}`,
  reportAbout: (target, name, reports) => `${target}, sobre ${name}: ${n(reports, 'denuncia', 'denuncias')}`,
  sanctionsHeading: ['sanción', 'clase', 'quién', 'hasta', 'por', 'por qué'],
  noSanctions: 'nadie está silenciado ni vetado',
  silenced: (id, until) => `${id}: no puede escribir hasta ${until}`,
  banned: (id, until) => `${id}: no puede jugar hasta ${until}`,
  renamed: (name) => `ahora se llama ${name}`,
  removed: (lines) => n(lines, 'línea eliminada', 'líneas eliminadas'),
  announced: (when) => `anunciado: el servidor se detiene (${when})`,
  notAnnounced: 'no hay ninguna parada anunciada',
  auditHeading: ['cuándo', 'quién', 'qué', 'sobre', 'por qué'],
  noEntries: 'todavía no se ha hecho nada',
};
