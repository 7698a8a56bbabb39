import { OptionButton } from '../../../table/OptionButton.tsx';
import { DeckBack, EncounterCard } from '../art/cards.tsx';
import { Tile } from '../art/Tile.tsx';
import { usePlay } from '../play.ts';
import { CardTip } from '../sheet/parts.tsx';

export function LootPick() {
  const { choice, text, words } = usePlay();
  const loot = choice.startingWith('loot:');
  const backs = choice.startingWith('back:');
  if (loot.length + backs.length === 0) return;
  return (
    <div className="dq-picks">
      <p>{words.pickLoot}</p>
      <div className="dq-picks-row">
        {loot.map((name) => (
          <OptionButton key={name} name={name} className="dq-pick-card" tip={<CardTip id={name.slice(5)} />}>
            <EncounterCard id={name.slice(5)} text={text} />
          </OptionButton>
        ))}
        {backs.map((name) => (
          <OptionButton key={name} name={name} className="dq-pick-card">
            <DeckBack deck={name.slice(5)} />
          </OptionButton>
        ))}
      </div>
    </div>
  );
}

export function TilePick() {
  const { choice, words } = usePlay();
  const tiles = choice.startingWith('tile:');
  if (tiles.length === 0) return;
  return (
    <div className="dq-picks">
      <p>{words.pickTile}</p>
      <div className="dq-picks-row">
        {tiles.map((name) => (
          <OptionButton key={name} name={name} className="dq-pick-tile">
            <Tile id={name.slice(5)} />
          </OptionButton>
        ))}
      </div>
    </div>
  );
}
