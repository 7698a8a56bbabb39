import crossMark from 'icon:cancel';
import type { GameId } from '@mazmorra/catalogue';
import { useWords } from '../i18n/index.ts';
import type { SavedSeat } from '../local/saved.ts';
import { seatFor } from '../local/seating.ts';
import { Crest } from '../look/Crest.tsx';
import { IconButton } from '../parts/Button.tsx';
import { StyleChoice } from '../parts/StyleChoice.tsx';
import { type Level, levels, usualLevel } from '../settings/levels.ts';
import { anyStyle, styleNamed } from '../settings/styles.ts';

interface SeatRowProps {
  readonly game: GameId;
  readonly place: number;
  readonly seat: SavedSeat;
  readonly onChange: (seat: SavedSeat) => void;
  readonly onDrop: (() => void) | undefined;
}

export function SeatRow({ game, place, seat, onChange, onDrop }: SeatRowProps) {
  const words = useWords();
  const who = seat.kind === 'person' ? 'person' : (seat.level ?? usualLevel);
  const sit = (value: string): void => {
    const level = levels.find((each) => each === value);
    const kind = level ? 'bot' : 'person';
    const name = kind === seat.kind ? seat.name : seatFor(words, place, kind).name;
    const { style } = seat;
    const kept = style !== undefined && level !== 'random' && { style };
    onChange(level ? { name, kind: 'bot', level, ...kept } : { name, kind: 'person' });
  };
  const help = seat.kind === 'bot' ? words.levels[(seat.level ?? usualLevel) as Level]?.help : undefined;
  const styled = seat.kind === 'bot' && who !== 'random';
  return (
    <li className="seat-row">
      <Crest seat={place} size={38} />
      <div className="seat-fields">
        <input
          className="text-input"
          aria-label={`${words.setup.seat(place + 1)}: ${words.setup.name}`}
          value={seat.name}
          maxLength={24}
          onInput={(event) => onChange({ ...seat, name: event.currentTarget.value })}
        />
        <select
          className="select"
          aria-label={`${words.setup.seat(place + 1)}: ${words.setup.who}`}
          value={who}
          onChange={(event) => sit(event.currentTarget.value)}
        >
          <option value="person">{words.setup.person}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {words.setup.bot}: {words.levels[level].name}
            </option>
          ))}
        </select>
        {help !== undefined && <p className="field-help">{help}</p>}
        {styled && <Style game={game} place={place} seat={seat} onChange={onChange} />}
      </div>
      {onDrop && (
        <IconButton icon={crossMark} label={`${words.setup.drop} (${place + 1})`} onClick={onDrop} />
      )}
    </li>
  );
}

type StyleProps = Pick<SeatRowProps, 'game' | 'place' | 'seat' | 'onChange'>;

function Style({ game, place, seat, onChange }: StyleProps) {
  const { styles } = useWords();
  const { style, ...rest } = seat;
  const known = styleNamed(game, style);
  const help = known ? styles.known[known].help : style === anyStyle ? styles.anyHelp : undefined;
  return (
    <>
      <StyleChoice
        game={game}
        label={styles.label(place + 1)}
        style={style}
        onChange={(chosen) => onChange(chosen === undefined ? rest : { ...rest, style: chosen })}
      />
      {help !== undefined && <p className="field-help">{help}</p>}
    </>
  );
}
