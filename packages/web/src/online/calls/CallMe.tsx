import { CALL_KINDS, CALL_PAUSES, type CallsView, type Holiday } from '@mazmorra/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../../i18n/index.ts';
import { Button } from '../../parts/Button.tsx';
import { Field, Switch } from '../../parts/fields.tsx';
import { originFor, theLink } from '../server.ts';
import { useServer } from '../server-state.ts';
import { isSubscribed, type PushTrouble, pushTrouble, subscribe, unsubscribe } from './push.ts';
import { type CallDesk, useCalls } from './use-calls.ts';
import { useCallWords } from './words.ts';
import './calls.css';

/** How the reader is called when they are not here: for what, on which devices, when not, and by which other ways. */
export function CallMe() {
  const words = useCallWords();
  const desk = useCalls();
  const { view, note } = desk;
  return (
    <section className="plate stack" aria-labelledby="calls-title" data-calls>
      <h2 id="calls-title">{words.title}</h2>
      <p className="quiet">{words.help}</p>
      {view && (
        <>
          {CALL_KINDS.map((kind) => (
            <Switch
              key={kind}
              label={words.kinds[kind]}
              on={view.settings[kind]}
              disabled={desk.busy}
              onChange={(on) => desk.change({ [kind]: on })}
            />
          ))}
          <ThisDevice desk={desk} view={view} />
          <Gathered desk={desk} view={view} />
          <Quiet desk={desk} view={view} />
          <Holidays key={view.holiday?.until} desk={desk} view={view} />
          <Webhook desk={desk} view={view} />
          <Calendar desk={desk} view={view} />
        </>
      )}
      {note && (
        <p className={note.bad ? 'online-problem' : 'online-turn'} role="status" data-call-note>
          {note.text}
        </p>
      )}
    </section>
  );
}

interface PartProps {
  readonly desk: CallDesk;
  readonly view: CallsView;
}

/** The reader's browser, where it can be called; otherwise why it cannot. */
function ThisDevice({ desk, view }: PartProps) {
  const words = useCallWords();
  const [trouble, setTrouble] = useState<PushTrouble | undefined>(pushTrouble);
  const [on, setOn] = useState(false);
  useEffect(() => {
    isSubscribed().then(setOn, () => setOn(false));
  }, []);
  const turn = async (): Promise<CallsView> => {
    if (on) await unsubscribe();
    else setTrouble(await subscribe(view.key));
    setOn(await isSubscribed());
    return theLink().request('calls', {});
  };
  const test = async (): Promise<string> => {
    await theLink().request('test-call', { way: 'push' });
    return words.tested;
  };
  return (
    <section>
      <h3>{words.device}</h3>
      <p className="quiet">
        {trouble === undefined ? words.deviceHelp(view.devices) : words.trouble[trouble]}
      </p>
      <div className="calls-buttons">
        {trouble === undefined && (
          <Button
            kind={on ? 'plain' : 'main'}
            disabled={desk.busy}
            onClick={() => desk.run(turn)}
            data-push={on}
          >
            {on ? words.deviceOff : words.deviceOn}
          </Button>
        )}
        {view.devices > 0 && (
          <Button disabled={desk.busy} onClick={() => desk.run(test)} data-test-push>
            {words.test}
          </Button>
        )}
      </div>
    </section>
  );
}

