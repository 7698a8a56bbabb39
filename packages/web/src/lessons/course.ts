import { judge, type Lesson, type Said, type Step } from '@mazmorra/lessons';
import { createStore, type StoreApi } from '../settings/stores.ts';
import type { AnswerResult, TableChange, TableClient, TableState } from '../table/client.ts';
import type { Bookmark } from '../taught/progress.ts';

/** Where a reader is in a chapter, and what was said to the newest answer. */
export interface CourseState {
  readonly step: number;
  readonly reply: Said | undefined;
  /** The reply is to an answer that was not taken. */
  readonly wrong: boolean;
  /** The table waits: the reader's answer has come back from it, and everybody else has answered, or nobody else will. */
  readonly calm: boolean;
}

/** What the coach says at this moment, `playing` while the table still shows something. */
export interface Speech {
  readonly reply: Said | undefined;
  readonly wrong: boolean;
  /** The next step may be read. */
  readonly ready: boolean;
}

/** The reply to an answer that was taken tells what it did, and so waits until that has been shown. */
export function speechAt({ calm, reply, wrong }: CourseState, playing: boolean): Speech {
  const ready = calm && !playing;
  return { ready, wrong, reply: ready || wrong ? reply : undefined };
}

export interface Course {
  readonly store: StoreApi<CourseState>;
  /** Goes on after something that is only read. */
  next(): void;
  /** Answers a question that the game itself does not ask. */
  guess(choice: number): void;
  /** The script is used up after so many answers. */
  paused(number: number): void;
  /** The same table, on which only the answers of the step are taken. */
  coached(client: TableClient): TableClient;
}

/** The step at which this many answers of the reader have been given. */
function stepAfter(steps: readonly Step[], answers: number): number {
  let left = answers;
  const at = steps.findIndex((step) => step.answers !== undefined && left-- === 0);
  // What is read before the question is read again.
  let first = at < 0 ? steps.length : at;
  while (at >= 0 && first > 0 && steps[first - 1]?.answers === undefined) first -= 1;
  return first;
}

/** Where a reader who left goes on. A place that does not fit the answers (the lesson was changed) is found from the answers. */
export function placeIn(lesson: Lesson<unknown>, at: Bookmark | undefined): Bookmark {
  const beginning: Bookmark = { chapter: 0, step: 0, given: [] };
  const steps = at && lesson.chapters[at.chapter]?.steps;
  if (!at || !steps) return beginning;
  const own = at.given.filter(([seat]) => seat === 0).length;
  const asked = steps.slice(0, at.step).filter(({ answers }) => answers !== undefined).length;
  return asked === own && at.step <= steps.length ? at : { ...at, step: stepAfter(steps, own) };
}

/** Leads through the steps of one chapter. */
export function openCourse(steps: readonly Step[], first: number): Course {
  const store = createStore<CourseState>(() => ({
    step: first,
    reply: undefined,
    wrong: false,
    calm: false,
  }));
  // Steps and pauses are told on different ports and may overtake each other; after a pause the others stay silent.
  let silentAfter = Number.POSITIVE_INFINITY;
  let newest: TableState | undefined;
  /** The reader's answer is on its way: what it does has not come back. */
  let sent = false;
  const isCalm = (): boolean => {
    if (sent || !newest) return false;
    const asked = newest.decision !== undefined && !newest.decision.optional;
    return asked || newest.outcome !== undefined || newest.number >= silentAfter;
  };
  const now = (): Step | undefined => steps[store.getState().step];
  const goOn = (reply: Said | undefined): void =>
    store.setState(({ step }) => ({ step: step + 1, reply, wrong: false, calm: isCalm() }));
  const take = (option: string): boolean => {
    const step = now();
    // After the last step everything goes.
    if (!step) return true;
    const { right, said } = judge(step, option);
    sent = right;
    if (right) goOn(said);
    else store.setState({ reply: said, wrong: true });
    return right;
  };
  const listen = (change: TableChange): void => {
    if (change.type === 'snapshot') newest = change.snapshot.state;
    else if (change.type === 'step') newest = change.step.state;
    else return;
    if (change.type === 'snapshot' || change.step.seat === newest.viewer) sent = false;
    store.setState({ calm: isCalm() });
  };
  return {
    store,
    next: () => goOn(undefined),
    guess(choice) {
      const guessed = now()?.quiz?.[choice];
      if (!guessed) return;
      if (guessed.right) goOn(guessed.reply);
      else store.setState({ reply: guessed.reply, wrong: true });
    },
    paused(number) {
      silentAfter = number;
      store.setState({ calm: isCalm() });
    },
    coached: (client) => ({
      ...client,
      subscribe: (listener) =>
        client.subscribe((change) => {
          listener(withoutTakeBack(change));
          listen(change);
        }),
      async answer(decision, option): Promise<AnswerResult> {
        if (!take(option)) return { ok: false, reason: { code: 'coached' } };
        return client.answer(decision, option);
      },
    }),
  };
}

/** What was learned is not taken back: the lesson has gone on. */
function withoutTakeBack(change: TableChange): TableChange {
  if (change.type === 'step')
    return { ...change, step: { ...change.step, state: { ...change.step.state, takeBack: false } } };
  if (change.type !== 'snapshot') return change;
  const { snapshot } = change;
  return { ...change, snapshot: { ...snapshot, state: { ...snapshot.state, takeBack: false } } };
}
