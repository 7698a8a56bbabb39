import type { SpanishComponent } from './catalogue.ts';

/*
 * The names are the ones of the data file. `gender` and `plural` let a sentence agree with a name; a title that is
 * not a noun ("La antorcha se apaga") has no gender and stands in quotation marks.
 */

const gold = (amount: number): SpanishComponent => ({
  name: 'Monedas de oro',
  gender: 'f',
  plural: true,
  text: `Valen ${amount} de oro.`,
});
const worth = (name: string, gender: 'm' | 'f', amount: number, plural?: true): SpanishComponent => ({
  name,
  gender,
  ...(plural && { plural }),
  text: plural ? `Valen ${amount} de oro.` : `Vale ${amount} de oro.`,
});

const monster = (name: string): SpanishComponent => ({
  name,
  gender: 'm',
  text: `Te sale al paso un ${name}. Elige: escapas o atacas.`,
});

const sneakAttack = (name: string): SpanishComponent => ({
  name: `Ataque sorpresa: ${name}`,
  text: `Un ${name} salta sobre ti desde las sombras. Haz una tirada de Suerte. Si fallas, sufres la diferencia en Heridas. Después tienes que combatir: no puedes escapar.`,
});

const shuffle: SpanishComponent = {
  name: 'Barajar',
  text: 'Barajas el mazo junto con sus descartes y con esta carta, y robas otra vez.',
};
const empty: SpanishComponent = { name: 'Vacía', text: 'Aquí no hay nada.' };
const hiddenTrap: SpanishComponent = {
  name: 'Trampa oculta',
  gender: 'f',
  text: 'Has hecho saltar una trampa. Roba una carta de Trampa.',
};
const unstablePotion: SpanishComponent = {
  name: 'Poción inestable',
  gender: 'f',
  text: 'Puedes bebértela al empezar tu turno: descártala y tira 2 dados. Con un 2, mueres; con 3-4, sufres 6 Heridas; con 5-6, sufres 3 Heridas; con un 7, no pasa nada; con 8-10, te curas 3 Heridas; con 11-12, te curas 6 Heridas.',
};
const oldBones: SpanishComponent = {
  name: 'Huesos antiguos',
  gender: 'm',
  plural: true,
  text: 'Tira un dado. Con 1-3, no pasa nada. Con 4-6, los huesos cobran vida: combates contra un Esqueleto y no puedes escapar.',
};
const secretDoor: SpanishComponent = {
  name: 'Puerta secreta',
  gender: 'f',
  text: 'Puedes moverte ahora mismo a cualquier espacio contiguo, aunque haya un muro. Si allí hay un Monstruo, no puedes escapar de él.',
};
const passageDown: SpanishComponent = {
  name: 'Pasadizo descendente',
  gender: 'm',
  text: 'Pon un indicador de entrada en esta sala. En tu próximo turno podrás bajar a las catacumbas.',
};
const razorwings: SpanishComponent = {
  name: 'Alacortantes',
  gender: 'm',
  plural: true,
  text: 'Tira un dado: ese es el número de Heridas que te hacen los Alacortantes.',
};
const caveIn: SpanishComponent = {
  name: 'Derrumbe',
  gender: 'm',
  text: 'Conserva esta carta. Al empezar cada turno, haz una tirada de Agilidad. Si la superas, descarta la carta y sigue con tu turno. Si fallas, tu turno termina.',
};
const torchGoesOut: SpanishComponent = {
  name: 'La antorcha se apaga',
  text: 'Conserva esta carta. Al empezar cada turno, haz una tirada de Suerte. Si la superas, descarta la carta y sigue con tu turno. Si fallas, tu turno termina.',
};

