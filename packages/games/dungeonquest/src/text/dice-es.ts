import { type Names, type Seat, type SpanishNoun, spanish } from '@mazmorra/kernel';
import type { EventOf } from '../events.ts';
import { type DiceSentences, isCard } from './catalogue.ts';
import { el, LOST_TURN, nameOf, nounOf, WOUND } from './nouns-es.ts';

/** The sentence to whoever sits on the seat, or about them. */
const by = (seat: Seat, names: Names, you: string, one: (ana: string) => string): string =>
  spanish.bySeat(seat, names, { you, one });

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
const attribute = (id: string): string => `una tirada de ${nameOf(id)}`;

/** Why a test is made, to whoever makes it and about them. */
const reasons: Readonly<Record<string, readonly [yours: string, theirs: string]>> = {
  bridge: [' para cruzar el Puente', ' para cruzar el Puente'],
  'spider-web': [' para cruzar la Tela de araña', ' para cruzar la Tela de araña'],
  stuck: [' para soltarte de la Tela de araña', ' para soltarse de la Tela de araña'],
  'cave-in': [' para cruzar el Derrumbe', ' para cruzar el Derrumbe'],
  portcullis: [' para levantar el rastrillo', ' para levantar el rastrillo'],
  'bottomless-pit': [' para no caer en el Pozo sin fondo', ' para no caer en el Pozo sin fondo'],
};
function reasonOf(what: string | undefined): readonly [yours: string, theirs: string] {
  if (what === undefined) return ['', ''];
  return reasons[what] ?? [` por ${el(what)}`, ` por ${el(what)}`];
}

const PORTCULLIS: SpanishNoun = { one: 'rastrillo', gender: 'm' };
/** What determination is for: the obstacle itself, not the room that is called after it. */
const encounter = (id: string): SpanishNoun => (id === 'portcullis' ? PORTCULLIS : nounOf(id));

/** «: menos tu Armadura de 4, son 2 Heridas», «: no pasa nada». */
function comesOf({ for: card, less, nothing }: EventOf<'rolls'>, whose: 'tu' | 'su'): string {
  // Every roll for the curse turns Corridors, where there are any.
  if (nothing)
    return card === 'dungeon-wizards-curse' ? ', pero no hay ningún Corredor que girar' : ': no pasa nada';
  if (less === undefined) return '';
  const off = less.attribute === undefined ? less.by : `${whose} ${nameOf(less.attribute)} de ${less.by}`;
  const noun = less.of === 'wounds' ? WOUND : LOST_TURN;
  if (less.leaves === 0) return `: menos ${off}, ${spanish.agree(noun, 'ningún', 'ninguna')} ${noun.one}`;
  return `: menos ${off}, ${less.leaves === 1 ? 'es' : 'son'} ${spanish.count(less.leaves, noun)}`;
}

