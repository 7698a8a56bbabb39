import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type BookWords, bookIn } from './outline.ts';

const words: BookWords = {
  idea: {
    title: 'De qué va',
    text: {
      goal: (
        <>
          Hay un solo aventurero y una sola mazmorra, y nadie quiere ser quien entre… salvo que parezca fácil.
          Gana quien salga con vida de <b>dos</b> mazmorras. Quien fracasa dos veces queda fuera de la
          partida; y si solo queda un jugador, también gana.
        </>
      ),
      bluff: (
        <>
          Cada ronda tiene dos mitades. En la <b>puja</b>, por turnos, llenáis la mazmorra de monstruos o le
          quitáis equipo al aventurero, hasta que todos menos uno se han echado atrás. Quien queda{' '}
          <b>entra</b> con lo que haya sobrevivido al reparto. Es un juego de aplomo: si haces que parezca
          inofensiva, quizá te toque demostrarlo.
        </>
      ),
    },
  },
  box: {
    title: 'Qué hay sobre la mesa',
    text: {
      monsters: (
        <>
          <b>Trece monstruos</b> de ocho tipos: dos trasgos, dos esqueletos, dos orcos, dos vampiros y dos
          gólems, y un solo liche, un demonio y un dragón. El escudo indica la fuerza: los puntos de vida (PV)
          que quita a quien no puede derrotarlo. No hay ninguno de fuerza 8. Los trece se barajan al comienzo
          de cada ronda. Los pequeños símbolos del borde inferior recuerdan qué objetos lo derrotan.
        </>
      ),
      heroes: (
        <>
          <b>Cuatro aventureros.</b> Uno de ellos ocupa el centro durante toda la ronda y es de todos. El
          corazón indica sus propios PV: guerrero 3, bárbaro 4, mago 2, pícaro 3. Con todo su equipo,
          cualquiera de ellos tiene 11.
        </>
      ),
      equipment: (
        <>
          <b>Seis objetos</b> acompañan a cada aventurero. Unos dan PV; otros derrotan a ciertos monstruos. Un
          monstruo derrotado por un objeto no cuesta nada y el objeto se queda; solo unos pocos se gastan al
          usarlos.
        </>
      ),
      cards: (
        <>
          <b>Cartas de éxito y de ayuda.</b> Hay cinco cartas de éxito en juego; coges una por cada mazmorra
          que superas. Tu carta de ayuda empieza por la cara blanca, y el primer fracaso le da la vuelta a la
          roja. En tu panel son dos huecos para trofeos y uno para una calavera.
        </>
      ),
    },
  },
  setup: {
    title: 'Antes de la primera ronda',
    text: {
      seats: (
        <>
          De dos a cuatro jugadores, sentados en círculo; el turno pasa en el sentido de las agujas del reloj.
          Todos empiezan sin éxitos ni fracasos.
        </>
      ),
      first: (
        <>
          El primer aventurero es el guerrero, salvo que la mesa prefiera otro, lo deje al azar o a quien
          empieza. Quién empieza la primera ronda se echa a suertes.
        </>
      ),
      layout: (
        <>
          Todas las rondas empiezan igual: el aventurero en el centro con sus seis objetos, los trece
          monstruos en un mazo boca abajo, la mazmorra vacía y, en la puja, todos los que siguen en la
          partida. El jugador inicial tiene el primer turno.
        </>
      ),
    },
  },
  bidding: {
    title: 'La puja',
    text: {
      turn: (
        <>
          En tu turno haces una de dos cosas: <b>robar</b> el primer monstruo del mazo o <b>pasar</b>. Después
          le toca al siguiente; a quienes han pasado o están eliminados se los salta.
        </>
      ),
      pass: (
        <>
          Al pasar quedas fuera de esta ronda, mazmorra incluida: estás a salvo, pero tampoco puedes ganarla.
          Se puede pasar en el primer turno.
        </>
      ),
      draw: (
        <>
          Al robar, solo tú miras la carta, y en ese turno ya no puedes pasar. Con el monstruo tienes que
          hacer una de dos cosas: meterlo en la mazmorra, o apartarlo y sacrificar un objeto.
        </>
      ),
      add: (
        <>
          <b>A la mazmorra:</b> la carta va boca abajo encima de la pila, así que la última en llegar sale la
          primera. Todos pueden contar las cartas y recordar quién metió cada una, pero nadie puede mirarlas.
          Las tuyas las recuerda la mesa por ti.
        </>
      ),
      sacrifice: (
        <>
          <b>Sacrificio:</b> el monstruo queda boca abajo delante de ti con el objeto que elijas encima. Los
          dos están fuera de juego hasta el final de la ronda; los monstruos que has apartado tú puedes volver
          a mirarlos. Al aventurero no se le puede sacrificar. Si ya no quedan objetos, el monstruo robado va
          por fuerza a la mazmorra.
        </>
      ),
      empty: (
        <>
          Si al llegar tu turno el mazo está vacío, tienes que pasar. Por eso, quien robó la última carta
          acabará entrando.
        </>
      ),
      last: (
        <>
          En cuanto solo queda un jugador que no ha pasado, la puja termina. Ese jugador entra enseguida en la
          mazmorra, sin otro turno. Con dos jugadores basta con que uno pase.
        </>
      ),
    },
  },
  dungeon: {
    title: 'En la mazmorra',
    text: {
      enter: (
        <>
          Solo participa quien entra; los demás miran y cruzan los dedos. Los PV iniciales son los del
          aventurero más los de toda la armadura que quede.
        </>
      ),
      empty: (
        <>Si la mazmorra está vacía, ha sido fácil: es un éxito inmediato y no hay que elegir ningún tipo.</>
      ),
      reveal: (
        <>
          Las cartas se descubren una a una, desde la de encima. Si un objeto derrota al monstruo, la carta se
          descarta y no pasa nada más. La mesa busca el objeto por sí sola y lo ilumina.
        </>
      ),
      damage: (
        <>
          Si nada derrota al monstruo, los PV bajan tanto como su fuerza. Con <b>0 o menos</b> el aventurero
          ha muerto y fracasas al instante; justo 0 también es morir. Quien conserva más de 0 después de la
          última carta ha sobrevivido a la mazmorra.
        </>
      ),
    },
  },
  equipment: {
    title: 'El equipo, objeto por objeto',
    text: {
      armour: (
        <>
          <b>Armaduras y escudos</b> suman PV al entrar, entre 3 y 6. No tienen otro efecto.
        </>
      ),
      always: (
        <>
          La <b>antorcha</b> derrota a los monstruos de fuerza 3 o menos; el <b>cáliz sagrado</b>, a los de
          fuerza par; la <b>capa de invisibilidad</b>, a los de fuerza 6 o más; la <b>lanza de dragón</b>, al
          dragón; el <b>martillo de guerra</b>, a los gólems. Actúan siempre y nunca se gastan. Si sirven
          varios, basta con uno.
        </>
      ),
      blade: (
        <>
          <b>Espada y daga vorpalinas:</b> antes de descubrir la primera carta, elige en voz alta uno de los
          ocho tipos. En esta mazmorra derrotas a todos los monstruos de ese tipo. Puedes elegir cualquiera,
          aunque no pueda estar.
        </>
      ),
      axe: (
        <>
          <b>Hacha vorpalina:</b> una vez por mazmorra. Cuando sale un monstruo al que nada más derrota,
          puedes usarla: caen ese monstruo y todos los de su tipo que salgan después. Solo se te pregunta
          cuando sirve de algo. (Una regla de la casa la limita a esa única carta.)
        </>
      ),
      potion: (
        <>
          <b>Poción de curación:</b> una vez por mazmorra, y se usa sola. Cuando tus PV bajan a 0 o menos,
          pasan a ser los que lleva impresos el aventurero (4 el bárbaro, 3 el pícaro, sin contar armaduras) y
          sigues adelante. Funciona también en la última carta.
        </>
      ),
      ring: (
        <>
          <b>Anillo de poder:</b> derrota a los monstruos de fuerza 2 o menos y suma su fuerza a tus PV en el
          acto, sin límite. No puede devolver la vida a quien ya ha muerto.
        </>
      ),
      pact: (
        <>
          <b>Pacto demoníaco:</b> derrota al demonio y al monstruo que salga justo después, sea cual sea,
          aunque otro objeto también lo hubiera derrotado. Si el demonio sale el último, no hay nada más que
          ganar.
        </>
      ),
      polymorph: (
        <>
          <b>Polimorfismo:</b> una vez por mazmorra. Justo después de descubrir una carta puedes cambiarla por
          la primera del mazo de monstruos; la antigua no tiene efecto y te enfrentas a la nueva. Con el mazo
          vacío no se puede.
        </>
      ),
      omnipotence: (
        <>
          <b>Omnipotencia:</b> un mago muerto que la conserva sigue descubriendo cartas hasta acabar la pila.
          Si todos los monstruos que han salido son de tipos distintos, sobrevive a la mazmorra a pesar de
          todo. Un monstruo cambiado no cuenta, su sustituto sí; los apartados delante de los jugadores no
          cuentan nunca.
        </>
      ),
    },
  },
  result: {
    title: 'Éxito y fracaso',
    text: {
      success: (
        <>
          <b>Éxito:</b> coge una carta de éxito. Con la segunda has ganado la partida.
        </>
      ),
      failure: (
        <>
          <b>Fracaso:</b> el primero da la vuelta a tu carta de ayuda, a la cara roja; el segundo te deja
          fuera de la partida, aunque conservas la carta de éxito que tengas. Nadie más gana ni pierde nada.
        </>
      ),
      reveal: (
        <>
          Después se descubre todo lo de la ronda: los monstruos apartados y las cartas de la mazmorra a las
          que nadie llegó. Lo que queda en el mazo sigue siendo secreto. Solo entonces se proclama un ganador.
        </>
      ),
    },
  },
  next: {
    title: 'La ronda siguiente',
    text: {
      back: (
        <>Todos los monstruos vuelven al mazo y se barajan; todos los objetos vuelven con su aventurero.</>
      ),
      chooser: (
        <>
          Quien ha estado en la mazmorra elige al próximo aventurero, el mismo si quiere, y empieza la ronda.
          Si acaba de quedar eliminado, elige igualmente, pero empieza el siguiente en el sentido de las
          agujas del reloj.
        </>
      ),
      length: (
        <>
          Cada ronda es un éxito o un fracaso para alguien, así que una partida dura como mucho tres rondas
          por jugador menos una. Siempre hay exactamente un ganador; los demás comparten el segundo puesto.
        </>
      ),
    },
  },
  house: {
    title: 'Reglas de la casa',
    text: {
      firstAdd: (
        <>
          <b>El primer monstruo, a la mazmorra:</b> en el primer turno de cada ronda hay que meter en la
          mazmorra el monstruo robado; vale para todos o solo para quien empieza. Se puede seguir pasando.
        </>
      ),
      noPass: (
        <>
          <b>Sin pasar en el primer turno:</b> todos tienen que robar al menos una vez por ronda.
        </>
      ),
      heroes: (
        <>
          <b>Aventureros:</b> la mesa puede fijar al primero, dejarlo al azar o a quien empieza; y puede dejar
          que el azar elija a todos los siguientes.
        </>
      ),
      axe: (
        <>
          <b>Hacha vorpalina para una sola carta:</b> el hacha derrota solo al monstruo con el que se usa, no
          a todos los de su tipo.
        </>
      ),
      chooser: (
        <>
          <b>Tras una eliminación:</b> quien acaba de recorrer la mazmorra elige al siguiente aventurero
          aunque haya quedado fuera; vuestra mesa puede dejárselo a quien empieza la nueva ronda. Las cartas
          de éxito se quedan con quien las ganó, salvo que la mesa prefiera que las devuelva.
        </>
      ),
      memory: (
        <>
          <b>De memoria:</b> no se te vuelve a mostrar qué monstruos has metido en la mazmorra, ni en la mesa
          ni en el diario, hasta que se descubren. La carta que tienes en la mano y las que has apartado
          puedes mirarlas siempre.
        </>
      ),
    },
  },
};

export const rulebook: Rulebook = bookIn('es', words);
