import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type BookWords, bookIn } from './outline.ts';

const words: BookWords = {
  idea: {
    title: 'De qué va',
    text: {
      goal: (
        <>
          El castillo de Fuego de Dragón está lleno de oro y en medio duerme Kalladra. Entras por la mañana
          por una torre. Gana quien <b>haya salido antes de ponerse el sol</b> con más oro. La mayoría no
          sale. No es ninguna deshonra: contar cómo ocurrió es la mitad de la gracia.
        </>
      ),
      place: (
        <>
          El castillo tiene 13 columnas y 10 filas de casillas. Solo se conocen las cuatro torres y la Sala
          del Tesoro (dos cuadros, una sola casilla); lo demás está <b>sin explorar</b> hasta que alguien
          entra. Son vecinas las casillas que comparten un lado; no hay diagonales.
        </>
      ),
    },
  },
  setup: {
    title: 'Preparación',
    text: {
      heroes: (
        <>
          Cada uno es un héroe distinto, al azar o a elegir por turno. El corazón es su Vida, los cuatro
          números son Fuerza, Agilidad, Armadura y Suerte, y cada cual sabe hacer algo que nadie más sabe.
        </>
      ),
      first: (
        <>
          Todos tiran un dado; el más alto es jugador inicial durante toda la partida. Cada héroe recibe una
          runa, a la vista. Después, empezando por el jugador inicial, cada uno ocupa una torre libre y sale
          de allí sin heridas y con las manos vacías.
        </>
      ),
    },
  },
  sun: {
    title: 'El sol',
    text: {
      track: (
        <>
          Al comienzo de cada turno del jugador inicial (salvo el primero) el sol avanza una casilla, aunque
          su héroe haya muerto o salido. Veinticinco casillas son seguras.
        </>
      ),
      sunset: (
        <>
          Desde la casilla 26 se tira un dado cada vez: con los números indicados <b>se cierran las torres</b>
          , acaba la partida y se pierde todo héroe que siga dentro, arriba o abajo. En la 30 el sol se queda,
          pero se sigue tirando.
        </>
      ),
    },
  },
  turn: {
    title: 'Tu turno',
    text: {
      steps: (
        <>
          Se juega en el sentido del reloj. Primero el sol (solo el jugador inicial), luego lo que pasa al
          comienzo de tu turno, luego actúas y el turno acaba. A quien ha muerto o salido solo le queda mover
          el sol.
        </>
      ),
      start: (
        <>
          Las cartas que se quedan contigo, la tela de araña en la que estás atrapado y los turnos perdidos
          van primero, en el orden que quieras; entre medias puedes usar pociones y la Runa de curación. Si
          algo de eso acaba tu turno, no hay más que hacer.
        </>
      ),
      act: (
        <>
          Después haces exactamente una cosa: <b>moverte</b>, <b>buscar</b>, <b>bajar</b> a las catacumbas,
          robar otra carta de Dragón en la Sala del Tesoro o salir por una torre. No se puede pasar. Tras
          escapar, huir del dragón o subir de las catacumbas, antes haces frente a la sala en la que estás, en
          lugar de actuar.
        </>
      ),
    },
  },
  moving: {
    title: 'Moverse, explorar, buscar',
    text: {
      move: (
        <>
          Pasas por una abertura de tu sala a la siguiente si allí no hay muro. Una casilla con otro héroe
          está cerrada para ti, salvo la Sala del Tesoro. Puertas secretas, teletransporte, escapar, huir y
          subir de las catacumbas son movimientos especiales: después de ellos no hay «camino por el que
          viniste».
        </>
      ),
      explore: (
        <>
          Al entrar en una casilla sin explorar robas una loseta. Su flecha mira hacia donde vienes y entras
          sin tirada, aunque tenga rastrillo. Una abertura contra un muro o contra el borde es un callejón sin
          salida. Las losetas se quedan para siempre.
        </>
      ),
      door: (
        <>
          Una <b>puerta</b> pide una carta de Puerta: se abre, se atasca o salta una lanza. Si no se abre, tu
          turno acaba; en el siguiente puedes volver a intentarlo. Dos puertas espalda con espalda cuentan
          como una. Los obstáculos van antes de moverte, primero el de tu sala.
        </>
      ),
      portcullis: (
        <>
          Un <b>rastrillo</b> exige una tirada de Fuerza. Si fallas, tu turno acaba; insiste en el mismo y
          crece tu determinación. Haz otra cosa y la pierdes.
        </>
      ),
      search: (
        <>
          En vez de moverte puedes buscar en una sala con lupa y sin monstruo: roba una carta de Búsqueda.
          Como mucho dos veces seguidas; luego hay que seguir. Si ya has buscado dos veces y los demás te
          cierran el paso, esperas.
        </>
      ),
      walled: (
        <>
          Sin ninguna salida estás emparedado. Entonces puedes buscar en cualquier sala, incluso en una torre,
          dos veces. Si no aparece salida ni escalera y ninguna runa ayuda, te quedas en el castillo para
          siempre.
        </>
      ),
    },
  },
  rooms: {
    title: 'Las salas',
    text: {
      chamber: <>Roba una carta de Mazmorra y hazle frente. Si hay una ficha de monstruo, va primero.</>,
      corridor: (
        <>
          Sin carta: sigues moviéndote enseguida. Si entras dos veces en el mismo corredor en un turno, o no
          hay por dónde seguir, el turno acaba allí.
        </>
      ),
      portcullis: (
        <>Roba una carta de Mazmorra. El rastrillo ha caído a tu espalda: aquí no se escapa de nadie.</>
      ),
      entrance: (
        <>Roba una carta de Mazmorra. Desde tu próximo turno puedes bajar, igual que desde un indicador.</>
      ),
      rotating: (
        <>
          La primera vez que se entra da media vuelta y tu turno acaba. Gira una sola vez en la partida. Puede
          que tu única salida dé ahora a un muro.
        </>
      ),
      trap: <>Roba una carta de Trampa. Aquí no se puede buscar.</>,
      darkness: (
        <>
          Sigues a tientas enseguida: un dado y los números de la loseta dicen por dónde. Contra un muro o un
          héroe acaba el turno, y en el siguiente tiras otra vez.
        </>
      ),
      caveIn: (
        <>
          Roba una carta de Mazmorra. Desde el turno siguiente vuelves por donde viniste o cruzas los
          escombros con una tirada de Agilidad; fallar cuesta el turno. También puedes buscar. Aquí nunca se
          pone un indicador.
        </>
      ),
      bridge: (
        <>
          Quédate a este lado y vuelve el próximo turno, o cruza: Agilidad,{' '}
          <b>con uno más en los dados por carta de Botín</b>. Antes puedes tirar Botín. Al otro lado sigues
          moviéndote. Si caes, acabas en las catacumbas con un dado de heridas. Si el camino de vuelta está
          ocupado, espera o cruza. Tras un movimiento especial hay que cruzar.
        </>
      ),
      web: (
        <>
          Retírate y vuelve el próximo turno, o cruza con una tirada de Fuerza y sigue. Si fallas quedas
          atrapado: tirada al comienzo de cada turno hasta soltarte.
        </>
      ),
      chasm: (
        <>
          Roba una carta de Mazmorra. Estás en la mitad por la que entraste y solo sales por sus aberturas. Si
          vienes de abajo, por puerta secreta o por runa, eliges la mitad.
        </>
      ),
      pit: <>Tirada de Suerte. Si la superas, se acaba tu turno. Si no, te acabas tú.</>,
      tower: (
        <>
          Con Botín puedes salir de la mazmorra. Sin él, o si quieres más, sigues moviéndote; si no puedes, el
          turno acaba.
        </>
      ),
    },
  },
  tests: {
    title: 'Tiradas, determinación, heridas',
    text: {
      test: (
        <>
          Una tirada son dos dados contra uno de tus números: <b>igual o menos, superada</b>. La diferencia de
          un fallo es a veces el número de heridas.
        </>
      ),
      determination: (
        <>
          Cada fallo da una ficha de Determinación; cada una sube en uno tu número en el próximo intento de lo
          mismo, y todas se van cuando acaba. Lo que ayuda se usa antes de tirar; después vienen la segunda
          tirada de Lindel y la Runa de fortuna. Hay 24 fichas y 6 indicadores de entrada, ni uno más.
        </>
      ),
      wounds: (
        <>
          Cuando tus heridas llegan a tu Vida, mueres. Tus cartas vuelven a sus mazos, tus fichas a la
          reserva, y lo que aún te esperaba se detiene. Curar quita heridas.
        </>
      ),
    },
  },
  cards: {
    title: 'Cartas y runas',
    text: {
      drawing: (
        <>
          La carta se lee, se cumple entera y se descarta, salvo que sea Botín o diga que se queda. «Puedes»
          se decide antes de ver otra carta. Lo que dice una carta vence a las reglas; «no puede» vence a
          «puede».
        </>
      ),
      shuffle: (
        <>
          La carta de Barajar vuelve con todos los descartes, se baraja el mazo y robas otra vez. Un mazo
          vacío se rehace con sus descartes.
        </>
      ),
      loot: (
        <>
          El Botín queda a la vista junto a tu héroe, con su oro. Algunas cartas sirven para algo, otras solo
          valen al final. Lo que sueltas va a los descartes de su mazo.
        </>
      ),
      kept: (
        <>
          Trampilla, Derrumbe y La antorcha se apaga se quedan contigo: una tirada al comienzo de cada turno
          hasta superarla. La Cuerda supera la tirada de la Trampilla o del Agujero en el techo. Lo que subes
          de las catacumbas sigue contigo.
        </>
      ),
      special: (
        <>
          <b>Puerta secreta:</b> ve enseguida a una casilla vecina, con muros o sin ellos.{' '}
          <b>Pasadizo descendente:</b> un indicador de entrada, y el próximo turno puedes bajar.{' '}
          <b>Maldición del mago:</b> gira todos los corredores con quien esté en ellos. <b>Trampa oculta:</b>{' '}
          roba una carta de Trampa. <b>Elfo del abismo:</b> sobórnalo con Botín; si un dado por 100 es menos,
          puedes salir; si es más, combates; si es igual, no pasa nada.
        </>
      ),
      runes: (
        <>
          Cada runa sirve una vez, en el momento que lleva escrito, y luego desaparece. La mesa te pregunta
          cuando llega ese momento. Con qué frecuencia, lo decides tú en la hoja de tu héroe.
        </>
      ),
    },
  },
  monsters: {
    title: 'Monstruos',
    text: {
      meet: (
        <>
          Un monstruo llega por una carta, por una amenaza o porque su ficha está en la sala. El jugador de tu
          izquierda toma sus cuatro cartas de Poder y una ficha boca abajo: su Vida, que solo conoce él.
          Entonces eliges entre escapar y atacar.
        </>
      ),
      escape: (
        <>
          Para <b>escapar</b> ambos revelan una carta de Poder: si tu huida es igual o mayor, vuelves por
          donde viniste y tu turno acaba. Si no, te alcanza y hay que combatir, sin esas dos cartas. No se
          escapa en una sala con rastrillo, tras un movimiento especial ni si el camino de vuelta está
          cerrado.
        </>
      ),
      stays: (
        <>
          El monstruo que vive se queda en la sala como ficha y espera al siguiente; muerto, vuelve a la
          reserva. La ficha va antes que la sala. En las catacumbas no queda nada.
        </>
      ),
      players: (
        <>
          A los monstruos los lleva siempre el jugador de la izquierda, viva su héroe, haya salido o haya
          muerto. Un bot lo hace con lo que puede saber quien lleva un monstruo.
        </>
      ),
    },
  },
  combat: {
    title: 'El combate',
    text: {
      round: (
        <>
          Héroe contra monstruo, asalto a asalto. Al empezar cada uno toma una de sus cartas de Poder y ambos
          rellenan la mano hasta cinco del mismo mazo. Las manos son secretas.
        </>
      ),
      reveal: (
        <>
          Ambos eligen una carta y la revelan a la vez. Primero los efectos pendientes, luego las cartas de
          Poder, la del héroe antes. Una carta cancelada no cuenta nada. Quien no tiene carta no juega
          ninguna.
        </>
      ),
      counter: (
        <>
          Cada carta es cuerpo a cuerpo, a distancia o mágica; el signo pequeño de la esquina es el tipo al
          que puede <b>responder</b>. Si no vas por delante y tu carta responde al tipo de la otra, puedes
          contraatacar: añade cartas con el mismo signo, una a una, hasta superar o parar.
        </>
      ),
      damage: (
        <>
          Gana el total más alto. Todas las cartas que jugó el ganador van al <b>montón de daño</b> del otro:
          cada una es una herida en este combate. Los montones están a la vista.
        </>
      ),
      deathblow: (
        <>
          Si una carta del ganador es del tipo de cartas que hay en el <b>montón de combate</b>, todas esas
          golpean también: golpe mortal. Después las cartas del perdedor van al montón de combate.
        </>
      ),
      stalemate: (
        <>Igualados al final: empate. Todas las cartas van al montón de combate y nadie sale herido.</>
      ),
      end: (
        <>
          El monstruo muere cuando su montón llega a su Vida; tú, cuando tus heridas y tu montón llegan a la
          tuya. Si ganas, tu montón se convierte en heridas. Si caen los dos a la vez, el héroe ha muerto. Al
          terminar, todas las cartas vuelven y se barajan.
        </>
      ),
      power: (
        <>
          Detalles: la carta que entra por Disparo guiado cuenta para todo lo que sigue y su texto vale. Donde
          se pide un ataque impreso, es el de la primera carta.
        </>
      ),
    },
  },
  dragon: {
    title: 'La dragona',
    text: {
      draw: (
        <>
          En la Sala del Tesoro robas una carta de Dragón. Siete de las ocho dicen que sigue durmiendo: toma
          dos tesoros y acaba tu turno. En turnos posteriores sales por cualquier abertura, o te quedas y
          robas otra vez, de menos cartas.
        </>
      ),
      rage: (
        <>
          La <b>Furia del dragón</b> alcanza a todos los que estén en la sala: adiós a las cartas de Tesoro,
          dos dados de heridas, y quien viva huye por una abertura sin puerta ni rastrillo. Quien no puede,
          muere.
        </>
      ),
      back: (
        <>
          Las cartas de Dragón robadas quedan fuera mientras haya alguien en la sala. Cuando un turno acaba y
          está vacía, se barajan de nuevo. Todos los de dentro comparten el mismo mazo.
        </>
      ),
    },
  },
  catacombs: {
    title: 'Las catacumbas',
    text: {
      down: (
        <>
          Se baja por una loseta de entrada, un indicador, un Pasadizo descendente… o cayendo de un puente.
          Elige una dirección para tu indicador; tu figura deja el tablero. Ese ha sido tu turno.
        </>
      ),
      below: (
        <>
          Cada turno robas una carta de Catacumbas en vez de actuar. Se amontonan: su número es lo que has
          andado. Al ponerse el sol sigues estando dentro.
        </>
      ),
      up: (
        <>
          Cuando una carta te deja salir, elige izquierda o derecha y tira: avanza por tu flecha tantas
          casillas como cartas tengas y luego hacia el lado tantas como diga el dado, sin pasar del muro
          exterior. Ahí sales; una casilla sin explorar recibe una loseta girada a tu gusto. El próximo turno
          haces frente a la sala, sin escapar.
        </>
      ),
      naga: (
        <>
          La Naga gigante te hace retroceder: busca el camino como si salieras, pero sigues abajo, mirando al
          lado contrario y contando desde cero.
        </>
      ),
    },
  },
  end: {
    title: 'Salir, y el final',
    text: {
      leave: (
        <>
          Se sale por cualquier torre, al entrar en ella o al comenzar allí el turno, con{' '}
          <b>al menos una carta de Botín</b>. Entonces estás a salvo y fuera de la partida, con todo lo que
          llevas.
        </>
      ),
      count: (
        <>
          Cuando no queda nadie dentro se abren cofres, diablillos y tomos, y se cuenta el oro. Gana quien más
          tenga; a igualdad, la mejor carta suelta, luego más cartas; después la victoria se comparte.
        </>
      ),
      nobody: <>Si no ha salido nadie, gana Kalladra.</>,
      solo: (
        <>
          En solitario un autómata lleva a los monstruos: juega la carta superior del mazo y responde con las
          cinco siguientes si con ello te supera. Las cartas de Poder solo sirven para escapar. Ganas si sales
          con una carta de Tesoro.
        </>
      ),
    },
  },
  variants: {
    title: 'Reglas opcionales',
    text: {
      duel: (
        <>
          <b>Héroe contra Héroe.</b> Puedes entrar donde está otro héroe y combatir hasta que alguien tenga
          cuatro cartas en su montón de daño. El ganador toma una carta de Botín y el otro huye. Nunca en la
          Sala del Tesoro.
        </>
      ),
      servants: (
        <>
          <b>Sirvientes de Kalladra.</b> Quien ha perdido a su héroe mueve cada turno una ficha de monstruo, o
          llama a otro junto a una torre cuando hay menos que héroes. El que llega hasta un héroe ataca
          enseguida, y lo llevas tú.
        </>
      ),
      focused: (
        <>
          <b>Determinación concentrada.</b> Solo se gastan las fichas que hacían falta; las demás valen para
          cualquier tirada posterior.
        </>
      ),
      wait: (
        <>
          <b>La muerte puede esperar.</b> Quien moriría queda inconsciente: un dado dice cuántas cartas de
          Botín pierde, se va la mitad de las heridas y acaba el turno. La puesta de sol sigue matando.
        </>
      ),
      tower: (
        <>
          <b>Poder de la Torre.</b> Al entrar en una torre puedes salir por otra vacía y debes seguir desde
          allí; no dos veces seguidas.
        </>
      ),
      secrets: (
        <>
          <b>Secretos.</b> El Botín va boca abajo: los demás ven cuántas cartas tienes y de qué mazos.
        </>
      ),
      magical: (
        <>
          <b>Poder mágico.</b> Dos o tres runas para cada uno.
        </>
      ),
      live: (
        <>
          <b>Vivir para luchar otro día.</b> Tras ganar un asalto puedes buscar la salida en vez de hacer
          daño; gana también el siguiente y te escapas. No donde escapar está vedado.
        </>
      ),
      glory: (
        <>
          <b>No hay gloria sin valor:</b> para salir hace falta una carta de Tesoro.{' '}
          <b>Tesoros monstruosos:</b> tras matar, un dado menor que la Vida del monstruo encuentra un tesoro.{' '}
          <b>Comienzo tardío:</b> el sol empieza hasta seis casillas más adelante.
        </>
      ),
      rulings: <>Donde las reglas impresas callan, la mesa decide siempre de la misma manera.</>,
    },
  },
};

export const rulebook: Rulebook = bookIn('es', words);
