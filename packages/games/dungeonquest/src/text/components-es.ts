import type { ComponentText } from '@mazmorra/kernel';

/** Encounter cards and runes. */
export const cards: Readonly<Record<string, ComponentText>> = {
  'dungeon-skeleton': { name: 'Esqueleto', text: 'Un Esqueleto. Escapa o ataca.' },
  'dungeon-sorcerer': { name: 'Hechicero', text: 'Un Hechicero. Escapa o ataca.' },
  'dungeon-troll': { name: 'Troll', text: 'Un Troll. Escapa o ataca.' },
  'dungeon-golem': { name: 'Gólem', text: 'Un Gólem. Escapa o ataca.' },
  'dungeon-demon': { name: 'Demonio', text: 'Un Demonio. Escapa o ataca.' },
  'dungeon-empty': { name: 'Vacía', text: 'No hay nada.' },
  'dungeon-dead-adventurer': {
    name: 'Aventurero muerto',
    text: 'Si quieres saquear el cuerpo, roba una carta de Cadáver.',
  },
  'dungeon-crypt': { name: 'Cripta', text: 'Si quieres abrir la cripta, roba una carta de Cripta.' },
  'dungeon-hidden-trap': { name: 'Trampa oculta', text: 'Roba una carta de Trampa.' },
  'dungeon-passage-down': {
    name: 'Pasadizo descendente',
    text: 'Marca esta sala como entrada. El próximo turno tienes la opción de bajar a las catacumbas.',
  },
  'dungeon-cave-in': {
    name: 'Derrumbe',
    text: 'Se conserva. Cada turno empieza con Agilidad: éxito - se descarta y sigues; fallo - fin del turno.',
  },
  'dungeon-torch-goes-out': {
    name: 'La antorcha se apaga',
    text: 'Se conserva. Cada turno empieza con Suerte: éxito - se descarta y sigues; fallo - fin del turno.',
  },
  'dungeon-secret-door': {
    name: 'Puerta secreta',
    text: 'Si quieres, pasa ya a un espacio contiguo, haya muro o no. Sin huida ante un Monstruo de allí.',
  },
  'dungeon-razorwings': { name: 'Alacortantes', text: 'Sufres un dado de Heridas.' },
  'dungeon-wizards-curse': {
    name: 'Maldición del mago',
    text: 'Tira un dado y gira todos los Corredores: 1-2 un cuarto a la izquierda, 3-4 media vuelta, 5-6 un cuarto a la derecha.',
  },
  'dungeon-unstable-potion': {
    name: 'Poción inestable',
    text: 'Botín sin oro. Inicio de turno: descártala y tira 2 dados. 2 muerte; 3-4 seis Heridas; 5-6 tres Heridas; 7 nada; 8-10 cura 3; 11-12 cura 6.',
  },
  'dungeon-bottle-imp': {
    name: 'Diablillo embotellado',
    text: 'Botín sin oro. Si saliste, al final puedes tirar un dado: 1-2 pierdes otro Botín al azar; 3 nada; 4-6 robas un Tesoro.',
  },
  'dungeon-lingering-shade': {
    name: 'Alma en pena',
    text: 'Se conserva. Cada turno empieza con 2 dados: con 2-3 mueres. Se va al entrar en las catacumbas o salir de la mazmorra.',
  },
  'dungeon-gold-30': { name: 'Monedas de oro', text: 'Botín de 30 de oro.' },
  'dungeon-gold-40': { name: 'Monedas de oro', text: 'Botín de 40 de oro.' },
  'dungeon-shuffle': { name: 'Barajar', text: 'Mezcla mazo, descartes y esta carta, y roba otra vez.' },
  'dragon-sleeping': {
    name: 'Durmiendo',
    text: 'Kalladra sigue dormido: roba 2 Tesoros. El próximo turno sales o robas otra carta de Dragón.',
  },
  'dragon-rage': {
    name: 'Furia del dragón',
    text: 'Cada Héroe de la Sala del Tesoro, tú primero y luego en sentido horario: pierde sus cartas de Tesoro, sufre 2 dados de Heridas y, si vive, se retira.',
  },
  'treasure-obsidian-ring': { name: 'Anillo de obsidiana', text: 'Botín de 110 de oro.' },
  'treasure-golden-claws': { name: 'Garras doradas', text: 'Botín de 290 de oro.' },
  'treasure-belt-of-strength': { name: 'Cinturón de fuerza', text: 'Botín de 260 de oro.' },
  'treasure-jinn-lamp': { name: 'Lámpara de genio', text: 'Botín de 270 de oro.' },
  'treasure-pearl-ring': { name: 'Anillo de perla', text: 'Botín de 130 de oro.' },
  'treasure-jeweled-chakra': { name: 'Chakra enjoyado', text: 'Botín de 350 de oro.' },
  'treasure-gold-ring': { name: 'Anillo de oro', text: 'Botín de 190 de oro.' },
  'treasure-quicksilver-potion': { name: 'Poción de mercurio', text: 'Botín de 1500 de oro.' },
  'treasure-ruby-ring': { name: 'Anillo de rubí', text: 'Botín de 140 de oro.' },
  'treasure-charmers-flute': { name: 'Flauta del encantador', text: 'Botín de 230 de oro.' },
  'treasure-mirror-of-shael': { name: 'Espejo de Shael', text: 'Botín de 550 de oro.' },
  'treasure-staff-of-light': { name: 'Bastón de luz', text: 'Botín de 700 de oro.' },
  'treasure-rune-scarab': { name: 'Escarabajo rúnico', text: 'Botín de 400 de oro.' },
  'treasure-ebon-amulet': { name: 'Amuleto de ébano', text: 'Botín de 300 de oro.' },
  'treasure-silver-ring': { name: 'Anillo de plata', text: 'Botín de 160 de oro.' },
  'treasure-flying-carpet': { name: 'Alfombra voladora', text: 'Botín de 500 de oro.' },
  'treasure-harp-of-tranquility': { name: 'Arpa de la tranquilidad', text: 'Botín de 2000 de oro.' },
  'treasure-chalice-of-tamalir': { name: 'Cáliz de Tamalir', text: 'Botín de 900 de oro.' },
  'treasure-crystal-of-tival': { name: 'Cristal de Tival', text: 'Botín de 240 de oro.' },
  'treasure-sun-spear': { name: 'Lanza solar', text: 'Botín de 1100 de oro.' },
  'treasure-crystal-of-orris': { name: 'Cristal de Orris', text: 'Botín de 320 de oro.' },
  'treasure-bag-of-gems': { name: 'Bolsa de gemas', text: 'Botín de 1200 de oro.' },
  'treasure-star-of-kellos': { name: 'Estrella de Kellos', text: 'Botín de 800 de oro.' },
  'treasure-giant-ruby': { name: 'Rubí gigante', text: 'Botín de 3000 de oro.' },
  'treasure-eyes-of-avra': { name: 'Ojos de Avra', text: 'Botín de 420 de oro.' },
  'treasure-ebon-ring': { name: 'Anillo de ébano', text: 'Botín de 80 de oro.' },
  'treasure-vestments-of-kellos': { name: 'Vestiduras de Kellos', text: 'Botín de 600 de oro.' },
  'treasure-arcane-ring': { name: 'Anillo arcano', text: 'Botín de 210 de oro.' },
  'treasure-lodestone': { name: 'Piedra imán', text: 'Botín de 1 de oro.' },
  'treasure-artifact-eater': {
    name: 'Devorador de artefactos',
    text: 'Botín sin oro. Al cogerlo pierdes al azar otra de tus cartas de Botín.',
  },
  'treasure-forbidden-tome': {
    name: 'Tomo prohibido',
    text: 'Botín sin oro. Si saliste, al final puedes tirar un dado: 1-2 pierdes otro Botín al azar; 3-6 el tomo vale la tirada por 200.',
  },
  'trap-trapdoor': {
    name: 'Trampilla',
    text: 'Se conserva. Cada turno empieza con Agilidad: éxito - se descarta y sigues; fallo - 1 Herida y fin del turno.',
  },
  'trap-crossfire': {
    name: 'Trampa de proyectiles',
    text: 'Armadura; fallo - tantas Heridas como el margen.',
  },
  'trap-cave-in': {
    name: 'Derrumbe',
    text: 'Se conserva. Cada turno empieza con Agilidad: éxito - se descarta y sigues; fallo - fin del turno.',
  },
  'trap-poisonous-snakes': { name: 'Serpientes venenosas', text: 'Sufres un dado de Heridas.' },
  'trap-poisonous-gas': {
    name: 'Gas venenoso',
    text: 'Un dado menos 3 en Heridas y otro dado menos 3 en turnos perdidos.',
  },
  'trap-explosion': { name: 'Explosión', text: '4 Heridas y pierdes el próximo turno.' },
  'trap-swinging-blade': { name: 'Cuchilla oscilante', text: 'Armadura; fallo - mueres.' },
  'trap-shuffle': { name: 'Barajar', text: 'Mezcla mazo, descartes y esta carta, y roba otra vez.' },
  'door-opens': { name: 'La puerta se abre', text: 'Pasas.' },
  'door-jammed': { name: 'Puerta atascada', text: 'La puerta resiste, fin del turno.' },
  'door-spear-trap': {
    name: 'Trampa de lanzas',
    text: 'Un dado menos Suerte en Heridas; la puerta resiste, fin del turno.',
  },
  'door-shuffle': { name: 'Barajar', text: 'Mezcla mazo, descartes y esta carta, y roba otra vez.' },
  'crypt-gold-20': { name: 'Monedas de oro', text: 'Botín de 20 de oro.' },
  'crypt-gold-90': { name: 'Monedas de oro', text: 'Botín de 90 de oro.' },
  'crypt-gold-120': { name: 'Monedas de oro', text: 'Botín de 120 de oro.' },
  'crypt-gold-250': { name: 'Monedas de oro', text: 'Botín de 250 de oro.' },
  'crypt-unstable-potion': {
    name: 'Poción inestable',
    text: 'Botín sin oro. Inicio de turno: descártala y tira 2 dados. 2 muerte; 3-4 seis Heridas; 5-6 tres Heridas; 7 nada; 8-10 cura 3; 11-12 cura 6.',
  },
  'crypt-empty': { name: 'Vacía', text: 'No hay nada.' },
  'crypt-old-bones': {
    name: 'Huesos antiguos',
    text: 'Tira un dado: 1-3 nada; 4-6 combate con un Esqueleto, sin huida.',
  },
  'crypt-spear-trap': { name: 'Trampa de lanzas', text: 'Un dado menos Armadura en Heridas.' },
  'crypt-shuffle': { name: 'Barajar', text: 'Mezcla mazo, descartes y esta carta, y roba otra vez.' },
  'corpse-gold-50': { name: 'Monedas de oro', text: 'Botín de 50 de oro.' },
  'corpse-gold-100': { name: 'Monedas de oro', text: 'Botín de 100 de oro.' },
  'corpse-gold-200': { name: 'Monedas de oro', text: 'Botín de 200 de oro.' },
  'corpse-unstable-potion': {
    name: 'Poción inestable',
    text: 'Botín sin oro. Inicio de turno: descártala y tira 2 dados. 2 muerte; 3-4 seis Heridas; 5-6 tres Heridas; 7 nada; 8-10 cura 3; 11-12 cura 6.',
  },
  'corpse-empty': { name: 'Vacía', text: 'No hay nada.' },
  'corpse-rope': {
    name: 'Cuerda',
    text: 'Botín sin oro. Descártala para superar la tirada de una Trampilla o un Agujero en el techo.',
  },
  'corpse-old-bones': {
    name: 'Huesos antiguos',
    text: 'Tira un dado: 1-3 nada; 4-6 combate con un Esqueleto, sin huida.',
  },
  'corpse-scorpion': { name: 'Escorpión', text: 'Sufres un dado de Heridas.' },
  'corpse-shuffle': { name: 'Barajar', text: 'Mezcla mazo, descartes y esta carta, y roba otra vez.' },
  'search-secret-door': {
    name: 'Puerta secreta',
    text: 'Si quieres, pasa ya a un espacio contiguo, haya muro o no. Sin huida ante un Monstruo de allí.',
  },
  'search-empty': { name: 'Vacía', text: 'No hay nada.' },
  'search-passage-down': {
    name: 'Pasadizo descendente',
    text: 'Marca esta sala como entrada. El próximo turno tienes la opción de bajar a las catacumbas.',
  },
  'search-gold-10': { name: 'Monedas de oro', text: 'Botín de 10 de oro.' },
  'search-gold-60': { name: 'Monedas de oro', text: 'Botín de 60 de oro.' },
  'search-gold-70': { name: 'Monedas de oro', text: 'Botín de 70 de oro.' },
  'search-gold-150': { name: 'Monedas de oro', text: 'Botín de 150 de oro.' },
  'search-giant-centipede': { name: 'Ciempiés gigante', text: 'Sufres dos dados de Heridas.' },
  'search-ferrox': {
    name: 'Férrox',
    text: '2 Heridas. Se conserva: cada turno empieza con Suerte: éxito - se descarta; fallo - 1 Herida.',
  },
  'search-unstable-potion': {
    name: 'Poción inestable',
    text: 'Botín sin oro. Inicio de turno: descártala y tira 2 dados. 2 muerte; 3-4 seis Heridas; 5-6 tres Heridas; 7 nada; 8-10 cura 3; 11-12 cura 6.',
  },
  'search-hidden-trap': { name: 'Trampa oculta', text: 'Roba una carta de Trampa.' },
  'search-shuffle': { name: 'Barajar', text: 'Mezcla mazo, descartes y esta carta, y roba otra vez.' },
  'rune-healing': { name: 'Runa de curación', text: 'Inicio de tu turno: elimina un máximo de 6 Heridas.' },
  'rune-teleportation': {
    name: 'Runa de teletransporte',
    text: 'En vez de un paso normal: salta a un espacio contiguo sin importar los muros; allí no hay huida posible ante Monstruos.',
  },
  'rune-death-touch': {
    name: 'Toque de la muerte',
    text: 'Al aparecer un Monstruo: desaparece y no hay combate.',
  },
  'rune-stasis': {
    name: 'Runa de estasis',
    text: 'Cuando vayas a moverte: puedes moverte hasta tres veces este turno; afrontas cada espacio y lo que termine tu turno termina también este efecto.',
  },
  'rune-warning': {
    name: 'Runa de aviso',
    text: 'Tras robar una carta de tipo Trampa: descártala sin efecto.',
  },
  'rune-opening': {
    name: 'Runa de apertura',
    text: 'Al atravesar una puerta, un rastrillo o ambos: se abren sin carta ni tirada.',
  },
  'rune-lightning': {
    name: 'Runa de relámpago',
    text: 'Al comienzo del combate: pon las 3 cartas superiores del mazo de Combate en el montón de daño del Monstruo.',
  },
  'rune-protection': {
    name: 'Runa de protección',
    text: 'Cuando vayas a sufrir Heridas de una sola fuente fuera del combate: evita hasta 6.',
  },
  'rune-levitation': {
    name: 'Runa de levitación',
    text: 'Antes de una tirada de un Pozo sin fondo, Puente, Derrumbe o Tela de araña: la superas automáticamente.',
  },
  'rune-fortune': { name: 'Runa de fortuna', text: 'Tras fracasar en una tirada de atributos: la superas.' },
  'rune-sight': {
    name: 'Runa de visión',
    text: 'Al explorar: coge 3 Salas, coloca 1 y mezcla las demás con el montón.',
  },
  'rune-slumber': {
    name: 'Runa de letargo',
    text: 'Cuando te afecte la Furia del dragón: conservas tus Tesoros y no sufres Heridas, pero debes retirarte.',
  },
  'catacomb-exit': { name: 'Salida', text: 'Tienes la opción de dejar las catacumbas.' },
  'catacomb-empty': { name: 'Vacía', text: 'No hay nada.' },
  'catacomb-hole-in-the-roof': {
    name: 'Agujero en el techo',
    text: 'Agilidad; éxito - opción de dejar las catacumbas; fallo - fin del turno y el próximo puedes repetir la tirada en vez de robar.',
  },
  'catacomb-hidden-trap': { name: 'Trampa oculta', text: 'Roba una carta de Trampa.' },
  'catacomb-treasure-chest': {
    name: 'Cofre del tesoro',
    text: 'Botín. Si saliste, al final puedes tirar 2 dados: vale la suma por 100.',
  },
  'catacomb-gigantic-diamond': { name: 'Diamante gigantesco', text: 'Botín de 4000 de oro.' },
  'catacomb-torch-goes-out': {
    name: 'La antorcha se apaga',
    text: 'Se conserva. Cada turno empieza con Suerte: éxito - se descarta y sigues; fallo - fin del turno.',
  },
  'catacomb-horde-of-rats': {
    name: 'Horda de ratas',
    text: 'Armadura; fallo - tantas Heridas como el margen.',
  },
  'catacomb-spiders-venom': {
    name: 'Veneno de araña',
    text: 'Se conserva mientras sigas abajo: cada turno empieza con un dado: 1-2 una Herida.',
  },
  'catacomb-razorwings': { name: 'Alacortantes', text: 'Sufres un dado de Heridas.' },
  'catacomb-sneak-attack-skeleton': {
    name: 'Ataque sorpresa: Esqueleto',
    text: 'Suerte; fallo - tantas Heridas como el margen. Después combate, sin huida.',
  },
  'catacomb-sneak-attack-sorcerer': {
    name: 'Ataque sorpresa: Hechicero',
    text: 'Suerte; fallo - tantas Heridas como el margen. Después combate, sin huida.',
  },
  'catacomb-sneak-attack-troll': {
    name: 'Ataque sorpresa: Troll',
    text: 'Suerte; fallo - tantas Heridas como el margen. Después combate, sin huida.',
  },
  'catacomb-sneak-attack-golem': {
    name: 'Ataque sorpresa: Gólem',
    text: 'Suerte; fallo - tantas Heridas como el margen. Después combate, sin huida.',
  },
  'catacomb-sneak-attack-demon': {
    name: 'Ataque sorpresa: Demonio',
    text: 'Suerte; fallo - tantas Heridas como el margen. Después combate, sin huida.',
  },
  'catacomb-vampire-bite': {
    name: 'Mordisco de vampiro',
    text: 'Tira por el menor entre Agilidad y Armadura; fallo - se conserva siempre: cada turno empieza con 1 Herida.',
  },
  'catacomb-deep-elf': {
    name: 'Elfo del abismo',
    text: 'Puedes sobornarla con Botín: dado por 100. Menos que el soborno - opción de salir de las catacumbas; más - combate con un Hechicero, sin huida.',
  },
  'catacomb-giant-naga': {
    name: 'Naga gigante',
    text: 'Debes dar la vuelta: avanza como al salir, pero sigues abajo mirando al lado contrario y tu montón se vacía.',
  },
  'catacomb-shuffle': { name: 'Barajar', text: 'Mezcla mazo, descartes y esta carta, y roba otra vez.' },
};

