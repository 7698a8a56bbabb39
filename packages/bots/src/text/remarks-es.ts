import type { RemarkText } from './remarks.ts';

const percent = (chance: number): string => {
  if (chance > 0 && chance < 0.01) return 'menos del 1\u00a0%';
  if (chance < 1 && chance > 0.99) return 'más del 99\u00a0%';
  return `un ${Math.round(chance * 100)}\u00a0%`;
};
const amount = (value: number): string => `${Math.round(value * 10) / 10}`.replace('.', ',');
const of = (value: number, one: string, many: string): string =>
  `${amount(value)} ${amount(value) === '1' ? one : many}`;

export const remarksEs: RemarkText = {
  remarks: {
    'wd.survive': ({ to }) => `Si entraras ahora, sobrevivirías con una probabilidad de ${percent(to)}.`,
    'wd.odds': ({ from, to }) =>
      percent(from) === percent(to)
        ? `Tu propia probabilidad de sobrevivir sigue siendo de ${percent(to)}.`
        : `Tu propia probabilidad de sobrevivir pasa de ${percent(from)} a ${percent(to)}.`,
    'wd.looks': ({ to }) => `Para quien no ha visto ninguna carta, la probabilidad parece de ${percent(to)}.`,
    'wd.last': ({ seat, to }) =>
      `Entonces entra ${seat} y, por lo que sabes, sobrevive con una probabilidad de ${percent(to)}.`,
    'wd.left': ({ to }) =>
      to === 1
        ? 'Queda entonces 1 jugador, que entrará.'
        : `Quedan entonces ${to} jugadores, y uno de ellos entrará.`,
    'wd.free': () => 'La mazmorra está vacía: quien entre ahora tendrá éxito.',
    'wd.stays': ({ seat }) => `Hasta ahora ${seat} ha seguido en la puja cuando otros habrían pasado.`,
    'wd.rival-wins': ({ seat }) => `Con otro éxito, ${seat} gana la partida.`,
    'wd.rival-out': ({ seat }) => `Con otro fracaso, ${seat} queda fuera de la partida.`,
    'wd.own-wins': () => 'Con otro éxito ganas la partida.',
    'wd.own-out': () => 'Con otro fracaso quedas fuera de la partida.',
    'wd.run': ({ to }) => `Desde aquí sobrevives a la mazmorra con una probabilidad de ${percent(to)}.`,
    'wd.hero': ({ to }) =>
      `Con todo el equipo y seis monstruos desconocidos, la probabilidad de sobrevivir es de ${percent(to)}.`,
    'dr.coins': ({ to }) => `De media da ${of(to, 'moneda', 'monedas')}.`,
    'dr.coins-lost': ({ to }) => `De media cuesta ${of(to, 'moneda', 'monedas')}.`,
    'dr.wounds': ({ to }) => `De media cuesta ${of(to, 'herida', 'heridas')}.`,
    'dr.heals': ({ to }) => `Cura ${of(to, 'herida', 'heridas')}.`,
    'dr.nothing': () => 'De media apenas da ni cuesta nada en esta habitación.',
    'dr.gift': () => 'Da un objeto.',
    'dr.trap-coins': ({ seat, to }) =>
      `Tal como están las cosas, la trampa le toca a ${seat}: de media, ${of(to, 'moneda', 'monedas')}.`,
    'dr.trap-wounds': ({ seat, to }) =>
      `Tal como están las cosas, la trampa le toca a ${seat}: de media, ${of(to, 'herida', 'heridas')}.`,
    'dr.trap-you': () => 'Tal como están las cosas, la trampa te toca a ti.',
    'dr.later': ({ to }) =>
      `Sin esta carta, el resto del nivel vale aproximadamente ${of(to, 'moneda', 'monedas')} menos.`,
    'dr.most-wounds': () =>
      'Eres quien más heridas tiene: tal como están las cosas, te desmayarías al final.',
    'dr.item': () => 'Se gasta el objeto, y conservas en la mano todas tus cartas de poder.',
    'dr.escape': () => 'El monstruo final no puede atacarte.',
    'dr.ball': () => 'Eliges tu carta cuando las de los demás ya están a la vista.',
    'dr.look': ({ to }) =>
      `Muestra ${of(to, 'habitación a oscuras', 'habitaciones a oscuras')} antes de elegir.`,
    'sb.reaches': ({ to }) =>
      `Llega a un objetivo que esconde el tesoro con una probabilidad de ${percent(to)}.`,
    'sb.nearer': ({ to }) => `Por lo que sabes, acerca el tesoro ${of(to, 'carta', 'cartas')}.`,
    'sb.farther': ({ to }) => `Por lo que sabes, alarga el camino al tesoro ${of(to, 'carta', 'cartas')}.`,
    'sb.aside': () => 'Ni acerca ni aleja el tesoro.',
    'sb.last': () => 'Quien llega al tesoro elige primero su carta de oro.',
    'sb.seen': ({ from, to }) =>
      to > from
        ? `Levanta sospechas: para los demás, la probabilidad de que seas saboteador pasa de ${percent(from)} a ${percent(to)}.`
        : `Despeja sospechas: para los demás, la probabilidad de que seas saboteador pasa de ${percent(from)} a ${percent(to)}.`,
    'sb.suspect': ({ seat, to }) =>
      `Por lo visto hasta ahora, la probabilidad de que ${seat} sea saboteador es de ${percent(to)}.`,
    'sb.frees': ({ seat }) => `Entonces ${seat} podrá volver a cavar.`,
    'sb.still-broken': ({ seat }) => `Aun así, a ${seat} le queda otra herramienta rota.`,
    'sb.stops': ({ seat }) => `${seat} no podrá cavar hasta que alguien le repare la herramienta.`,
    'sb.stopped': ({ seat }) =>
      `De todos modos ${seat} no puede cavar: sería solo una herramienta más que reparar.`,
    'sb.own-free': () => 'Entonces podrás volver a cavar.',
    'sb.own-broken': () => 'Aun así, te queda otra herramienta rota.',
    'sb.goal': ({ to }) => `El tesoro está ahí con una probabilidad de ${percent(to)}.`,
    'sb.spare': () => 'Puedes prescindir de esta carta.',
    'sb.useful': () => 'Esta carta aún podría haberte servido.',
    'sb.gold': ({ to }) => `Vale ${of(to, 'pepita', 'pepitas')}.`,
    'dq.no-victory': () => 'En solitario, salir sin una carta de Tesoro no es una victoria.',
    'dq.leaves-with': ({ to }) => `Sales de la mazmorra con ${to} de oro.`,
    'dq.outdone': ({ seat, to }) => `Ya está fuera ${seat}, con ${to} de oro.`,
    'dq.wakes': ({ to }) => `El dragón despierta con una probabilidad de ${percent(to)}.`,
    'dq.life': ({ to }) =>
      `Te ${to === 1 ? 'queda' : 'quedan'} ${of(to, 'punto de Vida', 'puntos de Vida')}.`,
    'dq.unknown': () => 'Nadie ha visto todavía esa sala.',
    'dq.hoard': ({ to }) =>
      `Por ahí el tesoro está aproximadamente a ${of(to, 'turno', 'turnos')}, contando los riesgos.`,
    'dq.tower': ({ to }) =>
      `Por ahí la torre más cercana está aproximadamente a ${of(to, 'turno', 'turnos')}, contando los riesgos.`,
    'dq.daylight': ({ to }) => `Las torres pueden empezar a cerrarse dentro de ${of(to, 'ronda', 'rondas')}.`,
    'dq.night': () => 'Las torres pueden cerrarse en cualquier ronda.',
    'dq.search': () =>
      'Una de cada cuatro búsquedas da con una puerta secreta; otras, con Botín o con problemas.',
    'dq.fight': ({ to }) => `Un combate así cuesta de media ${of(to, 'Herida', 'Heridas')}.`,
    'dq.flight': () => 'Si escapas vuelves atrás, y el Monstruo se queda en esa sala.',
    'dq.combat': ({ from, to }) =>
      `En este combate aún puedes recibir ${of(from, 'Herida', 'Heridas')}, y has causado ${to}.`,
    'dq.monster': ({ from, to }) =>
      `En este combate el Monstruo aún puede recibir ${of(from, 'Herida', 'Heridas')}; el héroe, ${to}.`,
    'dq.fails': ({ to }) => `La tirada se falla con una probabilidad de ${percent(to)}.`,
  },
  chance: (value) => `Probabilidad de ganar: ${percent(value).replace(/^un /, 'alrededor del ')}.`,
  chanceBetween: (low, high) =>
    `Probabilidad de ganar: entre ${percent(low)} y ${percent(high)}; ha habido pocos intentos.`,
  untried: 'No se ha probado.',
};
