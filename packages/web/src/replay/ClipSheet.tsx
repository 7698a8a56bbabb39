import type { Viewer } from '@mazmorra/kernel';
import { useMemo, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { download } from '../local/file.ts';
import { packed } from '../local/link.ts';
import { fileOf, picturesOf } from '../local/local-table.ts';
import type { SavedClip, SavedTable } from '../local/saved.ts';
import { browserShelf } from '../local/shelf.ts';
import { originFor } from '../online/server.ts';
import { useServer } from '../online/server-state.ts';
import { Button } from '../parts/Button.tsx';
import { Choices } from '../parts/fields.tsx';
import { say } from '../parts/live.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { orNothing, useLoaded } from '../parts/use-loaded.ts';
import { clipAddress } from '../table/decisive.ts';
import { animatedSvg, videoKind, videoOf } from './animation.ts';

/** How many moves a clip may have, up to the one that is shown. */
const LENGTHS = [3, 6, 12, 24] as const;

interface ClipSheetProps {
  readonly saved: SavedTable;
  readonly at: number;
  readonly viewer: Viewer;
  readonly onClose: () => void;
}

/** A few moves of a finished game to show: as a link, in another page, or as a file that is made here. */
export function ClipSheet({ saved, at, viewer, onClose }: ClipSheetProps) {
  const { clip: words } = useWords();
  const [length, setLength] = useState<number>(LENGTHS[1]);
  const [text, setText] = useState<string>();
  const [note, setNote] = useState<string>();
  const [busy, setBusy] = useState(false);
  const clip = useMemo<SavedClip>(
    () => ({ at: Math.max(0, at - length), to: at, eyes: viewer }),
    [at, length, viewer],
  );
  const scenes = useLoaded(() => orNothing(picturesOf(saved.id, clip)), [saved.id, clip]);
  const svg = useMemo(() => scenes && scenes.length > 0 && animatedSvg(scenes), [scenes]);
  const origin = useServer((server) => server.origin);
  const tell = (said: string): void => {
    setNote(said);
    say(said);
  };
  const copy = async (wanted: string): Promise<void> => {
    setText(wanted);
    // Pages from a plain http address have no clipboard: there it is shown, ready to be copied by hand.
    await navigator.clipboard?.writeText(wanted).then(
      () => tell(words.copied),
      () => undefined,
    );
  };
  const link = async (): Promise<void> => {
    const search = clipAddress(clip);
    const table = saved.online
      ? `/${saved.id}?${search}`
      : `?${search}#${await packed(await fileOf(saved.id))}`;
    await copy(`${originFor(origin)}/r${table}`);
  };
  const embed = (): Promise<void> =>
    copy(
      `<iframe src="${originFor(origin)}/embed/${saved.id}?${clipAddress(clip)}" width="600" height="520" style="border:0" title="Mazmorra"></iframe>`,
    );
  const name = `${saved.game}-${clip.at}-${clip.to}`;
  const kind = videoKind();
  const film = async (): Promise<void> => {
    if (!scenes || !kind) return;
    setBusy(true);
    tell(words.making);
    await videoOf(scenes, kind).then(
      (video) => {
        download(`${name}.${kind.slice(6)}`, video);
        tell(words.made);
      },
      () => tell(words.failed),
    );
    setBusy(false);
  };
  const keep = async (): Promise<void> => {
    const shelf = browserShelf();
    const table = await shelf.get(saved.id);
    if (table) await shelf.put({ ...table, clips: [...(table.clips ?? []), clip] });
    tell(words.kept);
  };
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <div className="stack replay-deeds" data-clip>
        <Choices
          label={words.length}
          value={length}
          values={LENGTHS.map((value) => ({ value, name: words.moves(value) }))}
          onChange={setLength}
        />
        {svg && (
          <img
            className="replay-clip"
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={words.picture}
            width={600}
            height={315}
          />
        )}
        <Button onClick={() => void link()} data-clip-link>
          {words.link}
        </Button>
        {saved.online && (
          <Button onClick={() => void embed()} data-clip-embed>
            {words.embed}
          </Button>
        )}
        {text !== undefined && (
          <input
            className="text-input"
            readOnly
            value={text}
            aria-label={words.ready}
            onFocus={(event) => event.currentTarget.select()}
            data-clip-text
          />
        )}
        {svg && (
          <Button
            onClick={() => download(`${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }))}
            data-clip-svg
          >
            {words.svg}
          </Button>
        )}
        {svg && kind && (
          <Button disabled={busy} onClick={() => void film()} data-clip-video>
            {words.video}
          </Button>
        )}
        <Button onClick={() => void keep()} data-clip-keep>
          {words.keep}
        </Button>
        {note !== undefined && (
          <p role="status" data-clip-note>
            {note}
          </p>
        )}
      </div>
    </Sheet>
  );
}
