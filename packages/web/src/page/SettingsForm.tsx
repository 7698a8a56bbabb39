import { changeLanguage, languages, useWords } from '../i18n/index.ts';
import { buzz, canBuzz } from '../parts/device.ts';
import { Choices, Field, Switch } from '../parts/fields.tsx';
import { change, type Speed, type TextSize, type Theme, useSettings } from '../settings/store.ts';
import { play } from '../sound/sounds.ts';

/** From the slowest to none at all (0). */
const speeds: readonly Speed[] = [1, 2, 3, 0];
const themes: readonly Theme[] = ['night', 'day', 'auto'];
const sizes = { '1': 'usual', '1.15': 'large', '1.3': 'largest' } as const satisfies Record<TextSize, string>;

/** Every setting; takes effect at once, in the middle of a game too. */
export function SettingsForm() {
  const words = useWords();
  const { settings: text } = words;
  const settings = useSettings();
  return (
    <div className="settings stack">
      <Choices
        label={text.language}
        value={settings.language}
        values={languages.map(({ id, name }) => ({ value: id, name }))}
        onChange={(language) => changeLanguage(language)}
      />
      <Choices
        label={text.speed}
        value={settings.speed}
        values={speeds.map((speed) => ({ value: speed, name: text.speeds[speed] ?? '' }))}
        onChange={(speed) => change({ speed })}
      />
      <Switch
        label={text.confirm}
        help={text.confirmHelp}
        on={settings.confirm}
        onChange={(confirm) => change({ confirm })}
      />
      <Switch label={text.single} on={settings.single} onChange={(single) => change({ single })} />
      <Switch
        label={text.tips}
        help={text.tipsHelp}
        on={settings.tips}
        onChange={(tips) => change({ tips })}
      />
      <Switch
        label={text.talk}
        help={text.talkHelp}
        on={settings.talk}
        onChange={(talk) => change({ talk })}
      />
      <Switch label={text.recap} on={settings.recap} onChange={(recap) => change({ recap })} />
      <Switch
        label={text.originMarks}
        help={text.originMarksHelp}
        on={settings.originMarks}
        onChange={(originMarks) => change({ originMarks })}
      />
      <Switch
        label={text.sound}
        on={settings.sound}
        onChange={(sound) => {
          change({ sound });
          void play('coin');
        }}
      />
      <Switch
        label={text.music}
        help={text.musicHelp}
        on={settings.music}
        onChange={(music) => change({ music })}
      />
      {(settings.sound || settings.music) && (
        <Field label={text.volume}>
          {(id) => (
            <input
              id={id}
              className="range"
              type="range"
              min="0"
              max="1"
              step="0.1"
              value={settings.volume}
              onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
              onPointerUp={() => void play('coin')}
            />
          )}
        </Field>
      )}
      {canBuzz() && (
        <Switch
          label={text.vibration}
          on={settings.vibration}
          onChange={(vibration) => {
            change({ vibration });
            if (vibration) buzz();
          }}
        />
      )}
      <Choices
        label={text.theme}
        value={settings.theme}
        values={themes.map((theme) => ({ value: theme, name: text.themes[theme] }))}
        onChange={(theme) => change({ theme })}
      />
      <Choices
        label={text.textSize}
        value={settings.textSize}
        values={(Object.keys(sizes) as TextSize[]).map((size) => ({
          value: size,
          name: text.textSizes[sizes[size]],
        }))}
        onChange={(textSize) => change({ textSize })}
      />
      <Switch label={text.contrast} on={settings.contrast} onChange={(contrast) => change({ contrast })} />
      <Switch
        label={text.motion}
        help={text.motionHelp}
        on={settings.lessMotion}
        onChange={(lessMotion) => change({ lessMotion })}
      />
      <Switch
        label={text.shortcuts}
        help={words.choice.keys}
        on={settings.shortcuts}
        onChange={(shortcuts) => change({ shortcuts })}
      />
      <Field label={text.yourName}>
        {(id) => (
          <input
            id={id}
            className="text-input"
            maxLength={24}
            autoComplete="nickname"
            value={settings.name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        )}
      </Field>
    </div>
  );
}