/** Dice, tests, determination and wounds in Spanish. */
export const diceSentences: DiceSentences = {
  bribe: (e, names) => {
    const price = `Sale un ${e.die}: el Elfo del abismo pide ${e.price} de oro`;
    return by(
      e.seat,
      names,
      `${price}; tú le ofreces ${e.gold}.`,
      (ana) => `${price}; ${ana} le ofrece ${e.gold}.`,
    );
  },
  rolls: (e, names) => {
    const [first = 0, second] = e.dice;
    const dice =
      second === undefined ? `un ${first}` : `un ${first} y un ${second}, que suman ${total(e.dice)}`;
    if (e.again) return `Ahora los dados dan ${dice}.`;
    if (e.for === 'room')
      return by(
        e.seat,
        names,
        `Tiras por la caída y sacas ${dice}.`,
        (ana) => `${ana} tira por la caída y saca ${dice}.`,
      );
    if (!isCard(e.for)) return by(e.seat, names, `Sacas ${dice}.`, (ana) => `${ana} saca ${dice}.`);
    return by(
      e.seat,
      names,
      `Tiras por ${el(e.for)} y sacas ${dice}${comesOf(e, 'tu')}.`,
      (ana) => `${ana} tira por ${el(e.for)} y saca ${dice}${comesOf(e, 'su')}.`,
    );
  },
  test: (e, names) => {
    const bonus = e.bonus > 0 ? ` + ${e.bonus} por el Botín` : '';
    const sum = `${e.dice.join(' + ')}${bonus} = ${total(e.dice) + e.bonus} contra ${e.needs}`;
    if (e.again)
      return by(
        e.seat,
        names,
        `Con el dado nuevo, ${sum}. ${e.passed ? 'Superas' : 'Fallas'} la tirada.`,
        (ana) => `Con el dado nuevo, ${sum}. ${ana} ${e.passed ? 'supera' : 'falla'} la tirada.`,
      );
    const [yours, theirs] = reasonOf(e.for);
    return by(
      e.seat,
      names,
      `Haces ${attribute(e.attribute)}${yours}: ${sum}. ${e.passed ? 'La superas.' : 'Fallas.'}`,
      (ana) =>
        `${ana} hace ${attribute(e.attribute)}${theirs}: ${sum}. ${e.passed ? 'La supera.' : 'Falla.'}`,
    );
  },
  'test-passed': (e, names) => {
    // The roll has been told as failed.
    if (e.by === 'rune-fortune')
      return by(
        e.seat,
        names,
        `Gracias a la runa, superas la tirada de ${nameOf(e.attribute)}.`,
        (ana) => `Gracias a la runa, ${ana} supera la tirada de ${nameOf(e.attribute)}.`,
      );
    return by(
      e.seat,
      names,
      `Superas automáticamente la tirada de ${nameOf(e.attribute)}.`,
      (ana) => `${ana} supera automáticamente la tirada de ${nameOf(e.attribute)}.`,
    );
  },
  determination: (e, names) => {
    const count = Math.abs(e.change);
    const tokens = count === 1 ? '1 ficha de Determinación' : `${count} fichas de Determinación`;
    if (e.change < 0 && e.for !== undefined) {
      const all = `${count === 1 ? 'la ficha' : `las ${count} fichas`} de Determinación ${spanish.del(encounter(e.for))}`;
      return by(e.seat, names, `Descartas ${all}.`, (ana) => `${ana} descarta ${all}.`);
    }
    if (e.change < 0) {
      const remain = e.held === 1 ? 'queda 1' : `quedan ${e.held}`;
      return e.held === 0
        ? by(e.seat, names, `Descartas ${tokens}.`, (ana) => `${ana} descarta ${tokens}.`)
        : by(
            e.seat,
            names,
            `Descartas ${tokens}: te ${remain}.`,
            (ana) => `${ana} descarta ${tokens}: le ${remain}.`,
          );
    }
    const against = e.for === undefined ? '' : ` frente ${spanish.al(encounter(e.for))}`;
    return by(
      e.seat,
      names,
      `Ganas ${tokens}${against}: ahora tienes ${e.held}.`,
      (ana) => `${ana} gana ${tokens}${against}: ahora tiene ${e.held}.`,
    );
  },
  wounds: (e, names) => {
    // The damage of a combat turns into wounds only when it is over, also for whoever has won it.
    const fought = e.cause === 'combat' || e.cause === 'hero';
    const why = e.by !== undefined ? ` por ${el(e.by)}` : fought ? ' por el daño del combate' : '';
    const wounds = `${spanish.count(e.count, WOUND)}${why}`;
    return by(
      e.seat,
      names,
      `Sufres ${wounds}: ahora tienes ${e.wounds} y tu Vida es ${e.life}.`,
      (ana) => `${ana} sufre ${wounds}: ahora tiene ${e.wounds} y su Vida es ${e.life}.`,
    );
  },
  prevented: (e, names) => {
    const wounds = spanish.count(e.count, WOUND);
    return by(e.seat, names, `Evitas ${wounds}.`, (ana) => `${ana} evita ${wounds}.`);
  },
  heals: (e, names) => {
    const wounds = spanish.count(e.count, WOUND);
    const verb = e.wounds === 1 ? 'queda' : 'quedan';
    if (e.count === 0)
      return by(e.seat, names, 'No tienes Heridas que curar.', (ana) => `${ana} no tiene Heridas que curar.`);
    return e.wounds === 0
      ? by(
          e.seat,
          names,
          `Te curas ${wounds}: ya no te queda ninguna.`,
          (ana) => `${ana} se cura ${wounds}: ya no le queda ninguna.`,
        )
      : by(
          e.seat,
          names,
          `Te curas ${wounds}: te ${verb} ${e.wounds}.`,
          (ana) => `${ana} se cura ${wounds}: le ${verb} ${e.wounds}.`,
        );
  },
};
