import type { AnyScreen, ScreenProps } from './contract.ts';
import type { StageState } from './stage.ts';

/** A movement that is over sooner changes nothing in the head of the table. */
const BRIEF = 500;

/**
 * What goes on while the reader waits for bots. Nothing while everybody looks at something that decides, or at what the reader did:
 * those moments speak for themselves.
 */
export function meanwhileAt(
  { beat }: StageState,
  screen: AnyScreen,
  told: ScreenProps<unknown, unknown>,
): string | undefined {
  const shows =
    beat !== undefined &&
    (screen.decides?.(beat.event) === true || (beat.seat === told.viewer && beat.length > BRIEF));
  return shows ? undefined : screen.meanwhile?.(told);
}
