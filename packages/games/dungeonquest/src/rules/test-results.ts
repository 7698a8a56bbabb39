import { attributeOf } from '../data/abilities.ts';
import { told } from '../events.ts';
import { STORE_FOCUS, STORE_ONCE, type TestFrame } from '../frames.ts';
import { heroOf, pop, type Run } from '../run.ts';
import { dropTokens, gainTokens, loseTokens, tokensIn } from './determination.ts';
import { portcullisTested } from './moving.ts';
import { webTestedAgain } from './spider-web.ts';
import { attributeName, prepareTest, targetOf, totalOf } from './tests.ts';

/** Settles a test. What lies above the attribute is the fail margin that some texts ask for (DQ-CARD-19). */
export function stepTest(run: Run, frame: TestFrame): void {
  if (!prepareTest(run, frame)) return;
  const hero = heroOf(run.state, frame.seat);
  const margin = totalOf(frame) - targetOf(hero, frame);
  const passed = frame.auto === 1 || margin <= 0;
  pop(run);
  if (frame.auto === 1)
    run.emit?.(
      told('DQ-DET-06', {
        type: 'test-passed',
        seat: frame.seat,
        attribute: attributeName(hero, frame.attribute),
        by: frame.first === 0 ? 'item' : 'rune-fortune',
      }),
    );
  settleTokens(run, frame, passed);
  follow(run, frame, passed, margin);
}

/**
 * A failed test gives a token, unless the encounter ends with it (DQ-DET-01); a passed one ends the encounter and with it the tokens
 * (DQ-DET-03); with Focused Determination only those go that were needed (DQ-VAR-30).
 */
function settleTokens(run: Run, frame: TestFrame, passed: boolean): void {
  const { seat, store } = frame;
  if (!passed && store !== STORE_ONCE) gainTokens(run, seat, store, 1);
  if (store === STORE_ONCE || (passed && store !== STORE_FOCUS)) dropTokens(run, seat, store);
  else if (passed && frame.auto === 0) {
    const hero = heroOf(run.state, seat);
    const needed = totalOf(frame) - attributeOf(hero.hero, frame.attribute);
    loseTokens(run, seat, store, Math.max(0, Math.min(needed, tokensIn(hero, store))));
  }
}

function follow(run: Run, frame: TestFrame, passed: boolean, margin: number): void {
  const { seat } = frame;
  switch (frame.leadsTo) {
    case 'portcullis':
      portcullisTested(run, seat, passed);
      return;
    case 'web-again':
      webTestedAgain(run, seat, passed);
      return;
    case 'effects':
      run.state.frames.push({
        kind: 'effects',
        seat,
        program: passed ? frame.pass : frame.fail,
        at: 0,
        source: frame.source,
        of: frame.of,
        slot: frame.slot,
        side: -1,
        value: margin,
        named: -1,
        picks: 0,
        first: 0,
      });
  }
}
