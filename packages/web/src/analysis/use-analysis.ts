import type { Seat } from '@mazmorra/kernel';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { AnalysisNews } from '../local/api.ts';
import { type Analyser, openAnalysis } from '../local/local-table.ts';
import type { Asked, Opinion } from '../local/study/thoughts.ts';

export type Progress = 'working' | 'done' | 'stopped' | 'failed';

export interface Analysed {
  readonly asked: readonly Asked[];
  readonly opinions: ReadonlyMap<number, Opinion>;
  readonly progress: Progress;
  stop(): void;
  resume(): void;
}

/** The master's opinions of a game as they come in, those of one seat first. The thinking is done in workers. */
export function useAnalysis(id: string, seat: Seat): Analysed {
  const [analyser, setAnalyser] = useState<Analyser>();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [opinions, setOpinions] = useState<ReadonlyMap<number, Opinion>>(new Map());
  const [progress, setProgress] = useState<Progress>('working');
  const [begun, setBegun] = useState(0);
  useEffect(() => {
    const opened = openAnalysis(id);
    setAnalyser(opened);
    return () => opened.close();
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `begun` counts how often it was told to think on
  useEffect(() => {
    if (!analyser) return;
    let current = true;
    setProgress('working');
    const hear = (news: AnalysisNews): void => {
      if (!current) return;
      if (news.type === 'asked') {
        setAsked(news.asked);
        setOpinions(new Map(news.known.map((opinion) => [opinion.move, opinion])));
      } else setOpinions((before) => new Map(before).set(news.opinion.move, news.opinion));
    };
    analyser.study(seat, hear).then(
      () => current && setProgress((now) => (now === 'working' ? 'done' : now)),
      () => current && setProgress('failed'),
    );
    return () => {
      current = false;
    };
  }, [analyser, seat, begun]);
  const stop = useCallback(() => {
    setProgress('stopped');
    void analyser?.stop();
  }, [analyser]);
  const resume = useCallback(() => setBegun((count) => count + 1), []);
  return { asked, opinions, progress, stop, resume };
}
