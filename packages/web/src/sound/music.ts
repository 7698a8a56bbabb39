import { useSettings } from '../settings/store.ts';
import { type Note, notesOf, type Tune } from './tune.ts';

/** Well below the sounds of the table: at full volume a note is as loud as a card that is laid down. */
const LOUDNESS = 0.12;
/** Seconds in which the music comes and goes. */
const FADE = 3;

const WAVES = { string: 'triangle', bell: 'sine', drop: 'sine' } as const;

/** Plays the music of a place until the function it returns is called. It is silent while nobody sees the page. */
export function playTune(tune: Tune): () => void {
  const context = new AudioContext();
  const master = context.createGain();
  master.gain.value = 0;
  master.connect(context.destination);
  const follow = (): void => {
    const { volume } = useSettings.getState();
    master.gain.setTargetAtTime(LOUDNESS * volume, context.currentTime, FADE / 3);
  };
  const look = (): void =>
    void (document.hidden ? context.suspend() : context.resume()).catch(() => undefined);
  const forget = useSettings.subscribe(follow);
  document.addEventListener('visibilitychange', look);
  // A browser begins no sound before the page was touched.
  document.addEventListener('pointerdown', look);
  document.addEventListener('keydown', look);
  follow();
  const stop = playBars(context, master, tune);
  return () => {
    stop();
    forget();
    for (const event of ['visibilitychange', 'pointerdown', 'keydown'])
      document.removeEventListener(event, look);
    void context.close();
  };
}

function playBars(context: AudioContext, out: AudioNode, tune: Tune): () => void {
  let number = 0;
  const play = (): void => {
    // While it is suspended its clock stands still, and nothing may pile up.
    if (context.state !== 'running') return;
    const begin = context.currentTime + 0.1;
    for (const partial of [1, 1.5, 2.01]) breathe(context, out, tune.root * partial, begin, tune.bar);
    for (const note of notesOf(tune, number)) sing(context, out, tune, { ...note, at: begin + note.at });
    number++;
  };
  context.onstatechange = () => {
    if (number === 0) play();
  };
  play();
  const timer = setInterval(play, tune.bar * 1000);
  return () => clearInterval(timer);
}

/** A part of the chord: it swells and goes, longer than the bar, so that one bar passes into the next. */
function breathe(context: AudioContext, out: AudioNode, hertz: number, begin: number, seconds: number): void {
  const length = seconds * 1.5;
  const loudness = voice(context, out, { type: 'sine', hertz, begin, length });
  loudness.setValueAtTime(0, begin);
  loudness.linearRampToValueAtTime(0.5, begin + length / 2);
  loudness.linearRampToValueAtTime(0, begin + length);
}

function sing(context: AudioContext, out: AudioNode, tune: Tune, note: Note): void {
  const { at: begin, hertz, seconds: length } = note;
  const loudness = voice(context, out, {
    type: WAVES[tune.voice],
    hertz,
    begin,
    length,
    falls: tune.voice === 'drop',
  });
  loudness.setValueAtTime(0, begin);
  loudness.linearRampToValueAtTime(note.loudness, begin + (tune.voice === 'bell' ? 0.04 : 0.012));
  loudness.exponentialRampToValueAtTime(0.001, begin + length);
}

interface Voice {
  readonly type: OscillatorType;
  readonly hertz: number;
  readonly begin: number;
  readonly length: number;
  readonly falls?: boolean;
}

/** Something that sounds for a time; returns its loudness, to be shaped. */
function voice(
  context: AudioContext,
  out: AudioNode,
  { type, hertz, begin, length, falls }: Voice,
): AudioParam {
  const source = context.createOscillator();
  const shape = context.createGain();
  source.type = type;
  source.frequency.setValueAtTime(falls ? hertz * 1.5 : hertz, begin);
  if (falls) source.frequency.exponentialRampToValueAtTime(hertz, begin + 0.07);
  source.connect(shape).connect(out);
  source.start(begin);
  source.stop(begin + length);
  source.onended = () => shape.disconnect();
  return shape.gain;
}
