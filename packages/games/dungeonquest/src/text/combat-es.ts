import { capital, type Names, spanish } from '@mazmorra/kernel';
import type { Fighter } from '../events.ts';
import type { CombatSentences } from './catalogue.ts';
import {
  alFighter,
  byFighter,
  delFighter,
  fighterName,
  isReader,
  monsterOf,
  ofFighter,
} from './fighters-es.ts';
import { card, cardList, el, numeral } from './nouns-es.ts';
import { powerSentence } from './powers-es.ts';

const CARD = { one: 'carta', many: 'cartas', gender: 'f' } as const;
const DAMAGE_CARD = { one: 'carta de daño', many: 'cartas de daño', gender: 'f' } as const;
const HAND = ['la mano', 'tu mano'] as const;

const attackTypes: Readonly<Record<string, string>> = {
  melee: 'los ataques cuerpo a cuerpo',
  ranged: 'los ataques a distancia',
  magic: 'los ataques mágicos',
};

/** «tú juegas «Tajo»», «el Esqueleto no juega ninguna carta». */
function plays(fighter: Fighter, played: string | undefined, names: Names): string {
  const you = isReader(fighter, names);
  const who = you ? 'tú' : fighterName(fighter, names);
  if (played) return `${who} ${you ? 'juegas' : 'juega'} ${card(played)}`;
  return you ? 'tú no juegas ninguna carta' : `${who} no juega ninguna carta`;
}

/** «ya no queda ninguna carta», «queda 1 carta», «quedan 3 cartas». */
const left = (count: number): string =>
  count === 0
    ? 'ya no queda ninguna carta'
    : `${count === 1 ? 'queda' : 'quedan'} ${spanish.count(count, CARD)}`;

/**
 * «1 carta de daño («Tajo»)», «2 cartas de daño (las dos «Tajo»)», «3 cartas de daño («Tajo» y dos «Rayo»)». Between commas the cards
 * would read as taken besides those that are counted.
 */
function damageCards(cards: readonly string[]): string {
  const [first = ''] = cards;
  const alike = cards.length > 1 && cards.every((id) => id === first);
  const list = alike ? `las ${numeral(cards.length)} ${card(first)}` : cardList(cards);
  return `${spanish.count(cards.length, DAMAGE_CARD)} (${list})`;
}

