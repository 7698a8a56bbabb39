import settingsIcon from 'icon:cog';
import backIcon from 'icon:exit-door';
import rulesIcon from 'icon:rule-book';
import logIcon from 'icon:scroll-unfurled';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../i18n/index.ts';
import { IconButton, IconLink } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { useTitle } from '../parts/title.ts';
import { BookSheet } from '../rulebook/RuleSheet.tsx';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import type { TableState } from './client.ts';
import { useTable } from './context.tsx';
import { Log } from './Log.tsx';
import { askedNow, type StageState } from './stage.ts';

interface TopBarProps {
  /** What one plays for and how it stands. */
  readonly aim: string | undefined;
  readonly staged: StageState;
  readonly state: TableState;
  readonly menu: ComponentChildren;
}

/** The way out, whose turn it is, and the log, the rules and the settings one tap away. */
export function TopBar({ aim, staged, state, menu }: TopBarProps) {
  const words = useWords();
  const { info, names } = useTable();
  const [opened, setOpened] = useState<'log' | 'rules' | 'settings'>();
  const close = (): void => setOpened(undefined);
  const awaited = askedNow(staged, state);
  const mine = typeof state.viewer === 'number' && awaited.includes(state.viewer);
  const status = state.outcome
    ? words.table.over
    : awaited.length === 0
      ? words.table.happening
      : mine
        ? words.table.yourTurn
        : awaited.length === 1
          ? words.table.turnOf(names.seat(awaited[0] ?? 0))
          : words.table.waitingFor(awaited, names);
  useTitle(`${mine ? '● ' : ''}${status} · ${words.games[info.game].name}`);
  return (
    <header className="top-bar">
      <IconLink href="/" icon={backIcon} label={words.table.leave} />
      <div className="top-status">
        <h1>{words.games[info.game].name}</h1>
        <p className={mine ? 'top-mine' : ''} data-status>
          {status}
          {staged.connection !== 'here' && staged.connection !== 'online' && (
            <span className="top-connection"> · {words.table.connection[staged.connection]}</span>
          )}
        </p>
      </div>
      {aim !== undefined && <p className="top-aim">{aim}</p>}
      {menu}
      <IconButton icon={logIcon} label={words.table.log} onClick={() => setOpened('log')} />
      <IconButton icon={rulesIcon} label={words.table.rules} onClick={() => setOpened('rules')} />
      <IconButton icon={settingsIcon} label={words.settings.title} onClick={() => setOpened('settings')} />
      <Sheet open={opened === 'log'} onClose={close} title={words.table.fullLog} from="right">
        <Log entries={staged.log} />
      </Sheet>
      <BookSheet open={opened === 'rules'} onClose={close} />
      <Sheet open={opened === 'settings'} onClose={close} title={words.settings.title} from="right">
        <SettingsForm />
      </Sheet>
    </header>
  );
}
