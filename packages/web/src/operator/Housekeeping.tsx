import { LANGUAGES, type Language } from '@mazmorra/kernel';
import { KEPT, type Kept } from '@mazmorra/protocol';
import { useEffect, useState } from 'preact/hooks';
import { languageName, useLanguage } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/fields.tsx';
import { usePlan } from './ActSheet.tsx';
import { type Ask, saveFile } from './desk.ts';
import { useAnswer, useDesk, useWork } from './use-desk.ts';
import { useMoment } from './use-moment.ts';
import { useOperatorWords } from './words.ts';

/** Announcing a stop, how long things are kept, and taking data out. */
export function Housekeeping() {
  return (
    <div className="stack">
      <Announce />
      <Retention />
      <Exports />
    </div>
  );
}

const readStatus = (ask: Ask) => ask('status', {});

function Announce() {
  const words = useOperatorWords();
  const spoken = useLanguage();
  const moment = useMoment();
  const { answer, problem, again } = useAnswer(readStatus);
  const { plan, sheet } = usePlan(again);
  const [minutes, setMinutes] = useState('15');
  const [text, setText] = useState<Readonly<Partial<Record<Language, string>>>>({});
  const given = Object.fromEntries(Object.entries(text).filter(([, line]) => line.trim() !== ''));
  const announced = answer?.announcement;
  return (
    <section className="stack">
      <h2>{words.announce}</h2>
      {announced && <p>{words.announced(moment(announced.stopAt))}</p>}
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      <div className="operator-search">
        <Field label={words.minutes}>
          {(id) => (
            <input
              id={id}
              className="text-input"
              type="number"
              min="1"
              max="10080"
              value={minutes}
              onInput={(event) => setMinutes(event.currentTarget.value)}
            />
          )}
        </Field>
        {LANGUAGES.map((language) => (
          <Field key={language} label={words.ownWords(languageName(spoken, language))}>
            {(id) => (
              <input
                id={id}
                className="text-input"
                maxLength={280}
                value={text[language] ?? ''}
                onInput={(event) => setText({ ...text, [language]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="operator-buttons">
        <Button
          kind="main"
          onClick={() =>
            plan({ title: words.announce, act: 'announce', args: { minutes: Number(minutes), ...given } })
          }
        >
          {words.announce}
        </Button>
        {announced && (
          <Button onClick={() => plan({ title: words.announceOff, act: 'announce', args: { off: true } })}>
            {words.announceOff}
          </Button>
        )}
      </div>
      {sheet}
    </section>
  );
}

const readRetention = (ask: Ask) => ask('retention', {});

function Retention() {
  const words = useOperatorWords();
  const { answer, problem, again } = useAnswer(readRetention);
  const { plan, sheet } = usePlan(again);
  const [days, setDays] = useState<Partial<Record<Kept, string>>>({});
  useEffect(() => {
    if (answer) setDays(Object.fromEntries(KEPT.map((kind) => [kind, daysText(answer.days[kind])])));
  }, [answer]);
  const wanted = Object.fromEntries(KEPT.map((kind) => [kind, daysValue(days[kind] ?? '')]));
  return (
    <section className="stack">
      <h2>{words.retention}</h2>
      <p className="quiet">{words.retentionHelp}</p>
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      <div className="operator-search">
        {KEPT.map((kind) => (
          <Field key={kind} label={words.kept[kind]}>
            {(id) => (
              <input
                id={id}
                className="text-input"
                inputMode="decimal"
                value={days[kind] ?? ''}
                onInput={(event) => setDays({ ...days, [kind]: event.currentTarget.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div>
        <Button
          onClick={() => plan({ title: words.saveRetention, act: 'retention', args: { days: wanted } })}
        >
          {words.saveRetention}
        </Button>
      </div>
      {sheet}
    </section>
  );
}

const daysText = (days: number | 'forever'): string => (days === 'forever' ? '' : String(days));
const daysValue = (text: string): number | 'forever' =>
  text.trim() === '' ? 'forever' : Number(text.replace(',', '.'));

const WHAT = ['games', 'reports', 'audit'] as const;

function Exports() {
  const words = useOperatorWords();
  const { ask } = useDesk();
  const { busy, problem, run } = useWork();
  const save = async (what: (typeof WHAT)[number]): Promise<void> => {
    const items: unknown[] = [];
    for (let after: string | undefined; ; ) {
      const page = await ask('export', { what, ...(after !== undefined && { after }) });
      items.push(...page.items);
      after = page.more;
      if (after === undefined) break;
    }
    saveFile(`mazmorra-${what}.json`, items);
  };
  return (
    <section>
      <h2>{words.exports}</h2>
      <p className="quiet">{words.exportHelp}</p>
      {problem !== undefined && <p className="operator-problem">{problem}</p>}
      <div className="operator-buttons">
        {WHAT.map((what) => (
          <Button key={what} disabled={busy} onClick={() => run(() => save(what))}>
            {words.exportOf[what]}
          </Button>
        ))}
      </div>
    </section>
  );
}
