import { heroes } from '@mazmorra/dungeonquest';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { HeroCard, nameOf, tellOf } from '../art/cards.tsx';
import { From } from '../art/origin.tsx';
import { usePlay } from '../play.ts';

/** Who will you be: the six heroes, those left to choose in the light. */
export function HeroPick() {
  const { choice, text, words } = usePlay();
  return (
    <div className="dq-heroes">
      <h2>{words.pickHero}</h2>
      <ul>
        {heroes.map((hero) => (
          <li key={hero.id} data-gone={!choice.offers(`hero:${hero.id}`) || undefined}>
            <OptionButton
              name={`hero:${hero.id}`}
              label={`${nameOf(text, hero.id)}. ${tellOf(text, hero.id)}`}
              tip={
                <>
                  <p>{tellOf(text, hero.id)}</p>
                  <From of={hero.id} />
                </>
              }
            >
              <HeroCard id={hero.id} text={text} told />
            </OptionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
