import crossMark from 'icon:cancel';
import { type GameId, isGameId } from '@mazmorra/catalogue';
import { type BotLevel, type BotStyle, botName, type RoomView, type SeatView } from '@mazmorra/protocol';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { Link } from '../parts/router.ts';
import { StyleChoice } from '../parts/StyleChoice.tsx';
import type { Request } from '../parts/use-request.ts';
import { anyStyle, drawnStyle, styleNamed } from '../settings/styles.ts';
import { ReportButton } from './Report.tsx';
import type { RemoteClient } from './remote-client.ts';

import { contribution } from './server.ts';
import { useWaitingWords } from './waiting/words.ts';
import { useOnlineWords } from './words.ts';

interface SeatPlaceProps {
  readonly client: RemoteClient;
  readonly room: RoomView;
  readonly seat: SeatView;
  readonly place: number;
  readonly act: Request;
}

const levels: readonly BotLevel[] = ['random', 'novice', 'apprentice', 'adventurer', 'master'];

/** One seat of the waiting room, with what I may do about it. */
export function SeatPlace({ client, room, seat, place, act }: SeatPlaceProps) {
  const words = useOnlineWords();
  const waiting = useWaitingWords();
  const { remote } = client;
  const own = room.you === place;
  const open = room.status === 'open';
  const name =
    seat.kind === 'bot' ? botName(place) : seat.anonymous ? words.anonymous : (seat.name ?? words.free);
  const sit = () => remote.request('sit', { seat: place, contribution: contribution() });
  const put = (level: BotLevel, style?: BotStyle) =>
    remote.request('bot', { seat: place, level, ...(style && level !== 'random' && { style }) });
  return (
    <li className={`online-seat ${own ? 'online-own' : ''}`} data-place={place} data-kind={seat.kind}>
      <Crest seat={place} size={38} />
      <span className="grow">
        <span className="unseen">{words.place(place + 1)}: </span>
        {seat.kept ? (
          <Link href={`/p/${encodeURIComponent(seat.name ?? '')}`}>{name}</Link>
        ) : (
          <span className={seat.kind === 'free' ? 'quiet' : ''}>{name}</span>
        )}
        <span className="quiet">{marks(words, seat, own)}</span>
        {seat.unagreed && <span className="quiet">{` · ${waiting.notAgreed}`}</span>}
      </span>
      {open && room.host && seat.kind === 'bot' && (
        <Level
          place={place}
          level={seat.level ?? 'adventurer'}
          onChange={(level) => act.run(() => put(level, seat.style))}
        />
      )}
      {open && room.host && seat.kind === 'bot' && seat.level !== 'random' && isGameId(room.game) && (
        <Style
          game={room.game}
          place={place}
          style={seat.style}
          onChange={(style) => act.run(() => put(seat.level ?? 'adventurer', style))}
        />
      )}
      {open && seat.kind === 'free' && room.you !== undefined && (
        <span className="online-seat-buttons">
          <Button kind="ghost" aria-label={words.sitHere(place + 1)} onClick={() => act.run(sit)}>
            {words.move}
          </Button>
          {room.host && !room.rated && (
            <Button aria-label={words.addBot(place + 1)} onClick={() => act.run(() => put('adventurer'))}>
              {words.bot}
            </Button>
          )}
        </span>
      )}
      {!own && seat.kind === 'person' && !seat.anonymous && (
        <ReportButton table={room.table} seat={place} label={words.report.person(name)} />
      )}
      {open && room.host && !own && seat.kind !== 'free' && (
        <IconButton
          icon={crossMark}
          label={words.removeGuest(name)}
          onClick={() => act.run(() => remote.request('clear', { seat: place }))}
        />
      )}
    </li>
  );
}

function marks(words: ReturnType<typeof useOnlineWords>, seat: SeatView, own: boolean): string {
  const all = [
    own ? words.you : undefined,
    seat.host ? words.host : undefined,
    seat.program ? words.programs.mark : undefined,
    seat.kind === 'person' && !seat.kept && !seat.anonymous ? words.guestMark : undefined,
    seat.kind === 'person' && seat.online === false ? words.away : undefined,
  ].filter((mark) => mark !== undefined);
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}

interface LevelProps {
  readonly place: number;
  readonly level: BotLevel;
  readonly onChange: (level: BotLevel) => void;
}

function Level({ place, level, onChange }: LevelProps) {
  const words = useOnlineWords();
  const shell = useWords();
  return (
    <select
      className="select online-level"
      aria-label={words.level(place + 1)}
      value={level}
      onChange={({ currentTarget: { value } }) => {
        const chosen = levels.find((each) => each === value);
        if (chosen) onChange(chosen);
      }}
    >
      {levels.map((each) => (
        <option key={each} value={each}>
          {shell.levels[each].name}
        </option>
      ))}
    </select>
  );
}

interface StyleProps {
  readonly game: GameId;
  readonly place: number;
  readonly style: BotStyle | undefined;
  readonly onChange: (style: BotStyle | undefined) => void;
}

/** Chance decides here, so that the server hears of a style and everybody sees it. */
function Style({ game, place, style, onChange }: StyleProps) {
  const { styles } = useWords();
  return (
    <StyleChoice
      game={game}
      label={styles.label(place + 1)}
      style={style}
      onChange={(chosen) => onChange(chosen === anyStyle ? drawnStyle(game) : styleNamed(game, chosen))}
    />
  );
}
