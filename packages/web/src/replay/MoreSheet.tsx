import continueIcon from 'icon:card-play';
import filmIcon from 'icon:film-projector';
import masterIcon from 'icon:graduate-cap';
import linkIcon from 'icon:linked-rings';
import checkIcon from 'icon:magnifying-glass';
import saveIcon from 'icon:save';
import { useCallback, useState } from 'preact/hooks';
import { CheckSheet } from '../check/CheckSheet.tsx';
import { useCheckWords } from '../check/words.ts';
import { useWords } from '../i18n/index.ts';
import { packed } from '../local/link.ts';
import { checkTable, fileOf } from '../local/local-table.ts';
import { save } from '../local/save.ts';
import type { SavedTable } from '../local/saved.ts';
import { originFor } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { Button } from '../parts/Button.tsx';
import { say } from '../parts/live.ts';
import { useLocation } from '../parts/router.ts';
import { Sheet } from '../parts/Sheet.tsx';

interface MoreSheetProps {
  readonly saved: SavedTable;
  /** The moment that is shown now, as the search of an address; absent at the start and at the end. */
  readonly moment: string | undefined;
  readonly onClose: () => void;
  readonly onShow: (move: number) => void;
  /** Absent at the start, before which nothing happened. */
  readonly onClip: (() => void) | undefined;
  /** Absent at the end, from where nobody can play on. */
  readonly onContinue: (() => void) | undefined;
}

/** What else can be done with a game that is watched: the master's opinion, the check, the link and the file. */
export function MoreSheet({ saved, moment, onClose, onShow, onClip, onContinue }: MoreSheetProps) {
  const words = useWords();
  const checking = useCheckWords();
  const [, go] = useLocation();
  const [checked, setChecked] = useState(false);
  const check = useCallback(() => checkTable(saved.id), [saved.id]);
  if (checked) return <CheckSheet check={check} onClose={onClose} onShow={onShow} />;
  return (
    <Sheet open onClose={onClose} title={words.replay.more}>
      <div className="stack replay-deeds">
        <Button icon={masterIcon} onClick={() => go(`/analysis/${saved.id}`)}>
          {words.end.analysis}
        </Button>
        <Button icon={checkIcon} onClick={() => setChecked(true)}>
          {checking.title}
        </Button>
        {onContinue && (
          <Button icon={continueIcon} onClick={onContinue}>
            {words.replay.continue}
          </Button>
        )}
        {onClip && (
          <Button icon={filmIcon} onClick={onClip} data-to-clip>
            {words.clip.title}
          </Button>
        )}
        <CopyLink saved={saved} moment={moment} />
        <Button icon={saveIcon} onClick={() => void save(saved)}>
          {words.replay.save}
        </Button>
      </div>
    </Sheet>
  );
}

/** A game of a server has a short link; one of this device travels in its link whole. */
async function linkTo(saved: SavedTable, moment: string | undefined): Promise<string> {
  const origin = originFor(useServer.getState().origin);
  const search = moment === undefined ? '' : `?${moment}`;
  if (saved.online) return `${origin}/r/${saved.id}${search}`;
  return `${origin}/r${search}#${await packed(await fileOf(saved.id))}`;
}

function CopyLink({ saved, moment }: Pick<MoreSheetProps, 'saved' | 'moment'>) {
  const words = useWords();
  const [link, setLink] = useState<{ readonly text: string; readonly copied: boolean }>();
  const copy = async (): Promise<void> => {
    const text = await linkTo(saved, moment);
    // Pages from a plain http address have no clipboard: there the link is shown, ready to be copied by hand.
    const copied = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    setLink({ text, copied });
    if (copied) say(words.replay.copied);
  };
  return (
    <div className="replay-link">
      <Button icon={linkIcon} onClick={() => void copy()}>
        {moment === undefined ? words.replay.link : words.replay.linkMoment}
      </Button>
      <p className="quiet">
        {link?.copied
          ? words.replay.copied
          : moment === undefined
            ? words.replay.linkHelp
            : words.replay.linkMomentHelp}
      </p>
      {link && (
        <input
          className="text-input"
          readOnly
          value={link.text}
          aria-label={words.replay.linkReady}
          onFocus={(event) => event.currentTarget.select()}
          data-link
        />
      )}
    </div>
  );
}
