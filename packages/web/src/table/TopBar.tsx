import settingsIcon from 'icon:cog';
import backIcon from 'icon:exit-door';
import rulesIcon from 'icon:rule-book';
import logIcon from 'icon:scroll-unfurled';
import { peopleAt } from '@mazmorra/languages';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { Button, IconButton, IconLink } from '../parts/Button.tsx';
import { later } from '../parts/later.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { useTitle } from '../parts/title.ts';
import type { TableState } from './client.ts';
import { useTable } from './context.tsx';
import { askedNow, type StageState } from './stage.ts';

const Log = later(async () => (await import('./Log.tsx')).Log);
const BookSheet = later(async () => (await import('./RuleSheet.tsx')).BookSheet);
const SettingsForm = later(async () => (await import('../page/SettingsForm.tsx')).SettingsForm);

interface TopBarProps {
  /** What one plays for and how it stands. */
  readonly aim: string | undefined;
  /** What goes on while one waits. It stays the same while bots move and think in turn. */
  readonly meanwhile: string | undefined;
  readonly staged: StageState;
  readonly state: TableState;
  readonly menu: ComponentChildren;
  /** Log, rules and settings lie behind one sign: the words need the width. */
  readonly narrow: boolean;
}

type Opened = 'menu' | 'log' | 'rules' | 'settings';

/** Three dots, in the field the icons are drawn in. */
const menuIcon =
  'M256 72a44 44 0 1 1 0 88 44 44 0 1 1 0-88zm0 140a44 44 0 1 1 0 88 44 44 0 1 1 0-88zm0 140a44 44 0 1 1 0 88 44 44 0 1 1 0-88z';

/** Milliseconds for which a new word must stand before the head of the table takes it over: what passes sooner only flickers. */
const SETTLES = 600;

/** The text as it has settled; at once where there was none before. */
function useSettled(text: string | undefined): string | undefined {
  const [shown, setShown] = useState(text);
  useEffect(() => {
    if (text === shown) return;
    const wait = text === undefined || shown === undefined ? 0 : SETTLES;
    const timer = setTimeout(() => setShown(text), wait);
    return () => clearTimeout(timer);
  }, [text, shown]);
  return shown;
}

/** The way out, whose turn it is, what one plays for, and the log, the rules and the settings. */
export function TopBar({ aim, meanwhile, staged, state, menu, narrow }: TopBarProps) {
  const words = useWords();
  const { info, names } = useTable();
  const awaited = askedNow(staged, state);
  const mine = typeof state.viewer === 'number' && awaited.includes(state.viewer);
  const people = awaited.filter((seat) => info.seats[seat]?.kind === 'person');
  const waiting =
    people.length === 1
      ? words.table.turnOf(names.seat(people[0] ?? 0))
      : people.length > 1
        ? words.table.waitingFor(peopleAt(people, names))
        : (meanwhile ?? words.table.happening);
  const settled = useSettled(state.outcome || mine ? undefined : waiting);
  const status = state.outcome ? words.table.over : mine ? words.table.yourTurn : (settled ?? waiting);
  useTitle(`${mine ? '● ' : ''}${status} · ${words.games[info.game].name}`);
  return (
    <header className="top-bar">
      <IconLink href="/" icon={backIcon} label={words.table.leave} />
      <div className="top-words">
        <div className="top-status">
          <h1>{words.games[info.game].name}</h1>
          <p className={mine ? 'top-mine' : ''} data-status>
            {status}
            {staged.connection !== 'here' && staged.connection !== 'online' && (
              <span className="top-connection"> · {words.table.connection[staged.connection]}</span>
            )}
          </p>
        </div>{' '}
        {aim !== undefined && <p className="top-aim">{aim}</p>}
      </div>
      {menu}
      <Doors log={staged.log} aim={aim} narrow={narrow} />
    </header>
  );
}

/** The ways to log, rules and settings: three signs, or one that opens a list. */
function Doors({ log, aim, narrow }: Pick<TopBarProps, 'aim' | 'narrow'> & Pick<StageState, 'log'>) {
  const words = useWords();
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  const doors = [
    { to: 'log', icon: logIcon, label: words.table.log },
    { to: 'rules', icon: rulesIcon, label: words.table.rules },
    { to: 'settings', icon: settingsIcon, label: words.settings.title },
  ] as const;
  return (
    <>
      {narrow ? (
        <IconButton icon={menuIcon} label={words.table.menu} onClick={() => setOpened('menu')} />
      ) : (
        doors.map(({ to, icon, label }) => (
          <IconButton key={to} icon={icon} label={label} onClick={() => setOpened(to)} />
        ))
      )}
      <Sheet open={opened === 'menu'} onClose={close} title={words.table.menu} from="right">
        <div className="stack">
          <p>{aim}</p>
          {doors.map(({ to, icon, label }) => (
            <Button key={to} icon={icon} onClick={() => setOpened(to)}>
              {label}
            </Button>
          ))}
        </div>
      </Sheet>
      <Sheet open={opened === 'log'} onClose={close} title={words.table.fullLog} from="right">
        <Log entries={log} />
      </Sheet>
      <BookSheet open={opened === 'rules'} onClose={close} />
      <Sheet open={opened === 'settings'} onClose={close} title={words.settings.title} from="right">
        <SettingsForm />
      </Sheet>
    </>
  );
}
