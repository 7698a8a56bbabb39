import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type BookWords, bookIn } from './outline.ts';

const words: BookWords = {
  idea: {
    title: 'De qué va',
    text: {
      goal: (
        <>
          La Mazmorra de Fuego de Dragón está llena de oro, y en el centro duerme el Señor Dragón, Kalladra.
          Entras por una torre por la mañana. De quienes <b>salgan antes de que se ponga el sol</b>, gana
          quien lleve más oro. La mayoría no sale. No es ninguna deshonra: contar cómo ocurrió es la mitad de
          la gracia.
        </>
      ),
      place: (
        <>
          La mazmorra tiene 13 columnas y 10 filas de espacios. Al principio solo se conocen las cuatro torres
          y la Sala del Tesoro, que ocupa el sitio de dos pero es un solo espacio; lo demás está{' '}
          <b>sin explorar</b> hasta que alguien entra. Dos espacios son contiguos si comparten un lado; en
          diagonal no se pasa.
        </>
      ),
    },
  },
  setup: {
    title: 'Preparación',
    text: {
      heroes: (
        <>
          Cada jugador es un héroe distinto, al azar o a elegir por turno. El corazón es su Vida; los cuatro
          números son Fuerza, Agilidad, Armadura y Suerte. Y cada uno sabe hacer algo que no sabe nadie más.
        </>
      ),
      first: (
        <>
          Todos tiran un dado, y quien saque más será el jugador inicial durante toda la partida. Cada héroe
          recibe una runa, a la vista de todos. Después, empezando por el jugador inicial, cada uno elige una
          torre libre y empieza en ella, sin Heridas y sin Botín.
        </>
      ),
    },
  },
  sun: {
    title: 'El sol',
    text: {
      track: (
        <>
          Al empezar cada turno del jugador inicial, salvo el primero, el sol avanza un espacio, aunque su
          héroe haya muerto o ya esté fuera. Los 25 primeros espacios son seguros.
        </>
      ),
      sunset: (
        <>
          A partir del espacio 26 se tira un dado cada vez: si sale uno de los números indicados,{' '}
          <b>las torres se cierran</b>, la partida termina y mueren todos los héroes que sigan dentro, en las
          salas o en las catacumbas. En el espacio 30 el sol ya no avanza, pero el dado se sigue tirando.
        </>
      ),
    },
  },
  turn: {
    title: 'Tu turno',
    text: {
      steps: (
        <>
          Se juega en el sentido de las agujas del reloj. Primero se mueve el sol (solo el jugador inicial),
          después va lo que pasa al empezar tu turno, después actúas y tu turno termina. A quien ha muerto o
          ha salido solo le queda mover el sol.
        </>
      ),
      start: (
        <>
          Las cartas que conservas, la Tela de araña que no te suelta y los turnos que tienes que perder van
          primero, en el orden que quieras; entre medias puedes beber pociones y usar la Runa de curación. Si
          algo de eso termina tu turno, ya no haces nada más.
        </>
      ),
      act: (
        <>
          Después haces exactamente una cosa: <b>moverte</b>, <b>registrar</b> la sala, <b>bajar</b> a las
          catacumbas, robar otra carta de Dragón en la Sala del Tesoro o salir por una torre. No puedes pasar.
          Si vienes de escapar, de huir del dragón o de salir de las catacumbas, en vez de actuar afrontas la
          sala en la que estás.
        </>
      ),
    },
  },
  moving: {
    title: 'Moverse, explorar, registrar',
    text: {
      move: (
        <>
          Pasas por un pasadizo de tu sala a la sala contigua, si por ese lado no tiene un muro. No puedes
          entrar en un espacio en el que ya hay otro héroe, salvo en la Sala del Tesoro. La puerta secreta, el
          teletransporte, escapar, retirarse y salir de las catacumbas son movimientos especiales: después de
          ellos no hay un «camino por el que viniste».
        </>
      ),
      explore: (
        <>
          Cuando te mueves a un espacio sin explorar, robas una sala. Se coloca con la flecha hacia el espacio
          del que vienes, y entras en ella sin tirar aunque tenga un rastrillo. Un pasadizo que da a un muro,
          o al borde de la mazmorra, es un callejón sin salida. Las salas ya no se quitan.
        </>
      ),
      door: (
        <>
          Para pasar por una <b>puerta</b> robas una carta de Puerta: se abre, está atascada o salta una
          trampa de lanzas. Si no se abre, tu turno termina; en el siguiente puedes volver a intentarlo. Dos
          puertas juntas cuentan como una. Los obstáculos se resuelven antes de moverte, primero el de tu
          sala.
        </>
      ),
      portcullis: (
        <>
          Para pasar por un <b>rastrillo</b> haces una tirada de Fuerza. Si fallas, tu turno termina. Si
          insistes con el mismo rastrillo, tu Determinación crece; si haces cualquier otra cosa, la pierdes.
        </>
      ),
      search: (
        <>
          En vez de moverte puedes registrar una sala que tenga una lupa y en la que no haya ningún Monstruo:
          robas una carta de Búsqueda. Puedes hacerlo dos veces seguidas; después tienes que moverte. Si ya
          has registrado dos veces y los demás te bloquean el paso, esperas.
        </>
      ),
      walled: (
        <>
          Si tu sala no tiene ninguna salida, puedes registrarla dos veces, sea la que sea, incluso una torre.
          Si no encuentras ni una puerta secreta ni un pasadizo que baje, y tampoco te ayuda una runa, te
          quedas en la mazmorra para siempre.
        </>
      ),
    },
  },
  rooms: {
    title: 'Las salas',
    text: {
      chamber: (
        <>
          Robas una carta de Mazmorra y la afrontas. Si en la sala hay una ficha de Monstruo, el Monstruo va
          primero.
        </>
      ),
      corridor: (
        <>
          No robas ninguna carta: tienes que volver a moverte enseguida. Si entras dos veces en el mismo
          Corredor durante un turno, o no hay por dónde seguir, tu turno termina ahí.
        </>
      ),
      portcullis: (
        <>
          Robas una carta de Mazmorra. El rastrillo ha caído a tu espalda: en esta sala no puedes escapar de
          los Monstruos.
        </>
      ),
      entrance: (
        <>
          Robas una carta de Mazmorra. A partir de tu próximo turno puedes bajar a las catacumbas, igual que
          desde una sala con un indicador de entrada.
        </>
      ),
      rotating: (
        <>
          La primera vez que alguien entra, la sala da media vuelta y el turno termina. Solo gira esa vez en
          toda la partida. Puede que tu única salida dé ahora a un muro.
        </>
      ),
      trap: <>Robas una carta de Trampa. Esta sala no se puede registrar.</>,
      darkness: (
        <>
          Sigues a tientas enseguida: un dado y los números de la sala dicen por dónde. Si ahí hay un muro u
          otro héroe, tu turno termina, y en el siguiente vuelves a tirar.
        </>
      ),
      caveIn: (
        <>
          Robas una carta de Mazmorra. A partir del turno siguiente puedes volver por donde viniste o cruzar
          los escombros con una tirada de Agilidad; si fallas, pierdes el turno. También puedes registrar la
          sala. Aquí nunca se pone un indicador de entrada.
        </>
      ),
      bridge: (
        <>
          Puedes quedarte a este lado y volver en tu próximo turno, o cruzar con una tirada de Agilidad en la
          que <b>se suma 1 a los dados por cada carta de Botín</b>. Antes puedes tirar las que quieras. Si
          cruzas, sigues moviéndote. Si te caes, acabas en las catacumbas y sufres las Heridas que diga un
          dado. Si el camino de vuelta está bloqueado, esperas o cruzas. Después de un movimiento especial
          tienes que cruzar.
        </>
      ),
      web: (
        <>
          Puedes retirarte y volver en tu próximo turno, o cruzar con una tirada de Fuerza y seguir
          moviéndote. Si fallas, la tela no te suelta: repites la tirada al empezar cada turno, hasta que la
          superes.
        </>
      ),
      chasm: (
        <>
          Robas una carta de Mazmorra. Estás en la mitad por la que has entrado y solo puedes salir por sus
          pasadizos. Si vienes de las catacumbas, de una puerta secreta o de una runa, eliges la mitad.
        </>
      ),
      pit: <>Haces una tirada de Suerte. Si la superas, termina tu turno. Si fallas, terminas tú.</>,
      tower: (
        <>
          Con Botín puedes salir de la mazmorra. Si no lo tienes, o si quieres más, sigues moviéndote; si no
          puedes, tu turno termina.
        </>
      ),
    },
  },
  tests: {
    title: 'Tiradas, Determinación, Heridas',
    text: {
      test: (
        <>
          En una tirada de atributos tiras dos dados contra uno de tus números:{' '}
          <b>si la suma es igual o menor, la superas</b>. A veces, la diferencia por la que fallas es el
          número de Heridas que sufres.
        </>
      ),
      determination: (
        <>
          Cada vez que fallas una tirada que puedes volver a intentar, ganas una ficha de Determinación. Cada
          ficha sube en 1 tu número la próxima vez que intentes lo mismo, y las pierdes todas cuando superas
          la tirada o desistes. Lo que ayuda se usa antes de tirar; después vienen la segunda tirada de Lindel
          y la Runa de fortuna. Hay 24 fichas y 6 indicadores de entrada, ni uno más.
        </>
      ),
      wounds: (
        <>
          Cuando tus Heridas llegan a tu Vida, mueres. Tus cartas vuelven a sus mazos, tus fichas a la
          reserva, y ya no te ocurre nada más. Curarse quita Heridas.
        </>
      ),
    },
  },
  cards: {
    title: 'Cartas y runas',
    text: {
      drawing: (
        <>
          La carta se lee en voz alta, se cumple entera y se descarta, salvo que sea Botín o diga que se
          conserva. Bajo el título está su tipo: Evento, Botín, Monstruo, Amenaza o Trampa; solo importa
          cuando otra carta lo nombra. Lo que «puedes» hacer se decide antes de ver otra carta. Lo que dice
          una carta vale más que las reglas, y «no puedes» vale más que «puedes».
        </>
      ),
      shuffle: (
        <>
          La carta Barajar vuelve al mazo junto con todos los descartes, el mazo se baraja y robas otra vez.
          Un mazo agotado se rehace con sus descartes.
        </>
      ),
      loot: (
        <>
          El Botín queda a la vista junto a tu héroe, con el oro que vale. Algunas cartas sirven para algo, y
          otras solo valen al final. Lo que pierdes va a los descartes de su mazo.
        </>
      ),
      kept: (
        <>
          La Trampilla, el Derrumbe y «La antorcha se apaga» se quedan contigo: haces una tirada al empezar
          cada turno hasta que la superes. Con la Cuerda superas la tirada de la Trampilla o la del Agujero en
          el techo. Lo que traes de las catacumbas sigue contigo.
        </>
      ),
      special: (
        <>
          <b>Puerta secreta:</b> te mueves enseguida a un espacio contiguo, haya muros o no.{' '}
          <b>Pasadizo descendente:</b> pones un indicador de entrada, y en tu próximo turno puedes bajar.{' '}
          <b>Maldición del mago:</b> todos los Corredores giran, con quien esté en ellos.{' '}
          <b>Trampa oculta:</b> robas una carta de Trampa. <b>Elfo del abismo:</b> puedes sobornarlo con
          Botín; se tira un dado y se multiplica por 100. Si sale menos que tu oro, puedes salir; si sale más,
          combates; si sale lo mismo, no pasa nada.
        </>
      ),
      runes: (
        <>
          Cada runa sirve una sola vez, en el momento que dice su texto, y después desaparece. La mesa te
          pregunta cuando llega ese momento. Con qué frecuencia lo hace lo decides tú, en la hoja de tu héroe.
        </>
      ),
    },
  },
  monsters: {
    title: 'Monstruos',
    text: {
      meet: (
        <>
          Un Monstruo aparece por una carta, por una Amenaza o porque su ficha está en la sala. El jugador de
          tu izquierda coge sus cuatro cartas de Poder y una ficha boca abajo: es su Vida, y solo la sabe él.
          Entonces eliges entre escapar y atacar.
        </>
      ),
      escape: (
        <>
          Para <b>escapar</b>, los dos mostráis una carta de Poder. Si tu valor de escape es igual o mayor,
          vuelves por donde viniste y tu turno termina. Si no, te hiere y tienes que combatir, ya sin esas dos
          cartas. No puedes escapar en una sala con rastrillo, después de un movimiento especial ni si el
          camino de vuelta está cerrado.
        </>
      ),
      stays: (
        <>
          El Monstruo que sigue vivo se queda en la sala como ficha y espera al siguiente; si muere, vuelve a
          la reserva. La ficha se afronta antes que la sala. En las catacumbas no queda ninguna.
        </>
      ),
      players: (
        <>
          A los Monstruos los lleva siempre el jugador de la izquierda, esté su héroe vivo, fuera o muerto. Si
          es un bot, no sabe más de lo que sabría una persona en su lugar.
        </>
      ),
    },
  },
  combat: {
    title: 'El combate',
    text: {
      round: (
        <>
          Un héroe contra un Monstruo, ronda a ronda. Al empezar, cada uno coge al azar una de sus cartas de
          Poder, y los dos completan su mano hasta cinco cartas del mismo mazo. Las manos son secretas.
        </>
      ),
      reveal: (
        <>
          Los dos elegís una carta y la mostráis a la vez. Primero van los efectos pendientes y después las
          cartas de Poder, antes la del héroe. Una carta cancelada vale 0. Quien no tiene cartas no juega
          ninguna.
        </>
      ),
      counter: (
        <>
          Cada carta es cuerpo a cuerpo, a distancia o mágica; el signo pequeño de la esquina es el tipo que
          puede <b>contraatacar</b>. Si no vas ganando y tu carta puede contraatacar el tipo de la otra,
          puedes añadir cartas con el mismo signo, de una en una, hasta superarla o hasta que no quieras
          seguir.
        </>
      ),
      damage: (
        <>
          Gana el total más alto. Todas las cartas que ha jugado quien gana van al <b>montón de daño</b> del
          otro: cada una cuenta como una Herida en este combate. Los montones están a la vista.
        </>
      ),
      deathblow: (
        <>
          Si una carta de quien gana es del mismo tipo que alguna carta del <b>montón de combate</b>, todas
          las de ese tipo van también al montón de daño: es un golpe mortal. Después, las cartas de quien
          pierde van al montón de combate.
        </>
      ),
      stalemate: (
        <>
          Si los totales son iguales hay un punto muerto: todas las cartas van al montón de combate y nadie
          recibe daño.
        </>
      ),
      end: (
        <>
          El Monstruo muere cuando su montón de daño llega a su Vida; tú, cuando tus Heridas y tu montón
          llegan a la tuya. Si ganas, tu montón se convierte en Heridas. Si caéis los dos a la vez, el héroe
          ha muerto. Al terminar, todas las cartas vuelven a sus mazos y se barajan.
        </>
      ),
      power: (
        <>
          Dos detalles: la carta que entra con Disparo guiado cuenta para todo lo que sigue, y su texto vale.
          Y donde se pide un valor de ataque impreso, es el de la primera carta.
        </>
      ),
    },
  },
  dragon: {
    title: 'El Señor Dragón',
    text: {
      draw: (
        <>
          En la Sala del Tesoro robas una carta de Dragón. Siete de las ocho dicen que Kalladra sigue dormido:
          robas dos cartas de Tesoro y tu turno termina. En turnos posteriores sales por cualquier pasadizo, o
          te quedas y robas otra carta, de las que van quedando.
        </>
      ),
      rage: (
        <>
          La <b>Furia del dragón</b> alcanza a todos los que estén en la sala: descartan sus cartas de Tesoro,
          sufren las Heridas que digan dos dados y, si siguen vivos, se retiran por un pasadizo sin puerta ni
          rastrillo. Quien no puede, muere.
        </>
      ),
      back: (
        <>
          Las cartas de Dragón robadas no vuelven mientras haya alguien en la sala. Cuando termina un turno y
          está vacía, se barajan todas de nuevo. Todos los que están dentro comparten el mismo mazo.
        </>
      ),
    },
  },
  catacombs: {
    title: 'Las catacumbas',
    text: {
      down: (
        <>
          Se baja por una Entrada a las catacumbas, por un indicador de entrada, por un Pasadizo descendente…
          o cayendo de un Puente. Eliges hacia dónde apunta tu indicador de viaje, y tu figura sale del
          tablero. Ese ha sido tu turno.
        </>
      ),
      below: (
        <>
          En cada turno robas una carta de Catacumbas en vez de actuar. Se van amontonando: su número es lo
          que has avanzado. Cuando se pone el sol, sigues estando en la mazmorra.
        </>
      ),
      up: (
        <>
          Cuando una carta te deja salir, eliges izquierda o derecha y tiras un dado. Avanzas en la dirección
          de tu flecha tantos espacios como cartas tengas, y después hacia ese lado tantos como diga el dado,
          sin pasar del muro exterior. Ahí sales; si el espacio está sin explorar, robas una sala y la giras
          como quieras. En tu próximo turno afrontas la sala, y en todo ese turno no puedes escapar de ningún
          Monstruo.
        </>
      ),
      naga: (
        <>
          La Naga gigante te hace dar la vuelta: avanzas como si fueras a salir, pero sigues en las
          catacumbas, mirando al lado contrario y contando desde cero.
        </>
      ),
    },
  },
  end: {
    title: 'Salir, y el final',
    text: {
      leave: (
        <>
          Se sale por cualquier torre, al entrar en ella o al empezar allí el turno, con{' '}
          <b>al menos una carta de Botín</b>. Entonces estás a salvo, con todo lo que llevas.
        </>
      ),
      count: (
        <>
          Cuando ya no queda nadie dentro se usan los cofres, los diablillos y los tomos, y se cuenta el oro.
          Gana quien tenga más; si hay igualdad, quien tenga la carta más valiosa y, después, quien tenga más
          cartas. Si la igualdad persiste, la victoria se comparte.
        </>
      ),
      nobody: <>Si no ha salido nadie, gana Kalladra.</>,
      solo: (
        <>
          En solitario, un autómata lleva a los Monstruos: juega la primera carta del mazo y contraataca con
          las cinco siguientes si así te supera. Las cartas de Poder solo sirven para escapar. Ganas si sales
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
          <b>Héroe contra Héroe.</b> Puedes entrar donde hay otro héroe y combatir hasta que alguien tenga
          cuatro cartas en su montón de daño. Quien gana se queda con una carta de Botín, y quien pierde huye.
          Nunca en la Sala del Tesoro.
        </>
      ),
      servants: (
        <>
          <b>Sirvientes de Kalladra.</b> Quien ha perdido a su héroe mueve en cada turno una ficha de Monstruo
          o, si hay menos Monstruos que héroes, llama a otro junto a una torre. El que llega hasta un héroe lo
          ataca enseguida, y lo lleva quien lo ha movido.
        </>
      ),
      focused: (
        <>
          <b>Determinación concentrada.</b> Solo se gastan las fichas que hacían falta; las demás sirven para
          cualquier tirada posterior.
        </>
      ),
      wait: (
        <>
          <b>La muerte puede esperar.</b> Quien fuera a morir queda inconsciente: un dado dice cuántas cartas
          de Botín pierde, se quita la mitad de sus Heridas y su turno termina. La puesta de sol sigue
          matando.
        </>
      ),
      tower: (
        <>
          <b>Poder de la Torre.</b> Al entrar en una torre puedes aparecer en otra que esté vacía, y desde
          allí tienes que seguir moviéndote. No vale dos veces seguidas.
        </>
      ),
      secrets: (
        <>
          <b>Secretos.</b> El Botín se guarda boca abajo: los demás ven cuántas cartas tienes y de qué mazos
          son.
        </>
      ),
      magical: (
        <>
          <b>Poder mágico.</b> Cada héroe empieza con dos runas en vez de una, o con más, mientras alcancen
          las doce que hay.
        </>
      ),
      live: (
        <>
          <b>Vivir para luchar otro día.</b> Cuando ganas una ronda puedes buscar por dónde escapar en vez de
          hacer daño. Si ganas también la siguiente, escapas. No vale donde no se puede escapar.
        </>
      ),
      glory: (
        <>
          <b>No hay gloria sin valor:</b> para salir hace falta una carta de Tesoro.{' '}
          <b>Tesoros monstruosos:</b> cuando matas a un Monstruo, si sacas menos que su Vida encuentras un
          tesoro. <b>Comienzo tardío:</b> el sol empieza hasta seis espacios más adelante.
        </>
      ),
      earlier: (
        <>
          <b>Escape y teletransporte.</b> Como dice el reglamento, durante todo el turno que sigue a la salida
          de las catacumbas no se puede escapar de ningún Monstruo, esté donde esté, y la Runa de
          teletransporte puede sustituir un movimiento obligado, incluso el de la oscuridad. La mesa puede
          jugar ambas cosas como antes: entonces solo es imposible escapar del Monstruo que aparece donde
          sales, y la runa no sustituye ni el regreso obligado ni el movimiento en la oscuridad.{' '}
          <b>Tras una derrota.</b> Con La muerte puede esperar, quien cae por la Furia del dragón y no puede
          retirarse cae una sola vez y despierta en un espacio adyacente, y quien pierde un duelo y tiene que
          quedarse, o ataca, lo gana y cae, afronta la sala en su próximo turno. Antes se caía dos veces, y la
          sala no se afrontaba o se afrontaba enseguida.
        </>
      ),
      rulings: <>Donde el reglamento impreso calla, la mesa decide siempre de la misma manera.</>,
    },
  },
};

export const rulebook: Rulebook = bookIn('es', words);
