import type { Device } from '@mazmorra/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { useLanguage, useWords } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useAct } from './act.ts';
import { CallMe } from './calls/CallMe.tsx';
import { Programs } from './Programs.tsx';
import { leaveServer, theLink } from './server.ts';
import { useServer } from './server-state.ts';
import { useOnlineWords } from './words.ts';

/** What the server keeps of the reader: the devices that are signed in, and the way to be forgotten. */
export default function Account() {
  const words = useOnlineWords();
  const { devices, program, read, signOut, busy, problem } = useDevices();
  return (
    <>
      <CallMe />
      <section className="plate stack" aria-labelledby="account-title" data-account>
        <h2 id="account-title">{words.account}</h2>
        <p className="quiet">{words.accountHelp}</p>
        <h3>{words.yourDevices}</h3>
        <ul className="mine-list">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} busy={busy} onSignOut={() => signOut(device)} />
          ))}
        </ul>
        {problem !== undefined && <p className="online-problem">{problem}</p>}
        <Forget />
      </section>
      <Programs program={program} onChange={read} />
    </>
  );
}

function useDevices() {
  const { busy, problem, run } = useAct();
  const [{ devices, program = false }, setKnown] = useState<Known>({ devices: [] });
  const read = useCallback(async (): Promise<void> => setKnown(await theLink().request('devices', {})), []);
  const online = useServer(({ status }) => status === 'online');
  useEffect(() => {
    theLink();
    if (online) run(read);
  }, [online, run, read]);
  const signOut = (device: Device): void =>
    run(async () => {
      await theLink().request('sign-out', { device: device.id });
      if (device.current) leaveServer();
      else await read();
    });
  return { devices, program, read, signOut, busy, problem };
}

interface Known {
  readonly devices: readonly Device[];
  readonly program?: true;
}

interface DeviceRowProps {
  readonly device: Device;
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

function DeviceRow({ device, busy, onSignOut }: DeviceRowProps) {
  const words = useOnlineWords();
  const date = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'medium' });
  const name = device.name || words.unknownDevice;
  return (
    <li className="shelf-item" data-device={device.id}>
      <div className="grow">
        <strong>{name}</strong>
        {device.scopes && <span className="mine-note"> · {words.programs.token}</span>}
        {device.current && <span className="mine-note"> · {words.thisDevice}</span>}
        <p className="quiet">{words.deviceSeen(date.format(device.seen))}</p>
      </div>
      <Button disabled={busy} onClick={onSignOut} aria-label={words.signOutOf(name)}>
        {words.signOut}
      </Button>
    </li>
  );
}

function Forget() {
  const words = useOnlineWords();
  const shell = useWords();
  const [asked, setAsked] = useState(false);
  const { busy, problem, run } = useAct();
  const forget = async (): Promise<void> => {
    await theLink().request('forget', {});
    leaveServer();
  };
  return (
    <>
      <div>
        <Button kind="danger" onClick={() => setAsked(true)}>
          {words.forget}
        </Button>
      </div>
      <Sheet open={asked} onClose={() => setAsked(false)} title={words.forget}>
        <p>{words.forgetHelp}</p>
        {problem !== undefined && <p className="online-problem">{problem}</p>}
        <div className="row">
          <Button onClick={() => setAsked(false)}>{shell.app.cancel}</Button>
          <Button kind="danger" disabled={busy} onClick={() => run(forget)}>
            {words.forgetNow}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
