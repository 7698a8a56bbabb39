import { changeLanguage, languages, useWords } from '../i18n/index.ts';
import { buzz, canBuzz } from '../parts/device.ts';
import { Choices, Field, Switch } from '../parts/fields.tsx';
import {
  change,
  type Settings,
  type Speed,
  type TextSize,
  type Theme,
  useSettings,
} from '../settings/store.ts';
import { play } from '../sound/sounds.ts';

/** From the slowest to none at all (0). */
const speeds: readonly Speed[] = [1, 2, 3, 0];
const themes: readonly Theme[] = ['night', 'day', 'auto'];
const sizes = { '1': 'usual', '1.15': 'large', '1.3': 'largest' } as const satisfies Record<TextSize, string>;

/** The settings that are on or off. */
type OnOff = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

/** Every setting; takes effect at once, in the middle of a game too. */
export function SettingsForm() {
  const { settings: text } = useWords();
  const { language, name } = useSettings();
  return (
    <div className="settings stack">
      <Choices
        label={text.language}
        value={language}
        values={languages.map((one) => ({ value: one.id, name: one.name }))}
        onChange={(chosen) => changeLanguage(chosen)}
      />
      <OfPlay />
      <OfSound />
      <OfLook />
      <Field label={text.yourName}>
        {(id) => (
          <input
            id={id}
            className="text-input"
            maxLength={24}
            autoComplete="nickname"
            value={name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}

interface OnOffProps {
  readonly of: OnOff;
  readonly label: string;
  readonly help?: string;
  readonly done?: (on: boolean) => void;
}

function OnOffSwitch({ of, label, help, done }: OnOffProps) {
  const on = useSettings((settings) => settings[of]);
  const choose = (wanted: boolean): void => {
    change({ [of]: wanted });
    done?.(wanted);
  };
  return <Switch label={label} {...(help !== undefined && { help })} on={on} onChange={choose} />;
}

function OfPlay() {
  const { settings: text } = useWords();
  const current = useSettings((settings) => settings.speed);
  return (
    <>
      <Choices
        label={text.speed}
        value={current}
        values={speeds.map((speed) => ({ value: speed, name: text.speeds[speed] ?? '' }))}
        onChange={(speed) => change({ speed })}
      />
      <OnOffSwitch of="confirm" label={text.confirm} help={text.confirmHelp} />
      <OnOffSwitch of="single" label={text.single} />
      <OnOffSwitch of="tips" label={text.tips} help={text.tipsHelp} />
      <OnOffSwitch of="talk" label={text.talk} help={text.talkHelp} />
      <OnOffSwitch of="recap" label={text.recap} />
      <OnOffSwitch of="originMarks" label={text.originMarks} help={text.originMarksHelp} />
    </>
  );
}

function OfSound() {
  const { settings: text } = useWords();
  const { sound, music, volume } = useSettings();
  return (
    <>
      <OnOffSwitch of="sound" label={text.sound} done={() => void play('coin')} />
      <OnOffSwitch of="music" label={text.music} help={text.musicHelp} />
      {(sound || music) && (
        <Field label={text.volume}>
          {(id) => (
            <input
              id={id}
              className="range"
              type="range"
              min="0"
              max="1"
              step="0.1"
              value={volume}
              onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
              onPointerUp={() => void play('coin')}
            />
          )}
        </Field>
      )}
      {canBuzz() && <OnOffSwitch of="vibration" label={text.vibration} done={(on) => on && buzz()} />}
    </>
  );
}

function OfLook() {
  const { settings: text, choice } = useWords();
  const current = useSettings();
  return (
    <>
      <Choices
        label={text.theme}
        value={current.theme}
        values={themes.map((theme) => ({ value: theme, name: text.themes[theme] }))}
        onChange={(theme) => change({ theme })}
      />
      <Choices
        label={text.textSize}
        value={current.textSize}
        values={(Object.keys(sizes) as TextSize[]).map((size) => ({
          value: size,
          name: text.textSizes[sizes[size]],
        }))}
        onChange={(textSize) => change({ textSize })}
      />
      <OnOffSwitch of="contrast" label={text.contrast} />
      <OnOffSwitch of="lessMotion" label={text.motion} help={text.motionHelp} />
      <OnOffSwitch of="shortcuts" label={text.shortcuts} help={choice.keys} />
    </>
  );
}
