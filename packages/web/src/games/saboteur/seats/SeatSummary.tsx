import cards from 'icon:card-pickup';
import { TOOLS, type Tool } from '@mazmorra/saboteur';
import { Badge } from '../../../look/Badge.tsx';
import { Icon, Picture } from '../../../look/Icon.tsx';
import { OptionButton } from '../../../table/OptionButton.tsx';
import { nameOf, ToolPicture } from '../art/cards.tsx';
import { pictures, roleDrawings, toolIcons } from '../art/pictures.ts';
import { offerOf } from '../model.ts';
import { useMarks } from '../notes.ts';
import { notePage, type OfSeat, optionNames, region, usePlay } from '../play.ts';
import { useSelection } from '../selection.ts';
import { MarkSign } from './MarkSign.tsx';
import { MarkRow } from './Notebook.tsx';
import { Tokens } from './Tokens.tsx';
import './seats.css';

/** On a player's panel: broken tools, cards in hand, gold, what the reader suspects; and the place to aim at. */
export const SeatSummary = region<OfSeat>(({ seat }) => {
  const play = usePlay();
  const { view, viewer, text, words } = play;
  const marks = useMarks(notePage(play));
  const player = view.players[seat];
  if (!player) return;
  const mark = marks[seat];
  const shown = view.phase !== 'turn' && player.role !== 'hidden' ? player.role : undefined;
  return (
    <div className="sb-summary" data-broken={player.broken.length}>
      <span className="sb-tools">
        {TOOLS.map((tool) => (
          <ToolToken key={tool} tool={tool} broken={player.broken.includes(tool)} />
        ))}
      </span>
      <span className="sb-counts">
        <span title={words.handOf(player.handSize)}>
          <Icon of={cards} size="15px" label={words.handOf(player.handSize)} />
          {player.handSize}
        </span>
        <Gold seat={seat} />
      </span>
      {shown !== undefined ? (
        <span className={`sb-mark sb-mark-${shown}`} title={nameOf(text, shown)}>
          <Icon of={roleDrawings[shown].icon} size="16px" label={nameOf(text, shown)} />
        </span>
      ) : (
        mark !== undefined && viewer !== seat && <MarkSign mark={mark} words={words} />
      )}
      <Tokens seat={seat} />
      {viewer !== seat && view.phase === 'turn' && (
        <span className="sb-seat-marks">
          <MarkRow seat={seat} />
        </span>
      )}
      <Target seat={seat} />
    </div>
  );
});

/** Face-down gold is counted in cards, one's own in nuggets. */
function Gold({ seat }: Pick<OfSeat, 'seat'>) {
  const play = usePlay();
  const { words } = play;
  const gold = play.view.players[seat]?.gold;
  if (!gold) return;
  const known = gold.nuggets !== 'hidden';
  const label = known ? words.nuggets(gold.nuggets) : words.goldCards(gold.cards);
  return (
    <span title={label}>
      <Picture of={pictures.nuggets} tint="gold" className="sb-count-gold" />
      <Badge
        kind={known ? 'coins' : 'cards'}
        value={known ? gold.nuggets : gold.cards}
        label={label}
        size="24px"
      />
    </span>
  );
}

function ToolToken({ tool, broken }: { readonly tool: Tool; readonly broken: boolean }) {
  const play = usePlay();
  const { words } = play;
  const name = nameOf(play.text, tool);
  if (!broken) {
    return (
      <span className="sb-token" title={name}>
        <Icon of={toolIcons[tool]} size="100%" />
      </span>
    );
  }
  const label = words.brokenTool(nameOf(play.text, `break-${tool}`));
  return (
    <span className="sb-token sb-token-broken" title={label} role="img" aria-label={label}>
      <ToolPicture tool={tool} broken />
    </span>
  );
}

/** Over the whole panel while a tool card is held up: aim by tapping the player. */
function Target({ seat }: Pick<OfSeat, 'seat'>) {
  const play = usePlay();
  const { choice } = play;
  const { card } = useSelection(choice);
  if (card === undefined) return;
  const aims = optionNames(play).filter((name) => {
    const offer = offerOf(name);
    return (offer.verb === 'break' || offer.verb === 'repair') && offer.card === card && offer.seat === seat;
  });
  if (aims.length === 0) return;
  return (
    <span className="sb-target">
      {aims.map((name) => {
        const offer = offerOf(name);
        const tool = offer.verb === 'repair' ? offer.tool : card.slice('break-'.length);
        const which = TOOLS.find((each) => each === tool);
        return (
          <OptionButton key={name} name={name} className="sb-aim">
            {which && (
              <span className="sb-aim-tool">
                {/* Whole until it is the one picked: nothing is broken yet. */}
                <ToolPicture tool={which} broken={offer.verb === 'break' && choice.isPicked(name)} />
              </span>
            )}
          </OptionButton>
        );
      })}
    </span>
  );
}
