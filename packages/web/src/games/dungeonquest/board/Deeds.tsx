import { Icon } from '../../../look/Icon.tsx';
import type { Choice } from '../../../table/choice.ts';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { icons } from '../art/pictures.ts';
import type { Props } from '../props.ts';

/** What can be done where the hero stands, besides walking on. */
const deeds: Readonly<Record<string, string>> = {
  search: icons.search,
  'enter-catacombs': icons.down,
  'draw-dragon': icons.dragon,
  'leave-dungeon': icons.way,
};

export const deedsOf = (choice: Choice): readonly (readonly [name: string, icon: string])[] =>
  Object.entries(deeds).filter(([name]) => choice.find(name) !== undefined);

/** Search, descend, draw, leave: as buttons over the foot of the map, beside the places to go to. */
export function Deeds({ choice, text, names }: Props) {
  const offered = deedsOf(choice);
  if (offered.length === 0) return;
  return (
    <div className="dq-deeds">
      {offered.map(([name, icon]) => (
        <OptionButton key={name} name={name} className="dq-deed">
          <Icon of={icon} size="1.4em" /> {text.option(name, names)}
        </OptionButton>
      ))}
    </div>
  );
}