/** How long messages about turns are gathered. */
function Gathered({ desk, view }: PartProps) {
  const words = useCallWords();
  const { every } = view.settings;
  if (!view.settings.turn) return;
  return (
    <section>
      <Field label={words.gathered}>
        {(id) => (
          <select
            id={id}
            className="text-input"
            value={every ?? 0}
            disabled={desk.busy}
            data-every
            onChange={({ currentTarget: { value } }) =>
              desk.change({ every: CALL_PAUSES.find((hours) => hours === Number(value)) })
            }
          >
            <option value={0}>{words.atOnce}</option>
            {CALL_PAUSES.map((hours) => (
              <option key={hours} value={hours}>
                {words.atMost(hours)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <p className="field-help">{words.gatheredHelp}</p>
    </section>
  );
}

const DAY = 86_400_000;

/** The beginning of a day as a date field has it, where the reader is. */
const startOf = (day: string): number => new Date(`${day}T00:00`).getTime();

function Holidays({ desk, view: { holiday, holidayLeft } }: PartProps) {
  const words = useCallWords();
  const language = useLanguage();
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const dateOf = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at);
  const set = (wanted?: Holiday): void =>
    desk.run(() => theLink().request('set-holiday', wanted ? { holiday: wanted } : {}));
  return (
    <form
      className="stack"
      data-holiday={holiday !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        set({ from: startOf(first), until: startOf(last) + DAY });
      }}
    >
      <h3>{words.holiday}</h3>
      <p className="quiet">
        {holiday
          ? words.holidaySet(dateOf(holiday.from), dateOf(holiday.until - 1))
          : words.holidayHelp(Math.floor(holidayLeft / DAY))}
      </p>
      {holiday ? (
        <div className="calls-buttons">
          <Button disabled={desk.busy} onClick={() => set()} data-holiday-off>
            {words.holidayOff}
          </Button>
        </div>
      ) : (
        <>
          <div className="calls-times">
            <DateField label={words.holidayFirst} value={first} onChange={setFirst} />
            <DateField label={words.holidayLast} value={last} onChange={setLast} />
          </div>
          <div className="calls-buttons">
            <Button type="submit" disabled={desk.busy || first === '' || last < first} data-holiday-on>
              {words.holidayOn}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

interface DateFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

function DateField({ label, value, onChange }: DateFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          className="text-input"
          type="date"
          required
          value={value}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

const NIGHT = { from: '22:00', to: '08:00' };

function Quiet({ desk, view }: PartProps) {
  const words = useCallWords();
  const { quiet } = view.settings;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section data-quiet>
      <Switch
        label={words.quiet}
        help={words.quietHelp}
        on={quiet !== undefined}
        disabled={desk.busy}
        onChange={(on) => desk.change({ quiet: on ? { ...NIGHT, zone } : undefined })}
      />
      {quiet && (
        <div className="calls-times">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={words[end]}>
              {(id) => (
                <input
                  id={id}
                  className="text-input"
                  type="time"
                  required
                  defaultValue={quiet[end]}
                  onBlur={({ currentTarget: { value } }) => {
                    if (/^\d\d:\d\d$/.test(value) && value !== quiet[end])
                      desk.change({ quiet: { ...quiet, zone, [end]: value } });
                  }}
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </section>
  );
}

function Webhook({ desk, view }: PartProps) {
  const words = useCallWords();
  const kept = view.settings.webhook ?? '';
  const [url, setUrl] = useState(kept);
  const test = async (): Promise<string> => {
    await theLink().request('test-call', { way: 'webhook' });
    return words.tested;
  };
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        desk.change({ webhook: url.trim() });
      }}
    >
      <Field label={words.webhook}>
        {(id) => (
          <input
            id={id}
            className="text-input"
            type="url"
            placeholder="https://"
            maxLength={500}
            value={url}
            onInput={(event) => setUrl(event.currentTarget.value)}
            data-webhook
          />
        )}
      </Field>
      <p className="field-help">{words.webhookHelp}</p>
      <div className="calls-buttons">
        <Button type="submit" disabled={desk.busy || url.trim() === kept}>
          {words.save}
        </Button>
        {kept !== '' && (
          <Button disabled={desk.busy} onClick={() => desk.run(test)} data-test-webhook>
            {words.test}
          </Button>
        )}
      </div>
    </form>
  );
}

function Calendar({ desk, view: { calendar } }: PartProps) {
  const words = useCallWords();
  const origin = useServer((server) => server.origin);
  const make = (on: boolean) => (): void => desk.run(() => theLink().request('calendar', { on }));
  return (
    <section className="stack">
      <h3>{words.calendar}</h3>
      <p className="quiet">{words.calendarHelp}</p>
      {calendar !== undefined && (
        <Field label={words.calendarLink}>
          {(id) => (
            <input
              id={id}
              className="text-input"
              readOnly
              value={`${originFor(origin)}${calendar}.ics`}
              onFocus={(event) => event.currentTarget.select()}
              data-calendar
            />
          )}
        </Field>
      )}
      <div className="calls-buttons">
        <Button disabled={desk.busy} onClick={make(true)} data-make-calendar>
          {calendar === undefined ? words.calendarOn : words.calendarNew}
        </Button>
        {calendar !== undefined && (
          <>
            <a className="button button-plain" href={`${calendar}.ics`} download="mazmorra.ics">
              <span>{words.calendarFile}</span>
            </a>
            <Button disabled={desk.busy} onClick={make(false)}>
              {words.calendarOff}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
