import { capital, type Names, spanish } from '@mazmorra/kernel';
import type { Fighter } from '../events.ts';
import type { CombatSentences } from './catalogue.ts';
import { byFighter, fighterName, isReader, ofFighter } from './fighters-es.ts';
import { al, card, cardList, del, el, nameOf } from './nouns-es.ts';

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

/** «ya no queda ninguna», «queda 1», «quedan 3». */
const left = (count: number): string =>
  count === 0 ? 'ya no queda ninguna' : count === 1 ? 'queda 1' : `quedan ${count}`;

/** The log of a combat in Spanish: it speaks to whoever fights in it. */
export const combatSentences: CombatSentences = {
  escape: (e, names) => {
    const cards = `${card(e.cards[0])} (escape ${e.values[0]}) contra ${card(e.cards[1])} (escape ${e.values[1]})`;
    return e.escaped
      ? spanish.bySeat(e.seat, names, {
          you: `${cards}: escapas ${del(e.monster)}.`,
          one: (ana) => `${cards}: ${ana} escapa ${del(e.monster)}.`,
        })
      : spanish.bySeat(e.seat, names, {
          you: `${cards}: no consigues escapar ${del(e.monster)}.`,
          one: (ana) => `${cards}: ${ana} no consigue escapar ${del(e.monster)}.`,
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
    const damage = `${el(e.monster)} tiene ya ${spanish.count(e.pile, DAMAGE_CARD)}`;
    const hits = e.hits.length === 0 ? 'ningún disparo da en el blanco' : damage;
    return spanish.bySeat(e.seat, names, {
      you: `Muestras ${cardList(e.cards)}: ${hits}.`,
      one: (ana) => `${ana} muestra ${cardList(e.cards)}: ${hits}.`,
    });
  },
  lightning: (e) =>
    `El relámpago alcanza ${al(e.monster)} con ${cardList(e.cards)}: tiene ya ${spanish.count(e.pile, DAMAGE_CARD)}.`,
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
  power: (e, names) =>
    byFighter(
      e.fighter,
      names,
      `Tu carta ${card(e.card)} surte efecto.`,
      () => `${ofFighter([`la carta ${card(e.card)}`, ''], e.fighter, names)} surte efecto.`,
    ),
  cancelled: (e, names) =>
    byFighter(
      e.fighter,
      names,
      `Tu carta ${card(e.card)} queda cancelada.`,
      () => `${ofFighter([`la carta ${card(e.card)}`, ''], e.fighter, names)} queda cancelada.`,
    ),
  'attack-changed': (e, names) => {
    const change =
      e.amount > 0 ? `sube ${e.amount} y llega a ${e.total}` : `baja ${-e.amount} y se queda en ${e.total}`;
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
    const damage = `${spanish.count(e.cards.length, DAMAGE_CARD)}, ${cardList(e.cards)}`;
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
    const shown = `El ${nameOf(e.monster)} muestra ${cardList(e.cards)}`;
    return e.played.length > 0
      ? `${shown} y contraataca con ${cardList(e.played)}.`
      : `${shown}, pero no puede contraatacar.`;
  },
  stalemate: (e) => `Punto muerto: los dos ataques suman ${e.totals[0]}.`,
  'round-won': (e, names) => {
    const score = e.side === 0 ? `${e.totals[0]} a ${e.totals[1]}` : `${e.totals[1]} a ${e.totals[0]}`;
    const blow = `un golpe mortal con ${spanish.count(e.deathblow, CARD)} del montón de combate`;
    return byFighter(
      e.fighter,
      names,
      e.deathblow > 0 ? `Ganas la ronda por ${score} y das ${blow}.` : `Ganas la ronda por ${score}.`,
      (one) =>
        e.deathblow > 0
          ? `${one} gana la ronda por ${score} y da ${blow}.`
          : `${one} gana la ronda por ${score}.`,
    );
  },
  flees: (e, names) => {
    switch (e.step) {
      case 'announced':
        return spanish.bySeat(e.seat, names, {
          you: 'Buscas por dónde escapar.',
          one: (ana) => `${ana} busca por dónde escapar.`,
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
    return spanish.bySeat(e.seat, names, {
      you: `Matas ${al(e.monster)}, ${life}.`,
      one: (ana) => `${ana} mata ${al(e.monster)}, ${life}.`,
    });
  },
  monstrous: (e) =>
    e.found
      ? `Sale un ${e.die}: ¡el Monstruo guardaba un tesoro!`
      : `Sale un ${e.die}: el Monstruo no guardaba nada.`,
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