/** Encounter cards and runes. */
export const cards: Readonly<Record<string, SpanishComponent>> = {
  'dungeon-skeleton': monster('Esqueleto'),
  'dungeon-sorcerer': monster('Hechicero'),
  'dungeon-troll': monster('Troll'),
  'dungeon-golem': monster('Gólem'),
  'dungeon-demon': monster('Demonio'),
  'dungeon-empty': empty,
  'dungeon-dead-adventurer': {
    name: 'Aventurero muerto',
    gender: 'm',
    text: 'Puedes registrar el cuerpo. Si lo haces, roba una carta de Cadáver.',
  },
  'dungeon-crypt': {
    name: 'Cripta',
    gender: 'f',
    text: 'Puedes registrar la cripta. Si lo haces, roba una carta de Cripta.',
  },
  'dungeon-hidden-trap': hiddenTrap,
  'dungeon-passage-down': passageDown,
  'dungeon-cave-in': caveIn,
  'dungeon-torch-goes-out': torchGoesOut,
  'dungeon-secret-door': secretDoor,
  'dungeon-razorwings': razorwings,
  'dungeon-wizards-curse': {
    name: 'Maldición del mago',
    gender: 'f',
    text: 'Tira un dado y gira todos los Corredores. Con 1-2, un cuarto de vuelta a la izquierda; con 3-4, media vuelta; con 5-6, un cuarto de vuelta a la derecha.',
  },
  'dungeon-unstable-potion': unstablePotion,
  'dungeon-bottle-imp': {
    name: 'Diablillo embotellado',
    gender: 'm',
    text: 'No vale oro. Si has salido de la mazmorra, al final de la partida puedes tirar un dado. Con 1-2, pierdes otra carta de Botín al azar; con un 3, no pasa nada; con 4-6, robas una carta de Tesoro.',
  },
  'dungeon-lingering-shade': {
    name: 'Alma en pena',
    gender: 'f',
    stressedA: true,
    text: 'Conserva esta carta. Al empezar cada turno, tira 2 dados: con un 2 o un 3, mueres. Descártala al bajar a las catacumbas o al salir de la mazmorra.',
  },
  'dungeon-gold-30': gold(30),
  'dungeon-gold-40': gold(40),
  'dungeon-shuffle': shuffle,
  'dragon-sleeping': {
    name: 'Durmiendo',
    text: 'Kalladra sigue dormido. Roba 2 cartas de Tesoro. En tu próximo turno puedes salir de la Sala del Tesoro o quedarte y robar otra carta de Dragón.',
  },
  'dragon-rage': {
    name: 'Furia del dragón',
    gender: 'f',
    text: 'Kalladra despierta. Por orden, desde ti y en el sentido de las agujas del reloj, cada héroe que esté en la Sala del Tesoro descarta sus cartas de Tesoro, tira 2 dados, sufre ese número de Heridas y, si vive, tiene que retirarse.',
  },
  'treasure-obsidian-ring': worth('Anillo de obsidiana', 'm', 110),
  'treasure-golden-claws': worth('Garras doradas', 'f', 290, true),
  'treasure-belt-of-strength': worth('Cinturón de fuerza', 'm', 260),
  'treasure-jinn-lamp': worth('Lámpara de genio', 'f', 270),
  'treasure-pearl-ring': worth('Anillo de perla', 'm', 130),
  'treasure-jeweled-chakra': worth('Chakra enjoyado', 'm', 350),
  'treasure-gold-ring': worth('Anillo de oro', 'm', 190),
  'treasure-quicksilver-potion': worth('Poción de mercurio', 'f', 1500),
  'treasure-ruby-ring': worth('Anillo de rubí', 'm', 140),
  'treasure-charmers-flute': worth('Flauta del encantador', 'f', 230),
  'treasure-mirror-of-shael': worth('Espejo de Shael', 'm', 550),
  'treasure-staff-of-light': worth('Bastón de luz', 'm', 700),
  'treasure-rune-scarab': worth('Escarabajo rúnico', 'm', 400),
  'treasure-ebon-amulet': worth('Amuleto de ébano', 'm', 300),
  'treasure-silver-ring': worth('Anillo de plata', 'm', 160),
  'treasure-flying-carpet': worth('Alfombra voladora', 'f', 500),
  'treasure-harp-of-tranquility': { ...worth('Arpa de la tranquilidad', 'f', 2000), stressedA: true },
  'treasure-chalice-of-tamalir': worth('Cáliz de Tamalir', 'm', 900),
  'treasure-crystal-of-tival': worth('Cristal de Tival', 'm', 240),
  'treasure-sun-spear': worth('Lanza solar', 'f', 1100),
  'treasure-crystal-of-orris': worth('Cristal de Orris', 'm', 320),
  'treasure-bag-of-gems': worth('Bolsa de gemas', 'f', 1200),
  'treasure-star-of-kellos': worth('Estrella de Kellos', 'f', 800),
  'treasure-giant-ruby': worth('Rubí gigante', 'm', 3000),
  'treasure-eyes-of-avra': worth('Ojos de Avra', 'm', 420, true),
  'treasure-ebon-ring': worth('Anillo de ébano', 'm', 80),
  'treasure-vestments-of-kellos': worth('Vestiduras de Kellos', 'f', 600, true),
  'treasure-arcane-ring': worth('Anillo arcano', 'm', 210),
  'treasure-lodestone': worth('Piedra imán', 'f', 1),
  'treasure-artifact-eater': {
    name: 'Devorador de artefactos',
    gender: 'm',
    text: 'No vale oro. Al cogerlo, pierdes al azar otra de tus cartas de Botín.',
  },
  'treasure-forbidden-tome': {
    name: 'Tomo prohibido',
    gender: 'm',
    text: 'Si has salido de la mazmorra, al final de la partida puedes tirar un dado. Con 1-2, pierdes otra carta de Botín al azar; con 3-6, el Tomo vale 200 de oro por cada punto del dado.',
  },
  'trap-trapdoor': {
    name: 'Trampilla',
    gender: 'f',
    text: 'Conserva esta carta. Al empezar cada turno, haz una tirada de Agilidad. Si la superas, descarta la carta y sigue con tu turno. Si fallas, sufres 1 Herida y tu turno termina.',
  },
  'trap-crossfire': {
    name: 'Trampa de proyectiles',
    gender: 'f',
    text: 'Haz una tirada de Armadura. Si fallas, sufres la diferencia en Heridas.',
  },
  'trap-cave-in': caveIn,
  'trap-poisonous-snakes': {
    name: 'Serpientes venenosas',
    gender: 'f',
    plural: true,
    text: 'Tira un dado: ese es el número de Heridas que te hacen las serpientes.',
  },
  'trap-poisonous-gas': {
    name: 'Gas venenoso',
    gender: 'm',
    text: 'Tira un dado y réstale 3: sufres ese número de Heridas. Vuelve a tirar y réstale 3: pierdes ese número de turnos.',
  },
  'trap-explosion': {
    name: 'Explosión',
    gender: 'f',
    text: 'Sufres 4 Heridas y pierdes tu próximo turno.',
  },
  'trap-swinging-blade': {
    name: 'Cuchilla oscilante',
    gender: 'f',
    text: 'Haz una tirada de Armadura. Si fallas, mueres.',
  },
  'trap-shuffle': shuffle,
  'door-opens': { name: 'La puerta se abre', text: 'Cruzas la puerta y sigues tu movimiento.' },
  'door-jammed': {
    name: 'Puerta atascada',
    gender: 'f',
    text: 'No hay manera de abrirla y tu turno termina. En el próximo puedes intentarlo otra vez o irte por otro lado.',
  },
  'door-spear-trap': {
    name: 'Trampa de lanzas',
    gender: 'f',
    text: 'Tira un dado y réstale tu Suerte: sufres ese número de Heridas. La puerta no se abre y tu turno termina.',
  },
  'door-shuffle': shuffle,
  'crypt-gold-20': gold(20),
  'crypt-gold-90': gold(90),
  'crypt-gold-120': gold(120),
  'crypt-gold-250': gold(250),
  'crypt-unstable-potion': unstablePotion,
  'crypt-empty': empty,
  'crypt-old-bones': oldBones,
  'crypt-spear-trap': {
    name: 'Trampa de lanzas',
    gender: 'f',
    text: 'Tira un dado y réstale tu Armadura: sufres ese número de Heridas.',
  },
  'crypt-shuffle': shuffle,
  'corpse-gold-50': gold(50),
  'corpse-gold-100': gold(100),
  'corpse-gold-200': gold(200),
  'corpse-unstable-potion': unstablePotion,
  'corpse-empty': empty,
  'corpse-rope': {
    name: 'Cuerda',
    gender: 'f',
    text: 'No vale oro. Puedes descartarla para superar automáticamente la tirada de una Trampilla o de un Agujero en el techo.',
  },
  'corpse-old-bones': oldBones,
  'corpse-scorpion': {
    name: 'Escorpión',
    gender: 'm',
    text: 'Tira un dado: ese es el número de Heridas que te hace el Escorpión.',
  },
  'corpse-shuffle': shuffle,
  'search-secret-door': secretDoor,
  'search-empty': empty,
  'search-passage-down': passageDown,
  'search-gold-10': gold(10),
  'search-gold-60': gold(60),
  'search-gold-70': gold(70),
  'search-gold-150': gold(150),
  'search-giant-centipede': {
    name: 'Ciempiés gigante',
    gender: 'm',
    text: 'Tira 2 dados: ese es el número de Heridas que te hace el Ciempiés gigante.',
  },
  'search-ferrox': {
    name: 'Férrox',
    gender: 'm',
    text: 'Sufres 2 Heridas. Conserva esta carta. Al empezar cada turno, haz una tirada de Suerte. Si la superas, descarta la carta. Si fallas, sufres 1 Herida.',
  },
  'search-unstable-potion': unstablePotion,
  'search-hidden-trap': hiddenTrap,
  'search-shuffle': shuffle,
  'rune-healing': {
    name: 'Runa de curación',
    gender: 'f',
    text: 'Úsala al empezar tu turno: te curas hasta 6 Heridas.',
  },
  'rune-teleportation': {
    name: 'Runa de teletransporte',
    gender: 'f',
    text: 'Úsala cuando vayas a moverte: te mueves a un espacio contiguo, sin que importen los muros. Si allí hay un Monstruo, no puedes escapar de él.',
  },
  'rune-death-touch': {
    name: 'Toque de la muerte',
    gender: 'm',
    text: 'Úsalo cuando aparezca un Monstruo: el Monstruo desaparece y no hay combate.',
  },
  'rune-stasis': {
    name: 'Runa de estasis',
    gender: 'f',
    text: 'Úsala cuando vayas a moverte: este turno puedes moverte hasta tres veces. Afrontas cada espacio en el que entras, y lo que termine tu turno termina también este efecto.',
  },
  'rune-warning': {
    name: 'Runa de aviso',
    gender: 'f',
    text: 'Úsala después de robar una carta de tipo Trampa: la descartas sin que tenga efecto.',
  },
  'rune-opening': {
    name: 'Runa de apertura',
    gender: 'f',
    text: 'Úsala al pasar por una puerta, por un rastrillo o por los dos: se abren sin carta y sin tirada.',
  },
  'rune-lightning': {
    name: 'Runa de relámpago',
    gender: 'f',
    text: 'Úsala al empezar un combate: las 3 primeras cartas del mazo de Combate van al montón de daño del Monstruo.',
  },
  'rune-protection': {
    name: 'Runa de protección',
    gender: 'f',
    text: 'Úsala cuando vayas a sufrir Heridas fuera de un combate: evitas hasta 6 de ellas, siempre que vengan de una sola causa.',
  },
  'rune-levitation': {
    name: 'Runa de levitación',
    gender: 'f',
    text: 'Úsala antes de la tirada de un Pozo sin fondo, un Puente, un Derrumbe o una Tela de araña: la superas automáticamente.',
  },
  'rune-fortune': {
    name: 'Runa de fortuna',
    gender: 'f',
    text: 'Úsala después de fallar una tirada de atributos: en vez de fallarla, la superas.',
  },
  'rune-sight': {
    name: 'Runa de visión',
    gender: 'f',
    text: 'Úsala al explorar: coges 3 salas, colocas una y devuelves las otras dos al montón, que se mezcla.',
  },
  'rune-slumber': {
    name: 'Runa de letargo',
    gender: 'f',
    text: 'Úsala cuando te alcance la Furia del dragón: conservas tus cartas de Tesoro y no sufres Heridas, pero tienes que retirarte.',
  },
  'catacomb-exit': {
    name: 'Salida',
    gender: 'f',
    text: 'Has encontrado una salida. Puedes dejar las catacumbas.',
  },
  'catacomb-empty': empty,
  'catacomb-hole-in-the-roof': {
    name: 'Agujero en el techo',
    gender: 'm',
    text: 'Haz una tirada de Agilidad. Si la superas, puedes dejar las catacumbas. Si fallas, tu turno termina; en el próximo puedes repetir la tirada en vez de robar una carta.',
  },
  'catacomb-hidden-trap': hiddenTrap,
  'catacomb-treasure-chest': {
    name: 'Cofre del tesoro',
    gender: 'm',
    text: 'Si has salido de la mazmorra, al final de la partida puedes tirar 2 dados: el Cofre vale la suma multiplicada por 100.',
  },
  'catacomb-gigantic-diamond': worth('Diamante gigantesco', 'm', 4000),
  'catacomb-torch-goes-out': torchGoesOut,
  'catacomb-horde-of-rats': {
    name: 'Horda de ratas',
    gender: 'f',
    text: 'Haz una tirada de Armadura. Si fallas, sufres la diferencia en Heridas.',
  },
  'catacomb-spiders-venom': {
    name: 'Veneno de araña',
    gender: 'm',
    text: 'Conserva esta carta mientras estés en las catacumbas. Al empezar cada turno, tira un dado: con 1-2, sufres 1 Herida.',
  },
  'catacomb-razorwings': razorwings,
  'catacomb-sneak-attack-skeleton': sneakAttack('Esqueleto'),
  'catacomb-sneak-attack-sorcerer': sneakAttack('Hechicero'),
  'catacomb-sneak-attack-troll': sneakAttack('Troll'),
  'catacomb-sneak-attack-golem': sneakAttack('Gólem'),
  'catacomb-sneak-attack-demon': sneakAttack('Demonio'),
  'catacomb-vampire-bite': {
    name: 'Mordisco de vampiro',
    gender: 'm',
    text: 'Haz una tirada con tu Agilidad o tu Armadura, la que sea menor. Si fallas, conserva esta carta hasta el final: al empezar cada turno, sufres 1 Herida.',
  },
  'catacomb-deep-elf': {
    name: 'Elfo del abismo',
    gender: 'm',
    text: 'Puedes sobornarlo: descarta las cartas de Botín que quieras y tira un dado, que se multiplica por 100. Si sale menos que el oro que le das, puedes dejar las catacumbas. Si sale más, combates contra un Hechicero y no puedes escapar.',
  },
  'catacomb-giant-naga': {
    name: 'Naga gigante',
    gender: 'f',
    text: 'Tienes que dar la vuelta. Avanza como si fueras a salir, pero sigues en las catacumbas, mirando al lado contrario y sin ninguna carta en tu montón.',
  },
  'catacomb-shuffle': shuffle,
};

