import type { Language } from '@mazmorra/kernel';

/** The texts of link previews, by language. */
export const linkTexts = {
  en: {
    site: 'Mazmorra',
    home: 'Dungeon board games: alone, on one screen or online. Free, no account, no advertising.',
    play: (game: string) => `Play ${game}`,
    learn: (game: string) => `Learn ${game}`,
    learnLine: (game: string) => `Short lessons that you play: the rules of ${game} at your own pace.`,
    rules: (game: string) => `The rules of ${game}`,
    rulesLine: (game: string) => `How to play ${game}, with pictures and every ruling.`,
    online: 'With friends online',
    onlineLine: 'Open a table, send the link, and play. No account is needed.',
    quick: 'Play with people now',
    quickLine: 'Choose a game and wait: a table opens as soon as enough people want the same.',
    daily: 'Daily dungeon',
    dailyLine: 'One deal a day for each game, the same for everybody: one try, and a table of results.',
    tournaments: 'Tournaments',
    tournament: (game: string, inviter: string) =>
      inviter === '' ? `${game} tournament` : `${inviter} invites you to a ${game} tournament`,
    tournamentLine:
      'Several rounds, tables drawn by score, one table of results. Open the link, type a name and take part.',
    invitation: (game: string, host: string | undefined) =>
      host === undefined ? `A table of ${game}` : `${host} invites you to ${game}`,
    invitationLine: (seats: number, free: number) =>
      free > 0
        ? `A table for ${seats}, with ${free === 1 ? '1 free seat' : `${free} free seats`}. Open the link, type a name and sit down.`
        : `A table for ${seats}. Open the link to watch or to come back to your seat.`,
    replay: (game: string) => `A game of ${game}`,
    replayLine: (names: string) => `Watch the game of ${names}, move by move.`,
    profileLine: (name: string) => `What ${name} has played here, and how it went.`,
    ratings: {
      title: (game: string) => `${game}: ratings`,
      line: (game: string) => `Who plays ${game} best this season, and how sure that is.`,
    },
    balance: {
      title: (game: string) => `${game}: balance`,
      line: (game: string) => `How often the roles, heroes and variants of ${game} win: people beside bots.`,
    },
    dilemmas: {
      title: (game: string) => `${game}: dilemmas`,
      line: (game: string) => `One position of ${game} a day, one decision: would you find the best one?`,
    },
    legal: {
      privacy: { title: 'Privacy', description: 'What this server keeps about you, and for how long.' },
      terms: {
        title: 'Terms of use',
        description: 'The rules of this server, and what happens to those who break them.',
      },
      imprint: { title: 'Imprint', description: 'Who runs this server, and how to reach them.' },
    },
    missing: 'There is nothing here',
    missingLine: 'The link may be incomplete, or what it led to is gone.',
  },
  es: {
    site: 'Mazmorra',
    home: 'Juegos de mazmorras: a solas, en una pantalla o en línea. Gratis, sin cuenta y sin anuncios.',
    play: (game: string) => `Jugar a ${game}`,
    learn: (game: string) => `Aprender ${game}`,
    learnLine: (game: string) => `Lecciones cortas que se juegan: las reglas de ${game}, a tu ritmo.`,
    rules: (game: string) => `Las reglas de ${game}`,
    rulesLine: (game: string) => `Cómo se juega a ${game}, con imágenes y todas las aclaraciones.`,
    online: 'Con amigos en línea',
    onlineLine: 'Abre una mesa, manda el enlace y a jugar. No hace falta cuenta.',
    quick: 'Jugar con gente ahora',
    quickLine: 'Elige un juego y espera: la mesa se abre en cuanto haya bastante gente para lo mismo.',
    daily: 'Mazmorra diaria',
    dailyLine:
      'Cada día, un reparto de cada juego, el mismo para todos: un intento y una tabla de resultados.',
    tournaments: 'Torneos',
    tournament: (game: string, inviter: string) =>
      inviter === '' ? `Torneo de ${game}` : `${inviter} te invita a un torneo de ${game}`,
    tournamentLine:
      'Varias rondas, mesas sorteadas según los puntos y una sola clasificación. Abre el enlace, escribe un nombre y participa.',
    invitation: (game: string, host: string | undefined) =>
      host === undefined ? `Una mesa de ${game}` : `${host} te invita a ${game}`,
    invitationLine: (seats: number, free: number) =>
      free > 0
        ? `Una mesa para ${seats}, con ${free === 1 ? '1 asiento libre' : `${free} asientos libres`}. Abre el enlace, escribe un nombre y siéntate.`
        : `Una mesa para ${seats}. Abre el enlace para mirar o para volver a tu asiento.`,
    replay: (game: string) => `Una partida de ${game}`,
    replayLine: (names: string) => `Mira la partida de ${names}, jugada a jugada.`,
    profileLine: (name: string) => `A qué ha jugado aquí ${name} y cómo le ha ido.`,
    ratings: {
      title: (game: string) => `${game}: clasificación`,
      line: (game: string) => `Quién juega mejor a ${game} esta temporada y con cuánta seguridad se sabe.`,
    },
    balance: {
      title: (game: string) => `${game}: equilibrio`,
      line: (game: string) =>
        `Cuánto ganan los papeles, los héroes y las variantes de ${game}: la gente y, al lado, los bots.`,
    },
    dilemmas: {
      title: (game: string) => `${game}: dilemas`,
      line: (game: string) => `Cada día, una situación de ${game} y una sola decisión: ¿darías con la mejor?`,
    },
    legal: {
      privacy: {
        title: 'Privacidad',
        description: 'Qué guarda de ti este servidor y durante cuánto tiempo.',
      },
      terms: {
        title: 'Condiciones de uso',
        description: 'Las normas de este servidor y qué pasa si se incumplen.',
      },
      imprint: { title: 'Aviso legal', description: 'Quién lleva este servidor y cómo ponerse en contacto.' },
    },
    missing: 'Aquí no hay nada',
    missingLine: 'Puede que el enlace esté incompleto o que ya no exista lo que había.',
  },
} as const satisfies Record<Language, unknown>;
