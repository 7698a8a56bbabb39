import type { Rulebook } from '../../../rulebook/rulebook.ts';
import { bookIn, told } from './outline.ts';

export const rulebook: Rulebook = bookIn('es', {
  goal: {
    title: 'De qué va',
    bodies: told(
      <p>
        Cinco niveles hacia abajo, cinco habitaciones en cada uno: 25 en total, y en la última os espera un
        monstruo final. En cada habitación todos jugáis una sola carta.{' '}
        <strong>Gana quien salga con más monedas</strong>… salvo que sea también el más malherido: ese se
        desmaya en la puerta y no gana nada.
      </p>,
      <p>
        Juegan de tres a cinco saqueadores, y nadie se queda fuera antes del final. Una vez repartidas las
        cartas ya no hay azar: todo lo que pase será cosa vuestra.
      </p>,
    ),
  },
  setup: {
    title: 'Antes de entrar',
    bodies: told(
      <p>
        Se barajan las treinta cartas de habitación y seis se apartan sin mirarlas. Bajo las otras 24 se pone,
        también sin mirar, uno de los diez monstruos finales: el mazo tiene 25 cartas y el monstruo es la
        última. De las siete cartas de nivel, dos se quedan en la caja. Los objetos forman cuatro pilas de
        seis, a la vista: siempre se sabe cuántos quedan.
      </p>,
      <p>
        Cada cual recibe un personaje, que dice con qué empieza: monedas, heridas y a veces un objeto. La
        Exploradora trae una antorcha; el Caballero, una espada; la Ladrona, una llave; el Hechicero, dos
        bolas de cristal. El Guerrero no trae nada más que una salud de hierro. Después el personaje ya no
        hace nada.
      </p>,
      <p>
        Además tienes cinco cartas de poder, del 1 al 5. Monedas, heridas y personajes están a la vista de
        todos; la mano es cosa tuya.
      </p>,
    ),
  },
  level: {
    title: 'Un nivel',
    bodies: told(
      <p>
        Al empezar cada nivel, una carta de nivel dice cómo se colocan las cinco habitaciones siguientes: unas
        puertas están abiertas y otras quedan a oscuras hasta que entráis. Se juegan cinco niveles, cada uno
        con su propio dibujo, y la primera puerta siempre está abierta.
      </p>,
      <p>
        La quinta habitación del nivel 5 es el monstruo final. <em>Que</em> está ahí lo sabéis todos;{' '}
        <em>cuál</em> es solo se ve si la carta de nivel deja esa puerta abierta, o a la luz de una antorcha.
      </p>,
    ),
  },
  room: {
    title: 'Una habitación, paso a paso',
    bodies: told(
      <>
        <p>Las habitaciones se recorren de izquierda a derecha, sin saltarse ninguna.</p>
        <ol>
          <li>Si está a oscuras, se descubre: ahora la veis todos.</li>
          <li>Todos elegís a la vez una carta y la dejáis boca abajo.</li>
          <li>Cuando ha elegido el último, se descubren todas juntas.</li>
          <li>Quien jugó una bola de cristal juega otra carta.</li>
          <li>La habitación se resuelve.</li>
        </ol>
      </>,
      <p>Carta en la mesa pesa: no se cambia. Todos ven que alguien ya ha elegido, pero nadie ve qué.</p>,
      <p>
        La habitación se resuelve para todos al mismo tiempo, según estaban las cosas al descubrir las cartas:
        da igual dónde se siente cada uno. Después, la habitación queda atrás.
      </p>,
      <p>
        Las cartas de poder jugadas se quedan delante de ti, a la vista, hasta que acaba el nivel: cada una
        sirve una vez por nivel. Tras la quinta habitación recuperas las cinco. Los objetos no: una vez usados
        vuelven a la reserva, las antorchas y las bolas de cristal al momento, las llaves y las espadas al
        acabar la habitación.
      </p>,
      <p>
        Siempre hay que jugar una carta; no se puede pasar. Y siempre se puede: cinco habitaciones, cinco
        cartas de poder, y cada habitación gasta una como mucho.
      </p>,
    ),
  },
  cards: {
    title: 'Los objetos',
    bodies: told(
      <p>
        Cada objeto sirve una sola vez. Si en una habitación no hace nada, no se puede jugar allí, ni siquiera
        de farol. Tener varios iguales es, sencillamente, tener más.
      </p>,
      <p>
        <strong>Antorcha.</strong> Úsala siempre que el juego espere la carta de alguien, sea quien sea: tú, y
        nadie más, ves todas las habitaciones a oscuras del nivel. Los demás se enteran de que has mirado, no
        de lo que has visto. No es tu carta para la habitación: esa la juegas igualmente. Si no hay nada nuevo
        que ver, te la guardas. Solo contra la Manada de lobos se juega como carta.
      </p>,
      <p>
        <strong>Bola de cristal.</strong> Juégala como tu carta. Vuelve a la reserva y, con todas las cartas a
        la vista, juegas otra; solo cuenta la última. Si varios habéis jugado una bola, volvéis a elegir en
        secreto y descubrís juntos. La siguiente carta puede ser otra bola.
      </p>,
      <p>
        <strong>Llave.</strong> Vale 5 en las habitaciones con tesoro, y empata con un 5. En ningún otro sitio
        sirve, salvo para escabullirse del Megadragón.
      </p>,
      <p>
        <strong>Espada.</strong> Vale 5 contra monstruos y monstruos finales, y empata con un 5. El Gólem ni
        se inmuta: contra él vale 1.
      </p>,
    ),
  },
  treasure: {
    title: 'Tesoros',
    bodies: told(
      <p>La carta más alta se lleva el cofre. Si hay dos, la segunda más alta se lleva el pequeño.</p>,
      <p>
        Los empates se reparten, redondeando hacia abajo; lo que sobra se pierde, y a veces el cofre no llega
        para tantos. En el dibujo, el 5 y la llave se reparten cuatro monedas y el 3 se queda el segundo cofre
        entero. Si todos jugáis el mismo valor, el segundo cofre no se abre.
      </p>,
    ),
  },
  monster: {
    title: 'Monstruos',
    bodies: told(
      <p>
        El escudo es la fuerza del monstruo para tantos jugadores como seáis; la gota, las heridas que causa.
      </p>,
      <p>
        Sumad todas las cartas. Si llegáis a la fuerza, el monstruo cae y no pasa nada más: tampoco hay
        premio. Si no, la carta más baja se lleva las heridas; si empatan varios, cada uno las recibe todas.
        En el dibujo, 4, 2, espada y 2 suman 13 contra los 18 del Dragón: los dos doses reciben tres heridas.
      </p>,
    ),
  },
  vault: {
    title: 'Cámaras',
    bodies: told(
      <p>
        Aquí nadie estorba a nadie: el valor de tu carta decide lo que recibes. En una cámara solo cuentan las
        cartas de poder.
      </p>,
      <p>
        Los objetos salen de la reserva. Si los queréis más jugadores que objetos quedan, nadie se lleva
        ninguno. Las antorchas y bolas usadas en esta misma habitación ya están de vuelta.
      </p>,
      <p>
        Las monedas son para todo el que las pida, sin repartir. Una poción quita heridas, hasta quedarte sin
        ninguna. No se puede rechazar lo que te toca, ni siquiera para conservar las heridas que te librarían
        de la próxima trampa.
      </p>,
    ),
  },
  trap: {
    title: 'Trampas',
    bodies: told(
      <p>
        Solo importa una cosa: la carta más alta que haya jugado cualquiera. Cuanto más alta, más fuerte salta
        la trampa; con cartas bajas ni se dispara. El dibujo muestra el Caldero de lava.
      </p>,
      <p>
        El Caldero de lava y el Atrapamonedas quitan monedas a los más ricos. La Trampa de pinchos y la Roca
        gigante hieren a quienes tienen menos heridas. En caso de empate todos reciben el golpe entero, y da
        igual quién jugó la carta alta. Quién es el más rico o el más sano se mira antes de que salte, y no
        tener nada también cuenta.
      </p>,
    ),
  },
  tokens: {
    title: 'Monedas y heridas',
    bodies: told(
      <p>
        Nadie puede llevar más de 20 monedas; lo que pasa de ahí se pierde. Nadie baja de 0: quien no puede
        pagarlo todo paga lo que tiene. Las heridas no tienen límite y nadie muere de ellas por el camino:
        solo importan al final.
      </p>,
    ),
  },
  boss: {
    title: 'El monstruo final',
    bodies: told(
      <p>
        La última habitación se juega como cualquier monstruo: fuerza, suma, carta más baja. Las espadas
        valen. Pero cada monstruo final tiene sus manías.
      </p>,
      <p>
        De tres de ellos se puede <strong>escapar</strong> jugando el objeto adecuado: no sumas nada, pero
        tampoco pueden atacarte. La fuerza sigue siendo la misma. Si escapáis todos, no ataca a nadie.
      </p>,
      <ul>
        <li>
          <strong>Recaudador:</strong> en vez de sangre, 3 monedas.
        </li>
        <li>
          <strong>Medusa:</strong> convierte en piedra a los atacados, que quedan eliminados.
        </li>
        <li>
          <strong>Vampiro:</strong> 1 herida y 2 monedas.
        </li>
      </ul>,
      <p>
        La <strong>Esfinge</strong> (2 heridas) y el <strong>Minotauro</strong> (1 herida) respetan la fuerza:
        caigan o no, la carta más alta gana 2 monedas o 1, y si empatan varias, todas las ganan. Si todas las
        cartas son iguales y el monstruo no cae, no las gana nadie.
      </p>,
      <p>
        <strong>Manada de lobos</strong> (2 heridas): los lobos temen el fuego y una antorcha jugada como
        carta permite escapar. <strong>Nigromante</strong> (2 heridas): se escapa con una bola de cristal, que
        aquí no da otra carta.
      </p>,
      <ul>
        <li>
          <strong>Megadragón:</strong> no se puede derrotar, 3 heridas a la carta más baja. Con una llave se
          escapa.
        </li>
        <li>
          <strong>Gólem:</strong> no se puede derrotar, 2 heridas a la carta más baja, y un 5 o una espada
          valen 1.
        </li>
        <li>
          <strong>Momia:</strong> no se puede derrotar, 2 heridas a la carta <em>más alta</em>.
        </li>
      </ul>,
      <p>
        Después del monstruo final se acabó la incursión. Las cartas y objetos que os queden no valen nada.
      </p>,
    ),
  },
  end: {
    title: 'El final',
    bodies: told(
      <p>
        Primero, las heridas. Quien tiene más se desmaya y no puede ganar. Si todos tenéis las mismas, no se
        desmaya nadie.
      </p>,
      <p>
        Con cuatro o cinco jugadores se desmayan todos los que empatan a más heridas. Con tres, solo quien
        tenga más que cualquier otro; si empatan dos, los dos siguen en pie.
      </p>,
      <p>
        Entre los que quedan en pie gana quien tiene más monedas; si empatan, quien tiene menos heridas. Si
        persiste el empate, la victoria se comparte.
      </p>,
      <p>
        Los que Medusa convirtió en piedra no entran en el recuento: no se miran ni sus heridas ni sus
        monedas. Si acabó con todos, habéis perdido todos.
      </p>,
    ),
  },
  tactical: {
    title: 'La variante táctica',
    bodies: told(
      <p>
        Aquí las cartas se juegan a la vista y por turnos. El mapa dice quién empieza; al principio se da al
        azar. A partir de quien lo tiene se juega en el sentido de las agujas del reloj, y cada uno ve lo que
        ya está en la mesa.
      </p>,
      <p>
        Quien juega una bola de cristal espera a que hayan jugado todos y entonces juega otra carta, de nuevo
        en orden desde el mapa. Las bolas vuelven juntas a la reserva antes de resolver la habitación. Contra
        el Nigromante la bola es definitiva.
      </p>,
      <p>
        Después de la habitación, la carta más alta se queda el mapa y tiene que empezar la siguiente, también
        de un nivel a otro. Si hay empate, pasa al primero de los empatados que se siente después de quien lo
        tenía, que es el último en contar.
      </p>,
      <p>
        Todo lo demás sigue igual: las habitaciones se resuelven como siempre y las antorchas se pueden usar
        en el turno de cualquiera.
      </p>,
    ),
  },
  choices: {
    title: 'Lo que puede elegir vuestra mesa',
    bodies: told(
      <p>
        Con cinco jugadores, el Recaudador, Medusa, la Esfinge y la Manada de lobos tienen fuerza 18, como los
        monstruos de su talla. Otra fuente dice 16; elegidlo si preferís un final más fácil.
      </p>,
      <p>
        El reglamento inglés da a cada cual las monedas, las heridas y los objetos de su personaje; el español
        solo habla de los objetos. Una antorcha muestra todas las habitaciones a oscuras del nivel; según la
        carta española, podría ser una sola. Si vuestra mesa lo prefiere así, eliges cuál, y con otra antorcha
        puedes mirar otra.
      </p>,
      <p>
        En la variante táctica, un empate por el mapa lo gana el siguiente jugador empatado en sentido
        horario, o el más cercano al jugador inicial, que entonces puede conservarlo.
      </p>,
    ),
  },
});