/** Heroes with their abilities. */
export const heroes: Readonly<Record<string, SpanishComponent>> = {
  lindel: {
    name: 'Lindel',
    gender: 'm',
    proper: true,
    text: 'Después de una tirada de atributos, puedes volver a tirar uno de los dos dados. Si lo haces, vale el segundo resultado.',
  },
  'brother-gherinn': {
    name: 'Hermano Gherinn',
    gender: 'm',
    text: 'Una vez por turno, antes de una tirada de atributos, puedes sufrir 1 Herida y ganar 3 fichas de Determinación. Después de tirar los dados de la Furia del dragón, puedes repetir uno o los dos; vale el segundo resultado.',
  },
  krutzbeck: {
    name: 'Krutzbeck',
    gender: 'm',
    proper: true,
    text: 'Ante un Monstruo siempre tienes que atacar: nunca puedes escapar. En combate puedes completar tu mano hasta 6 cartas en vez de 5.',
  },
  tatianna: {
    name: 'Tatianna',
    gender: 'f',
    proper: true,
    text: 'Si decides atacar cuando podrías escapar, puedes mostrar las 5 primeras cartas del mazo de Combate. Las de ataque a distancia van al montón de daño del Monstruo; las demás se descartan.',
  },
  'hugo-the-glorious': {
    name: 'Hugo el Glorioso',
    gender: 'm',
    proper: true,
    text: 'Cuando matas a un Monstruo en combate, puedes descartar hasta 2 cartas de tu montón de daño antes de que se conviertan en Heridas.',
  },
  'challara-and-brightblaze': {
    name: 'Challara y Llamabrillante',
    gender: 'f',
    proper: true,
    text: 'Cuando robas una carta de Mazmorra, puedes descartarla y robar otra, que tienes que afrontar. Si tienes 8 Heridas o más, empiezas los combates sin carta de Poder.',
  },
};

/** Monsters. */
export const monsters: Readonly<Record<string, SpanishComponent>> = {
  skeleton: { name: 'Esqueleto', gender: 'm' },
  sorcerer: { name: 'Hechicero', gender: 'm' },
  troll: { name: 'Troll', gender: 'm' },
  golem: { name: 'Gólem', gender: 'm' },
  demon: { name: 'Demonio', gender: 'm' },
};

/** Towers and the Treasure Chamber. */
export const spaces: Readonly<Record<string, SpanishComponent>> = {
  'tower-nw': { name: 'Torre noroeste', gender: 'f' },
  'tower-ne': { name: 'Torre noreste', gender: 'f' },
  'tower-sw': { name: 'Torre suroeste', gender: 'f' },
  'tower-se': { name: 'Torre sureste', gender: 'f' },
  'treasure-chamber': { name: 'Sala del Tesoro', gender: 'f' },
};
