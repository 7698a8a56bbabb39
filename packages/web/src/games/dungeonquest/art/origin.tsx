import { OriginLine, OriginMark } from '../../../origins/Origin.tsx';

interface Props {
  /** The id of a card, tile or figure. */
  readonly of: string;
}

/** Where it comes from: the last line of its tip. */
export const From = ({ of }: Props) => <OriginLine game="dungeonquest" of={of} />;
/** The mark on what the rulebook does not print. */
export const Mark = ({ of }: Props) => <OriginMark game="dungeonquest" of={of} />;
