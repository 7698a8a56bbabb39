import sword from 'icon:broadsword';
import skull from 'icon:crowned-skull';
import wand from 'icon:crystal-ball';
import dragon from 'icon:dragon-head';
import gate from 'icon:dungeon-gate';
import health from 'icon:health-potion';
import lantern from 'icon:lantern-flame';
import coin from 'icon:two-coins';
import { type GameId, gameIds } from '@mazmorra/catalogue';
import { Suspense } from 'preact/compat';
import { lidOf } from '../../games/boxes.ts';
import { useScreen } from '../../games/registry.ts';
import { useLanguage, useWords } from '../../i18n/index.ts';
import { Badge, badgeKinds } from '../../look/Badge.tsx';
import { Card, CardBack } from '../../look/Card.tsx';
import { Crest } from '../../look/Crest.tsx';
import { coats } from '../../look/crests.ts';
import { Picture, tints } from '../../look/Icon.tsx';
import { Page } from '../../page/Page.tsx';
import { Button } from '../../parts/Button.tsx';
import { play, soundNames } from '../../sound/sounds.ts';
import './design.css';

const samples = [coin, lantern, dragon, health, wand, sword, gate, skull];

const colours = [
  ...[
    'stone',
    'raised',
    'raised-2',
    'sunken',
    'seam',
    'seam-strong',
    'ink',
    'quiet',
    'parchment',
    'parchment-2',
  ],
  ...['torch', 'gold', 'wound', 'heal', 'arcane', 'steel', 'earth', 'bone'],
];

/** Everything that is drawn, on one page, for reviewing. */
export default function DesignPage() {
  const words = useWords();
  const text = words.design;
  return (
    <Page title={text.title} wide>
      <p>{text.intro}</p>
      <section className="plate">
        <h2>{text.colours}</h2>
        <ul className="design-colours">
          {colours.map((name) => (
            <li key={name}>
              <span style={{ background: `var(--${name})` }} />
              {name}
            </li>
          ))}
        </ul>
        <h2>{text.type}</h2>
        <p className="design-display">{words.app.tagline} · 0123456789</p>
        <p>{text.intro} · 0123456789</p>
        <p>
          <em>{text.intro}</em> <strong>{text.intro}</strong>
        </p>
      </section>
      <section className="plate">
        <h2>{text.badges}</h2>
        <div className="row">
          {badgeKinds.map((kind, index) => (
            <Badge key={kind} kind={kind} value={index * 3 + 1} size={48} />
          ))}
        </div>
        <h2>{text.crests}</h2>
        <div className="row">
          {coats.map((coat, seat) => (
            <Crest key={coat.letter} seat={seat} size={48} />
          ))}
          {coats.map((coat, seat) => (
            <Crest key={`${coat.letter} small`} seat={seat} size={20} />
          ))}
        </div>
        <h2>{text.buttons}</h2>
        <div className="row">
          <Button kind="main">{words.choice.confirm}</Button>
          <Button>{words.choice.other}</Button>
          <Button kind="ghost">{words.table.takeBack}</Button>
          <Button kind="danger">{words.app.remove}</Button>
        </div>
      </section>
      <Cards text={text.intro} title={text.cards} />
      <section className="plate">
        <h2>{text.icons}</h2>
        <div className="design-icons">
          {tints.map((tint, index) => (
            <Picture key={tint} of={samples[index] ?? coin} tint={tint} />
          ))}
        </div>
        <h2>{text.sounds}</h2>
        <div className="row">
          {soundNames.map((name) => (
            <Button key={name} onClick={() => void play(name)} aria-label={text.listen(name)}>
              {name}
            </Button>
          ))}
        </div>
      </section>
      {gameIds.map((game) => (
        <GameParts key={game} game={game} />
      ))}
    </Page>
  );
}

function Cards({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className="plate">
      <h2>{title}</h2>
      <div className="design-cards">
        {tints.map((tint, index) => (
          <Card
            key={tint}
            title={tint}
            tint={tint}
            picture={samples[index] ?? coin}
            badges={[
              { kind: 'power', value: index + 1 },
              { kind: 'strength', value: 11 + index },
              { kind: 'coins', value: index },
              { kind: 'wounds', value: 3 },
            ]}
            text={text}
          />
        ))}
        {tints.slice(0, 6).map((tint, index) => (
          <CardBack key={tint} letter={'HNPRTS'[index] ?? ''} pattern={index} tint={tint} />
        ))}
      </div>
    </section>
  );
}

function GameParts({ game }: { readonly game: GameId }) {
  const words = useWords();
  const language = useLanguage();
  const screen = useScreen(game);
  const Design = screen?.Design;
  return (
    <section className="plate" data-game={game} id={game}>
      <h2>{words.games[game].name}</h2>
      <div className="design-icons">
        {lidOf(game).map(({ icon, tint, at: [left] }) => (
          <Picture key={`${tint}${left}`} of={icon} tint={tint} />
        ))}
      </div>
      <Suspense fallback={undefined}>{Design && <Design language={language} />}</Suspense>
    </section>
  );
}