/** The log of a combat in Spanish: it speaks to whoever fights in it. */
export const combatSentences: CombatSentences = {
  escape: (e, names) => {
    const cards = `${card(e.cards[0])} (escape ${e.values[0]}) contra ${card(e.cards[1])} (escape ${e.values[1]})`;
    const from = delFighter(monsterOf(e), names);
    return e.escaped
      ? spanish.bySeat(e.seat, names, {
          you: `${cards}: escapas ${from}.`,
          one: (ana) => `${cards}: ${ana} escapa ${from}.`,
        })
      : spanish.bySeat(e.seat, names, {
          you: `${cards}: no consigues escapar ${from}.`,
          one: (ana) => `${cards}: ${ana} no consigue escapar ${from}.`,
        });
  },
  combat: (e, names) => {
    if (e.monster !== undefined) {
      const against = fighterName({ seat: e.opponent, monster: e.monster }, names);
      return spanish.bySeat(e.seat, names, {
        you: `Empieza tu combate contra ${against}.`,
        one: (ana) => `Empieza el combate de ${ana} contra ${against}.`,
      });
    }
    const both = [e.seat, e.opponent].filter((seat) => seat !== names.own);
    return both.length === 1
      ? `Empieza tu combate contra ${names.seat(both[0] ?? 0)}.`
      : `Empieza el combate entre ${spanish.people(both, names)}.`;
  },
  'first-shot': (e, names) => {
    const damage = `${fighterName(monsterOf(e), names)} tiene ya ${spanish.count(e.pile, DAMAGE_CARD)}`;
    const hitting = e.hits.length === 1 ? 'acierta' : 'aciertan';
    const hits =
      e.hits.length === 0
        ? 'ningún disparo da en el blanco'
        : `${hitting} ${cardList(e.hits)}, con lo que ${damage}`;
    return spanish.bySeat(e.seat, names, {
      you: `Muestras ${cardList(e.cards)}: ${hits}.`,
      one: (ana) => `${ana} muestra ${cardList(e.cards)}: ${hits}.`,
    });
  },
  lightning: (e, names) =>
    `El relámpago alcanza ${alFighter(monsterOf(e), names)} con ${cardList(e.cards)}: tiene ya ${spanish.count(e.pile, DAMAGE_CARD)}.`,
  round: (e) => `Ronda ${e.round} del combate.`,
  hand: (e, names) => {
    const { cards, fighter } = e;
    const [only] = cards ?? [];
    if (cards === undefined || only === undefined) return undefined;
    // Before the first round the hand is the power card alone.
    if (cards.length === 1 && only.startsWith('power-'))
      return `${capital(ofFighter(['la carta de Poder', 'tu carta de Poder'], fighter, names))} es ${card(only)}.`;
    return byFighter(
      fighter,
      names,
      `En tu mano tienes ${cardList(cards)}.`,
      (one) => `${one} tiene en la mano ${cardList(cards)}.`,
    );
  },
  reveal: (e, names) =>
    `${capital(plays(e.fighters[0], e.cards[0], names).replace(/^tú /, ''))}; ${plays(e.fighters[1], e.cards[1], names)}.`,
  power: powerSentence,
  cancelled: (e, names) => {
    const played = ofFighter([`la carta ${card(e.card)}`, `tu carta ${card(e.card)}`], e.fighter, names);
    const opponent = isReader(e.fighter, names) ? 'tu oponente' : 'su oponente';
    return e.carried
      ? `Por la carta que ${opponent} jugó en la ronda anterior, ${played} queda cancelada.`
      : `${capital(played)} queda cancelada.`;
  },
  'attack-changed': (e, names) => {
    const change =
      e.amount < 0
        ? `baja ${-e.amount} y se queda en ${e.total}`
        : // Nothing raises the attack of a cancelled card.
          e.total === 0
          ? `subiría ${e.amount}, pero se queda en 0`
          : `sube ${e.amount} y llega a ${e.total}`;
    if (e.carried)
      return byFighter(
        e.fighter,
        names,
        `Por tu carta de la ronda anterior, tu ataque ${change}.`,
        () =>
          `Por su carta de la ronda anterior, ${ofFighter(['el ataque', ''], e.fighter, names)} ${change}.`,
      );
    return byFighter(
      e.fighter,
      names,
      `Tu ataque ${change}.`,
      () => `${ofFighter(['el ataque', ''], e.fighter, names)} ${change}.`,
    );
  },
  'names-type': (e, names) => {
    const type = attackTypes[e.attackType] ?? e.attackType;
    return byFighter(e.fighter, names, `Nombras ${type}.`, (one) => `${one} nombra ${type}.`);
  },
  replaces: (e, names) => {
    const swap = `${card(e.card)} por ${card(e.by)}`;
    return byFighter(e.fighter, names, `Cambias ${swap}.`, (one) => `${one} cambia ${swap}.`);
  },
  'hand-discarded': (e, names) =>
    byFighter(
      e.fighter,
      names,
      `Descartas ${card(e.card)} de tu mano.`,
      (one) => `${one} descarta ${card(e.card)} de su mano.`,
    ),
  'hand-seen': (e, names) => {
    const hand = ofFighter(HAND, e.fighter, names);
    const seen =
      e.cards === undefined ? hand : `${hand}: ${e.cards.length === 0 ? 'está vacía' : cardList(e.cards)}`;
    return byFighter(e.by, names, `Miras ${seen}.`, (one) => `${one} mira ${seen}.`);
  },
  'hand-taken': (e, names) => {
    const taken = e.card === undefined ? 'una carta' : card(e.card);
    const hand = ofFighter(HAND, e.from, names);
    return byFighter(
      e.fighter,
      names,
      `Te quedas con ${taken} de ${hand}.`,
      (one) => `${one} se queda con ${taken} de ${hand}.`,
    );
  },
  'stack-taken': (e, names) =>
    byFighter(
      e.fighter,
      names,
      `Coges ${card(e.card)} del montón de combate.`,
      (one) => `${one} coge ${card(e.card)} del montón de combate.`,
    ),
  'damage-removed': (e, names) =>
    byFighter(
      e.fighter,
      names,
      `Descartas ${card(e.card)} de tu montón de daño: ${left(e.pile)}.`,
      (one) => `${one} descarta ${card(e.card)} de su montón de daño: ${left(e.pile)}.`,
    ),
  'damage-added': (e, names) => {
    if (e.cards.length === 0)
      return byFighter(e.fighter, names, 'No recibes daño.', (one) => `${one} no recibe daño.`);
    const damage = damageCards(e.cards);
    return byFighter(
      e.fighter,
      names,
      `Recibes ${damage}: ya tienes ${e.pile}.`,
      (one) => `${one} recibe ${damage}: ya tiene ${e.pile}.`,
    );
  },
  counter: (e, names) =>
    byFighter(
      e.fighter,
      names,
      `Contraatacas con ${card(e.card)}: tu ataque llega a ${e.total}.`,
      (one) => `${one} contraataca con ${card(e.card)}: su ataque llega a ${e.total}.`,
    ),
  'counter-revealed': (e) => {
    const shown = `${capital(el(e.monster))} muestra ${cardList(e.cards)}`;
    return e.played.length > 0
      ? `${shown}, y contraataca con ${cardList(e.played)}.`
      : `${shown}, pero con eso no le basta para contraatacar.`;
  },
  stalemate: (e) => `Punto muerto: los dos ataques valen ${e.totals[0]}.`,
  'round-won': (e, names) => {
    const score = e.side === 0 ? `${e.totals[0]} a ${e.totals[1]}` : `${e.totals[1]} a ${e.totals[0]}`;
    // Not yet dealt: whoever would rather escape gives it up.
    const blow = `con un golpe mortal de ${spanish.count(e.deathblow, CARD)} del montón de combate`;
    return byFighter(
      e.fighter,
      names,
      e.deathblow > 0 ? `Ganas la ronda por ${score}, ${blow}.` : `Ganas la ronda por ${score}.`,
      (one) =>
        e.deathblow > 0
          ? `${one} gana la ronda por ${score}, ${blow}.`
          : `${one} gana la ronda por ${score}.`,
    );
  },
  flees: (e, names) => {
    switch (e.step) {
      case 'announced':
        return spanish.bySeat(e.seat, names, {
          you: 'Renuncias a hacer daño para buscar por dónde escapar: tienes que ganar también la ronda siguiente.',
          one: (ana) =>
            `${ana} renuncia a hacer daño para buscar por dónde escapar y tiene que ganar también la ronda siguiente.`,
        });
      case 'failed':
        return spanish.bySeat(e.seat, names, {
          you: 'Esta vez no consigues escapar.',
          one: (ana) => `${ana} no consigue escapar esta vez.`,
        });
      case 'away':
        return spanish.bySeat(e.seat, names, {
          you: 'Consigues escapar del combate.',
          one: (ana) => `${ana} consigue escapar del combate.`,
        });
    }
  },
  'monster-killed': (e, names) => {
    const life = e.life === 1 ? 'que tenía 1 punto de Vida' : `que tenía ${e.life} puntos de Vida`;
    const killed = alFighter(monsterOf(e), names);
    return spanish.bySeat(e.seat, names, {
      you: `Matas ${killed}, ${life}.`,
      one: (ana) => `${ana} mata ${killed}, ${life}.`,
    });
  },
  // The same roll is enough for one monster and not for another.
  monstrous: (e) =>
    e.found
      ? `Sale un ${e.die}, menos que la Vida del Monstruo (${e.life}): ¡guardaba un tesoro!`
      : `Sale un ${e.die}, que no es menos que la Vida del Monstruo (${e.life}): no guardaba nada.`,
  duel: (e, names) => {
    if (names.own === e.defender) return `${names.seat(e.attacker)} te ataca.`;
    return spanish.bySeat(e.attacker, names, {
      you: `Atacas a ${names.seat(e.defender)}.`,
      one: (ana) => `${ana} ataca a ${names.seat(e.defender)}.`,
    });
  },
  'duel-won': (e, names) => {
    if (names.own === e.loser) return `${names.seat(e.winner)} te vence.`;
    return spanish.bySeat(e.winner, names, {
      you: `Vences a ${names.seat(e.loser)}.`,
      one: (ana) => `${ana} vence a ${names.seat(e.loser)}.`,
    });
  },
};
