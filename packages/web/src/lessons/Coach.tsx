import type { Seat } from '@mazmorra/kernel';
import { type Step, told } from '@mazmorra/lessons';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { useLanguage } from '../i18n/index.ts';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../settings/stores.ts';
import { useTable } from '../table/context.tsx';
import { type Course, speechAt } from './course.ts';
import { useLessonWords } from './words.ts';
import './coach.css';

interface CoachProps {
  readonly course: Course;
  readonly steps: readonly Step[];
  /** Where in the whole this is, such as `3 / 12`. */
  place(step: number): string;
  /** What stands here when all steps have been taken. */
  readonly end: ComponentChildren;
}

/** Says what is to be seen and done, and what the newest answer was worth; lights what it speaks of. */
export function Coach({ course, steps, place, end }: CoachProps) {
  const words = useLessonWords();
  const language = useLanguage();
  const { names, playing } = useTable();
  const state = useStore(course.store);
  const { step: index } = state;
  const { reply, wrong, ready } = speechAt(state, playing);
  const step = steps[index];
  const say = (said: Parameters<typeof told>[0]): string =>
    told(said, language, (seat: Seat) => names.seat(seat));
  useLit(ready ? step?.lit : undefined);
  return (
    <section className="coach" aria-label={words.coach} data-step={ready ? index : undefined}>
      <div className="coach-text" role="status">
        {reply && say(reply) !== '' && (
          <p className={wrong ? 'coach-wrong' : 'coach-reply'} key={say(reply)}>
            {say(reply)}
          </p>
        )}
        {!ready && !wrong && <p className="coach-reply">{words.watch}</p>}
        {ready && step && !wrong && <p>{say(step.say)}</p>}
      </div>
      {ready && !step && end}
      {ready && step && (
        <div className="coach-actions">
          {step.quiz?.map((choice, number) => (
            <Button key={choice.choice.en} onClick={() => course.guess(number)} data-quiz={number}>
              {say(choice.choice)}
            </Button>
          ))}
          {!step.quiz && !step.answers && (
            <Button kind="main" onClick={course.next} data-next>
              {words.next}
            </Button>
          )}
          <span className="coach-place">{place(index)}</span>
        </div>
      )}
    </section>
  );
}

const selectorOf = (lit: string): string =>
  lit.startsWith('option:') ? `[data-option="${CSS.escape(lit.slice('option:'.length))}"]` : lit;

/** Marks what a step speaks of, also when the table draws it anew. */
function useLit(lit: readonly string[] | undefined): void {
  const selector = lit?.map(selectorOf).join(', ') ?? '';
  useEffect(() => {
    if (selector === '') return;
    const mark = (): void => {
      for (const part of document.querySelectorAll('[data-lit]'))
        if (!part.matches(selector)) part.removeAttribute('data-lit');
      for (const part of document.querySelectorAll(selector))
        if (!part.hasAttribute('data-lit')) part.setAttribute('data-lit', '');
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { subtree: true, childList: true });
    return () => {
      observer.disconnect();
      for (const part of document.querySelectorAll('[data-lit]')) part.removeAttribute('data-lit');
    };
  }, [selector]);
}
