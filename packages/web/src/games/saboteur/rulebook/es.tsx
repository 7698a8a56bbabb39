import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { type BookWords, bookIn } from './outline.ts';
import { numbers } from './pictures.tsx';

const words: BookWords = {
  idea: {
    title: 'De qué va',
    text: {
      goal: (
        <p>
          De tres a diez enanos cavan en busca de oro. Los <b>mineros</b> quieren un túnel desde la escalera
          hasta el tesoro, que es una de las tres cartas de objetivo, boca abajo. Los <b>saboteadores</b>{' '}
          cobran si nadie llega. Cada uno solo conoce su propio papel. Después de tres rondas, cada una con
          papeles nuevos, gana quien tenga más pepitas.
        </p>
      ),
      doubt: (
        <p>
          Siempre sobra una carta de enano que nadie ve. Así que ni siquiera se sabe cuántos saboteadores hay:
          la mesa te dice los dos números posibles, nunca cuál es. Puedes contar lo que quieras sobre tu
          papel, tus cartas o lo que has visto con el mapa. Nadie tiene por qué creerte.
        </p>
      ),
    },
  },
  prepare: {
    title: 'Antes de cavar',
    text: {
      dwarves: (
        <>
          <p>
            Se usan las cartas de enano que dice la tabla, una más que jugadores; las demás se quedan en la
            caja. Al empezar cada ronda se barajan y se reparte una a cada jugador. La última se aparta boca
            abajo. Toca la tuya para mirarla; si la tocas otra vez, o tocas en cualquier otro sitio, vuelve a
            quedar boca abajo.
          </p>
          {numbers(['Jugadores', 'Saboteadores', 'Mineros', 'Mano'])}
        </>
      ),
      table: (
        <p>
          La carta de inicio, la de la escalera, está a la vista. Los tres objetivos (un tesoro y dos piedras)
          se barajan y se ponen boca abajo en columna, con sitio para siete cartas entre ellos y la escalera,
          y para una entre objetivo y objetivo. Las líneas finas solo ayudan a contar: la mina puede crecer
          más allá, incluso por detrás de la escalera o de los objetivos.
        </p>
      ),
      deal: (
        <p>
          Cuarenta cartas de recorrido y veintisiete de acción forman un solo mazo. Cada jugador recibe de
          cuatro a seis cartas, según cuántos seáis. Todas las herramientas están en buen estado y aún no hay
          descartes.
        </p>
      ),
      gold: <p>Las veintiocho cartas de oro se barajan en un montón aparte, boca abajo.</p>,
      first: (
        <p>
          Quién empieza la primera ronda se echa a suertes, salvo que el anfitrión haya elegido a alguien.
        </p>
      ),
    },
  },
  turn: {
    title: 'Tu turno',
    text: {
      one: (
        <p>
          Se juega en el sentido de las agujas del reloj. En tu turno haces exactamente una cosa:{' '}
          <b>poner una carta de recorrido</b>, <b>jugar una acción</b> o <b>descartar una carta</b>. Descartar
          se puede siempre, aunque tengas algo mejor que hacer.
        </p>
      ),
      draw: (
        <p>
          Después robas la carta de arriba del mazo y se acaba tu turno. Cuando el mazo se agota ya no se roba
          más: los descartes no vuelven.
        </p>
      ),
      discard: (
        <p>
          Lo que descartas queda boca abajo y nadie sabrá jamás qué era. Las cartas jugadas que ya no están en
          la mesa quedan boca arriba; esas las puede mirar cualquiera.
        </p>
      ),
      empty: <p>Si no te quedan cartas, pasas sin más.</p>,
    },
  },
  digging: {
    title: 'Cavar',
    text: {
      cards: (
        <p>
          Una carta de recorrido se coloca en un sitio vacío y de pie: como viene o girada media vuelta, nunca
          tumbada. Elige una carta y se iluminan los sitios en los que cabe; toca la carta o la silueta, o
          pulsa R, para girarla. Si es igual de las dos maneras, se ofrece una sola vez. Lo que ya está
          colocado no se mueve, ni se gira, ni se tapa.
        </p>
      ),
      fit: (
        <p>
          Tiene que <b>encajar con todas sus vecinas descubiertas</b>: donde toca a otra carta, las dos tienen
          túnel o las dos tienen roca. La boca de un callejón cuenta aquí como túnel.
        </p>
      ),
      join: (
        <p>
          Y tiene que <b>seguir desde la escalera</b>: alguno de sus túneles tiene que dar al de una carta
          unida al inicio. Los túneles unidos están iluminados. Los que han quedado aislados están a oscuras,
          con los raíles rotos y un aspa; desde ellos solos no se puede seguir.
        </p>
      ),
      dead: (
        <p>
          En un <b>callejón sin salida</b> las rocas tapan el centro. Puedes colocarlo donde alguna de sus
          bocas siga desde la escalera, pero por él no se pasa, y no llega a ningún objetivo.
        </p>
      ),
      goals: (
        <p>
          Un objetivo que sigue boca abajo no cuenta para encajar: puedes poner hacia él roca o túnel, como
          quieras.
        </p>
      ),
      tools: (
        <p>
          Si al empezar tu turno tienes una herramienta rota, no puedes colocar ninguna carta de recorrido.
        </p>
      ),
    },
  },
  tools: {
    title: 'Herramientas rotas',
    text: {
      break: (
        <p>
          Se pueden romper el pico, la linterna y el carrito: juega la carta sobre cualquier jugador, incluso
          sobre ti, si le conviene a tu historia. Nadie puede tener rota dos veces la misma herramienta. Si
          todos la tienen ya rota, la carta solo se puede descartar.
        </p>
      ),
      still: <p>Quien no puede cavar sí puede jugar acciones y descartar.</p>,
      repair: (
        <p>
          Con una carta de reparación se repara la herramienta que aparece en ella, sea de quien sea, incluso
          la tuya. La carta va a los descartes junto con la de la herramienta rota, las dos boca arriba.
          Reparar gasta tu turno: podrás cavar en el siguiente.
        </p>
      ),
      double: <p>Una carta con dos herramientas repara una de ellas, la que tú digas; nunca las dos.</p>,
    },
  },
  tricks: {
    title: 'Desprendimiento y mapa',
    text: {
      rockfall: (
        <p>
          Un <b>desprendimiento</b> quita de la mina una carta de recorrido, túnel o callejón, esté donde
          esté; nunca la escalera ni un objetivo. Si no hay ninguna carta de recorrido en la mesa, no se puede
          jugar.
        </p>
      ),
      gap: (
        <p>
          El hueco se puede volver a llenar con una carta que encaje por todos los lados. Lo que ha quedado
          aislado se queda donde está y se vuelve a iluminar cuando se une de nuevo.
        </p>
      ),
      map: (
        <p>
          Con un <b>mapa</b> miras un objetivo que esté boca abajo. Solo tú ves la carta; los demás ven cuál
          has mirado. Esta mesa lo recuerda por ti hasta el final de la ronda y, si conoces dos objetivos,
          deduce el tercero. Un objetivo descubierto no se puede mirar.
        </p>
      ),
    },
  },
  goals: {
    title: 'Llegar a un objetivo',
    text: {
      reach: (
        <p>
          Cuando colocas un túnel que da a un objetivo, el objetivo se descubre; si da a dos, se descubren los
          dos a la vez. Un callejón no descubre nada.
        </p>
      ),
      stone: (
        <p>
          Una <b>piedra</b> se coloca de modo que su túnel dé al tuyo. Por el otro lado no hace falta que
          encaje con lo que ya haya: eso solo se les permite a los objetivos. Desde ese momento es un trozo de
          mina más, salvo que ningún desprendimiento puede quitarla.
        </p>
      ),
      treasure: (
        <p>
          Con el <b>tesoro</b> la ronda termina en el acto: han ganado los mineros, aunque haya sido con la
          última carta. Ya no se roba.
        </p>
      ),
    },
  },
  end: {
    title: 'Cuando se acaban las cartas',
    text: {
      out: (
        <p>
          Si después de un turno el mazo está vacío y nadie tiene una carta que pueda jugar, la ronda termina
          y el tesoro sigue enterrado: han ganado los saboteadores. Mientras la ronda siga, es que alguien
          tiene una carta que se puede jugar; no se dice quién ni cuál.
        </p>
      ),
      masks: (
        <p>
          Y ahora, fuera máscaras: se descubren todas las cartas de enano, también la que sobró, y todos los
          objetivos. Las manos no se enseñan.
        </p>
      ),
    },
  },
  gold: {
    title: 'El oro',
    text: {
      cards: (
        <p>
          Una carta de oro vale una, dos o tres pepitas. Se queda boca abajo delante de ti hasta el final:
          cualquiera puede contar tus cartas, pero no tus pepitas.
        </p>
      ),
      miners: (
        <p>
          Si se llegó al tesoro, se sacan tantas cartas de oro como mineros había entre los jugadores. La
          carta que sobró no cuenta.
        </p>
      ),
      draft: (
        <p>
          Quien abrió el paso las mira todas en secreto, se queda con una y pasa las demás hacia la derecha,
          al siguiente minero, y así sucesivamente; a los saboteadores se los salta. Si quien abrió el paso
          era un saboteador, empieza el primer minero a su derecha. El último minero se queda con la última
          carta.
        </p>
      ),
      nothing: <p>Entonces los saboteadores no se llevan nada, ni siquiera el que abrió el paso.</p>,
      saboteurs: (
        <p>
          Si el tesoro siguió enterrado, cada saboteador se lleva <b>4</b> pepitas si era uno solo, <b>3</b>{' '}
          si eran dos o tres, y <b>2</b> si eran cuatro. Solo cuentan los jugadores. Si no había ninguno, cosa
          que puede pasar con tres o cuatro jugadores, nadie se lleva nada.
        </p>
      ),
      change: (
        <p>
          La mesa paga del montón de oro, por turno desde quien empezó la ronda, con las cartas más altas que
          pueda. Si alguna vez no hay cambio, el resto se apunta como pepitas sin carta.
        </p>
      ),
    },
  },
  next: {
    title: 'La ronda siguiente y el final',
    text: {
      again: (
        <p>
          Cada uno conserva su oro. Las cartas de enano, los objetivos y el mazo entero se barajan y se
          reparten de nuevo, y también se baraja el oro que queda.
        </p>
      ),
      starter: (
        <p>
          La ronda siguiente la empieza quien esté a la izquierda del que colocó la última carta de recorrido,
          aunque esa carta ya no esté. Si no se colocó ninguna, quien esté a la izquierda del que empezó esta
          ronda.
        </p>
      ),
      final: (
        <p>
          Después de la última ronda se descubre todo el oro. Gana quien tenga más pepitas; si hay empate, la
          victoria se comparte.
        </p>
      ),
    },
  },
  variants: {
    title: 'Reglas de la casa',
    text: {
      draft: (
        <p>
          <b>El oro, como en la primera edición:</b> se sacan tantas cartas de oro como jugadores (nueve si
          sois diez), y van dando vueltas entre los mineros hasta que no queda ninguna.
        </p>
      ),
      end: (
        <p>
          <b>Hasta la última carta:</b> sin tesoro, la ronda no acaba hasta que todas las manos están vacías.
        </p>
      ),
      starter: (
        <p>
          <b>Quién empieza después:</b> quien esté a la izquierda del que usó la última carta, fuera la que
          fuera, incluso un descarte.
        </p>
      ),
      all: (
        <p>
          <b>Todos los saboteadores en juego:</b> se quita una carta de minero, así que no sobra ninguna carta
          de enano y todos saben cuántos saboteadores hay.
        </p>
      ),
      rounds: (
        <p>
          <b>Partida más corta:</b> una o dos rondas en vez de tres.
        </p>
      ),
      first: (
        <p>
          <b>Primer jugador:</b> a suertes, o el asiento que haya elegido el anfitrión.
        </p>
      ),
    },
  },
};

export const rulebook: Rulebook = bookIn('es', words);
