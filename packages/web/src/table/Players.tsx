import hourglass from 'icon:hourglass';
import asleep from 'icon:night-sleep';
import robot from 'icon:robot-antennas';
import type { Seat } from '@mazmorra/kernel';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Icon } from '../look/Icon.tsx';
import { longestWord } from '../look/longest-word.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { styleNamed } from '../settings/styles.ts';
import { useTable } from './context.tsx';
import type { ScreenProps } from './contract.ts';
import { subjectOf } from './lines.ts';
import { TalkBubble } from './TalkBubble.tsx';
import './players.css';

interface PlayersProps {
  /** With the view that has been told. */
  readonly props: ScreenProps<unknown, unknown>;
  /** What lies before a seat, on a board that shows the seats itself: between its name and what is known of it. */
  readonly laid?: ((seat: Seat) => ComponentChildren) | undefined;
}

/** Everybody at the table: crest, name, whose turn, and the numbers the game shows for a seat. */
export function Players({ props, laid }: PlayersProps) {
  const words = useWords();
  const { screen, info } = useTable();
  const [opened, setOpened] = useState<Seat>();
  const Details = screen.SeatDetails;
  const name = opened === undefined ? '' : (info.seats[opened]?.name ?? '');
  return (
    <section
      className="players"
      aria-label={words.table.players}
      data-many={info.seats.length > 5}
      data-crowd={info.seats.length > 7}
    >
      <ul style={{ '--columns': columnsFor(info.seats.length) }}>
        {info.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Panel key={seat} {...{ seat, props, laid }} onOpen={Details && (() => setOpened(seat))} />
        ))}
      </ul>
      {Details && opened !== undefined && (
        <Sheet open onClose={() => setOpened(undefined)} title={name} from="below">
          <Details {...props} seat={opened} />
        </Sheet>
      )}
    </section>
  );
}

/** What a strip shows of a name, and the rest of it: its first word, of a very long one the beginning. */
function partsOf(name: string): readonly [first: string, rest: string] {
  const end = name.indexOf(' ');
  const length = Math.min(12, end < 0 ? name.length : end);
  return [name.slice(0, length), name.slice(length)];
}

/** Of the strip on a phone: one row for five, two for more. */
const columnsFor = (seats: number): number => (seats <= 5 ? seats : Math.ceil(seats / 2));

interface PanelProps extends PlayersProps {
  readonly seat: Seat;
  readonly onOpen: (() => void) | undefined;
}

/** Who it is, in a word or two: the reader, a person, or how well a bot plays. */
function useRole(seat: Seat, own: boolean): string {
  const words = useWords();
  const { info } = useTable();
  const who = info.seats[seat];
  const level = who?.level as keyof typeof words.levels | undefined;
  if (own) return words.table.you;
  if (who?.kind === 'bot') {
    const style = styleNamed(info.game, who.style);
    const skill = (level && words.levels[level]?.name) || words.table.bot;
    return style ? words.styles.at(skill, words.styles.known[style].name) : skill;
  }
  if (who?.presence === 'covered' || who?.presence === 'away') return words.table[who.presence];
  return words.table[who?.guest ? 'guest' : 'person'];
}

function Panel({ seat, props, laid, onOpen }: PanelProps) {
  const words = useWords();
  const { screen, info, seatMark } = useTable();
  const who = info.seats[seat];
  const Summary = screen.SeatSummary;
  const [first, rest] = partsOf(who?.name ?? '');
  const waited = props.awaited.includes(seat);
  const acting = props.beat !== undefined && subjectOf(screen, props.beat.event) === seat;
  const own = props.viewer === seat;
  const role = useRole(seat, own);
  const body = (
    <>
      <Crest seat={seat} size={30} />
      <span className="panel-who">
        <span
          className="panel-name"
          style={{ '--letters': longestWord(who?.name ?? ''), '--first': first.length }}
          title={who?.name}
        >
          {first}
          {rest !== '' && <span className="panel-rest">{rest}</span>}
        </span>
        <span className="panel-role">
          {who?.kind === 'bot' && <Icon of={robot} size="0.9em" />} {role}
        </span>
      </span>
      {who && who.presence !== 'here' && (
        <span className="panel-presence" data-presence={who.presence} title={words.table[who.presence]}>
          <Icon
            of={who.presence === 'covered' ? robot : asleep}
            size="1.1em"
            label={words.table[who.presence]}
          />
        </span>
      )}
      {waited && <Icon of={hourglass} size="1.1em" className="panel-waited" label={words.table.thinking} />}
    </>
  );
  return (
    <li
      className={`panel ${waited ? 'panel-awaited' : ''} ${acting ? 'panel-acting' : ''} ${own ? 'panel-own' : ''}`}
      data-anchor={`seat:${seat}`}
      data-seat={seat}
      data-kind={who?.kind}
      aria-current={waited || undefined}
      data-presence={who?.presence}
    >
      {onOpen ? (
        <button type="button" className="panel-head" onClick={onOpen}>
          {body}
        </button>
      ) : (
        <div className="panel-head">{body}</div>
      )}
      {seatMark?.(seat)}
      <TalkBubble seat={seat} />
      {laid && <div className="panel-laid">{laid(seat)}</div>}
      {Summary && (
        <div className="panel-summary">
          <Summary {...props} seat={seat} />
        </div>
      )}
    </li>
  );
}
