import skull from 'icon:skull-crack';
import { Badge } from '../../../look/Badge.tsx';
import { Picture } from '../../../look/Icon.tsx';
import { tileDrawings } from '../art/pictures.ts';
import type { Verdict } from '../model.ts';
import { usePlay } from '../play.ts';

/** What has become of the monster faced or of the adventurer, pressed onto their card. */
export function Stamp({ verdict }: { readonly verdict: Verdict }) {
  const { words } = usePlay();
  switch (verdict.type) {
    case 'beaten':
      return (
        <span className="wd-stamp wd-stamp-beaten">
          <Picture of={tileDrawings[verdict.tile].icon} tint={tileDrawings[verdict.tile].tint} />
          <b>{words.defeated}</b>
        </span>
      );
    case 'hurt':
      return (
        <span className="wd-stamp wd-stamp-hurt">
          <Badge kind="wounds" value={words.lost(verdict.lost)} size="100%" />
        </span>
      );
    case 'revived':
      return (
        <span className="wd-stamp wd-stamp-revived">
          <Badge kind="life" value={verdict.hp} size="100%" />
          <b>{words.revived}</b>
        </span>
      );
    case 'fallen':
      return (
        <span className="wd-stamp wd-stamp-fallen">
          <Picture of={skull} tint="bone" />
          <b>{verdict.goesOn ? words.deadGoesOn : words.dead}</b>
        </span>
      );
    case 'omnipotence':
      return (
        <span className={`wd-stamp ${verdict.saved ? 'wd-stamp-revived' : 'wd-stamp-fallen'}`}>
          <Picture of={tileDrawings['mage-omnipotence'].icon} tint="gold" />
          <b>{verdict.saved ? words.saved : words.notSaved}</b>
        </span>
      );
  }
}
