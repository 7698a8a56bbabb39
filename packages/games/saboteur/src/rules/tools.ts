import type { Emit, Option, RuleId, Seat } from '@mazmorra/kernel';
import { at } from '@mazmorra/kernel';
import { BREAK_FIRST, cardId, type Kind, TOOL_BITS, TOOLS } from '../data/cards.ts';
import { MAX_SEATS } from '../data/table.ts';
import type { Event } from '../events.ts';
import { breakOption, kindIn, repairOption, targetIn, toolIn } from '../options.ts';
import type { State } from '../state.ts';
import { discardFaceUp } from './discard.ts';

/** One bit per seat, at the place of the pickaxe: `<< tool` moves them to another tool. */
const PICKAXES: readonly number[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, seat) => 1 << (seat * 3)).reduce((all, bit) => all | bit, 0),
);

const toolBit = (seat: Seat, tool: number): number => 1 << (seat * 3 + tool);
export const brokenOf = (state: State, seat: Seat): number => (state.broken >> (seat * 3)) & 7;
export const hasBroken = (state: State, seat: Seat): boolean => brokenOf(state, seat) !== 0;

/** Everybody who has a broken tool of these, as bits at the place of the pickaxe. */
function whoHas(state: State, tools: number): number {
  let who = 0;
  for (let tool = 0; tool < 3; tool++) if ((tools >> tool) & 1) who |= state.broken >> tool;
  return who & (PICKAXES[state.seats] as number);
}

/** SB-RULING-22: a break card is playable while somebody lacks that broken tool. */
export const canBreak = (state: State, kind: Kind): boolean =>
  whoHas(state, TOOL_BITS[kind] as number) !== PICKAXES[state.seats];
/** SB-REPAIR-01: a repair card is playable while somebody has a broken tool it shows. */
export const canRepair = (state: State, kind: Kind): boolean =>
  whoHas(state, TOOL_BITS[kind] as number) !== 0;

/** SB-BREAK-01, SB-BREAK-02: on anybody, oneself included (SB-RULING-05), who has no such card yet. */
export function breakOptions(state: State, kind: Kind, into: Option[]): void {
  const tool = kind - BREAK_FIRST;
  for (let target = 0; target < state.seats; target++) {
    if ((state.broken & toolBit(target, tool)) === 0) into.push(breakOption(kind, target));
  }
}

/** SB-REPAIR-01, SB-REPAIR-03, SB-RULING-21: one option for each broken tool that the card shows. */
export function repairOptions(state: State, kind: Kind, into: Option[]): void {
  const tools = TOOL_BITS[kind] as number;
  for (let target = 0; target < state.seats; target++) {
    const broken = brokenOf(state, target) & tools;
    for (let tool = 0; tool < 3; tool++)
      if ((broken >> tool) & 1) into.push(repairOption(kind, target, tool));
  }
}

/** SB-BREAK-01: the card stays in front of the target. */
export function playBreak(state: State, seat: Seat, option: Option, emit: Emit<Event>): void {
  const kind = kindIn(option);
  const target = targetIn(option);
  const tool = kind - BREAK_FIRST;
  state.broken |= toolBit(target, tool);
  emit?.({
    rule: 'SB-BREAK-01',
    public: { type: 'tool-broken', seat, target, card: cardId(kind), tool: at(TOOLS, tool) },
  });
}

/** SB-REPAIR-02, SB-REPAIR-03: repair card and the one broken card go to the discard pile, face up. */
export function playRepair(state: State, seat: Seat, option: Option, emit: Emit<Event>): void {
  const kind = kindIn(option);
  const target = targetIn(option);
  const tool = toolIn(option);
  state.broken &= ~toolBit(target, tool);
  discardFaceUp(state, seat, BREAK_FIRST + tool);
  discardFaceUp(state, seat, kind);
  emit?.({
    rule: 'SB-REPAIR-02',
    public: {
      type: 'tool-repaired',
      seat,
      target,
      card: cardId(kind),
      tool: at(TOOLS, tool),
      canDig: !hasBroken(state, target),
    },
  });
}

export const whyNotBreak = (state: State, target: Seat): RuleId =>
  target >= state.seats ? 'SB-BREAK-01' : 'SB-BREAK-02';

export const whyNotRepair = (kind: Kind, tool: number): RuleId =>
  ((TOOL_BITS[kind] as number) >> tool) & 1 ? 'SB-REPAIR-01' : 'SB-REPAIR-03';