/** Heroes with their abilities. */
export const heroes: Readonly<Record<string, ComponentText>> = {
  lindel: {
    name: 'Lindel',
    text: 'Después de cada tirada de atributos te está permitido volver a lanzar uno de los dos dados; cuenta lo que salga entonces.',
  },
  'brother-gherinn': {
    name: 'Hermano Gherinn',
    text: 'Una vez por turno, justo antes de una tirada de atributos: paga 1 Herida y toma 3 fichas de Determinación. Ante la Furia del dragón tienes una repetición de uno o de los dos dados de daño; cuenta el nuevo resultado.',
  },
  krutzbeck: {
    name: 'Krutzbeck',
    text: 'Frente a un Monstruo solo te queda atacar: escapar no es una opción para ti. Si quieres, en el combate rellenas tu mano hasta 6 cartas y no hasta 5.',
  },
  tatianna: {
    name: 'Tatianna',
    text: 'Cuando prefieres atacar pudiendo escapar, revela si quieres 5 cartas del mazo de Combate: las de distancia dañan al Monstruo y las otras se descartan.',
  },
  'hugo-the-glorious': {
    name: 'Hugo el Glorioso',
    text: 'Cuando matas a un Monstruo en combate puedes descartar hasta 2 cartas de tu montón de daño antes de convertirlo en Heridas.',
  },
  'challara-and-brightblaze': {
    name: 'Challara y Llamabrillante',
    text: 'Al robar en el mazo de Mazmorra puedes rechazar la carta; la siguiente es obligatoria. A partir de 8 Heridas empiezas los combates sin carta de Poder.',
  },
};

/** Monsters. */
export const monsters: Readonly<Record<string, ComponentText>> = {
  skeleton: { name: 'Esqueleto' },
  sorcerer: { name: 'Hechicero' },
  troll: { name: 'Troll' },
  golem: { name: 'Gólem' },
  demon: { name: 'Demonio' },
};

/** Towers and the Treasure Chamber. */
export const spaces: Readonly<Record<string, ComponentText>> = {
  'tower-nw': { name: 'Torre noroeste' },
  'tower-ne': { name: 'Torre noreste' },
  'tower-sw': { name: 'Torre suroeste' },
  'tower-se': { name: 'Torre sureste' },
  'treasure-chamber': { name: 'Sala del Tesoro' },
};
