import blockIcon from 'icon:interdiction';
import speaker from 'icon:speaker';
import silent from 'icon:speaker-off';
import type { RoomView } from '@mazmorra/protocol';
import { joined, useLanguage, useWords } from '../i18n/index.ts';
import { Crest } from '../look/Crest.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { useAct } from './act.ts';
import { useChatWords } from './chat/words.ts';
import { isGuest } from './guests.ts';
import { ReportButton } from './Report.tsx';
import type { RemoteClient } from './remote-client.ts';
import { useOnlineWords } from './words.ts';

/** Who is at the table, whom I read, and the ways to leave. */
export function People({ client, room }: { readonly client: RemoteClient; readonly room: RoomView }) {
  const words = useOnlineWords();
  const shell = useWords();
  const language = useLanguage();
  const { problem, run } = useAct();
  const { remote } = client;
  const people = room.seats.flatMap((seat, place) =>
    seat.kind === 'person'
      ? [{ ...seat, place, name: seat.anonymous ? words.anonymous : (seat.name ?? '') }]
      : [],
  );
  const agreed = room.you !== undefined && room.ending.includes(room.you);
  const covered = room.you !== undefined && room.seats[room.you]?.covered !== undefined;
  const votes = people.filter(({ place }) => room.ending.includes(place)).map(({ name }) => name);
  return (
    <section>
      <h3>{words.people}</h3>
      <ul className="online-list">
        {people.map(({ place, name, online, anonymous, program, covered: bot }) => (
          <li key={place} className="row">
            <Crest seat={place} size={28} />
            <span className="grow">
              {name}
              {program && <span className="quiet"> ({words.programs.mark})</span>}
              {isGuest(room, place) && <span className="quiet"> ({words.guestMark})</span>}
              {bot ? (
                <span className="quiet"> ({shell.table.covered})</span>
              ) : (
                !online && <span className="quiet"> ({words.away})</span>
              )}
            </span>
            {place !== room.you && !anonymous && (
              <ReportButton table={room.table} seat={place} label={words.report.person(name)} />
            )}
            {place !== room.you && !anonymous && <Hearing client={client} room={room} {...{ place, name }} />}
          </li>
        ))}
      </ul>
      {room.watchers > 0 && <p className="quiet">{words.watchers(room.watchers)}</p>}
      {room.you === undefined && <p className="quiet">{words.watching}</p>}
      {votes.length > 0 && <p>{words.endVotes(joined(language, votes))}</p>}
      {room.you !== undefined && room.status === 'running' && !room.daily && (
        <div className="online-buttons">
          {!covered && (
            <Button onClick={() => run(() => remote.request('leave', {}))} data-leave>
              {words.leaveGame}
            </Button>
          )}
          <Button onClick={() => run(() => remote.request('end', { agree: !agreed }))} title={words.endHelp}>
            {agreed ? words.endDisagree : words.endAgree}
          </Button>
        </div>
      )}
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </section>
  );
}

interface HearingProps {
  readonly client: RemoteClient;
  readonly room: RoomView;
  readonly place: number;
  readonly name: string;
}

/** Whether I read somebody, here and at every other table, and whether I want to play with them at all. */
function Hearing({ client: { remote }, room, place, name }: HearingProps) {
  const words = useChatWords();
  const { run } = useAct();
  const muted = room.muted.includes(place);
  const blocked = room.blocked.includes(place);
  const change = (on: boolean, block: boolean) =>
    run(() => remote.request('mute', { seat: place, on, block }));
  return (
    <>
      <IconButton
        icon={muted ? silent : speaker}
        label={blocked ? words.unblock(name) : muted ? words.unmute(name) : words.mute(name)}
        onClick={() => change(!muted, false)}
      />
      {!blocked && (
        <IconButton
          icon={blockIcon}
          label={words.block(name)}
          title={`${words.block(name)}. ${words.blockHelp}`}
          onClick={() => change(true, true)}
        />
      )}
    </>
  );
}
