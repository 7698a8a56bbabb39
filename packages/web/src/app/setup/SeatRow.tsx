import crossMark from 'icon:cancel';
import { useWords } from '../../i18n/index.ts';
import type { SavedSeat } from '../../local/saved.ts';
import { Crest } from '../../look/Crest.tsx';
import { IconButton } from '../../parts/Button.tsx';
import { type Level, levels, usualLevel } from '../levels.ts';
import { seatFor } from '../seating.ts';

interface SeatRowProps {
  readonly place: number;
  readonly seat: SavedSeat;
  readonly onChange: (seat: SavedSeat) => void;
  readonly onDrop: (() => void) | undefined;
}

export function SeatRow({ place, seat, onChange, onDrop }: SeatRowProps) {
  const words = useWords();
  const who = seat.kind === 'person' ? 'person' : (seat.level ?? usualLevel);
  const sit = (value: string): void => {
    const level = levels.find((each) => each === value);
    const kind = level ? 'bot' : 'person';
    const name = kind === seat.kind ? seat.name : seatFor(words, place, kind).name;
    onChange(level ? { name, kind: 'bot', level } : { name, kind: 'person' });
  };
  const help = seat.kind === 'bot' ? words.levels[(seat.level ?? usualLevel) as Level]?.help : undefined;
  return (
    <li className="seat-row">
      <Crest seat={place} size={38} />
      <div className="seat-fields">
        <input
          className="text-input"
          aria-label={`${words.setup.seat(place + 1)}: ${words.setup.name}`}
          value={seat.name}
          maxLength={24}
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
        <select
          className="select"
          aria-label={`${words.setup.seat(place + 1)}: ${words.setup.who}`}
          value={who}
          onChange={(event) => sit(event.target.value)}
        >
          <option value="person">{words.setup.person}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {words.setup.bot}: {words.levels[level].name}
            </option>
          ))}
        </select>
        {help !== undefined && <p className="field-help">{help}</p>}
      </div>
      {onDrop && (
        <IconButton icon={crossMark} label={`${words.setup.drop} (${place + 1})`} onClick={onDrop} />
      )}
    </li>
  );
}
