import { isGameId } from '@mazmorra/catalogue';
import type { FriendView } from '@mazmorra/protocol';
import { useWords } from '../i18n/index.ts';
import { useAct } from '../online/act.ts';
import { theLink } from '../online/server.ts';
import { Button, ButtonLink } from '../parts/Button.tsx';
import { Link } from '../parts/router.ts';
import { useAsked } from './use-asked.ts';
import { useProfileWords } from './words.ts';
import './profiles.css';

/** Whom the reader follows, whom they played with lately, and who invites them. */
export function Friends() {
  const words = useProfileWords();
  const shell = useWords();
  const { view, set } = useAsked('friends', {});
  const { busy, problem, run } = useAct();
  if (!view) return;
  const follow = ({ name, following }: FriendView) =>
    run(async () => set(await theLink().request('follow', { name, on: !following })));
  const gameName = (game: string): string => (isGameId(game) ? shell.games[game].name : game);
  const rows = (friends: readonly FriendView[]) => (
    <ul className="mine-list">
      {friends.map((friend) => (
        <li key={friend.name} className="shelf-item" data-friend={friend.name}>
          <div className="grow">
            <Link href={`/p/${encodeURIComponent(friend.name)}`}>{friend.name}</Link>
            <p className="quiet">
              {friend.playing
                ? words.playing(gameName(friend.playing.game))
                : words.gamesTogether(friend.games)}
            </p>
          </div>
          {friend.playing?.table !== undefined && (
            <ButtonLink href={`/t/${friend.playing.table}`}>{words.go}</ButtonLink>
          )}
          <Button disabled={busy} onClick={() => follow(friend)} data-follow={friend.following}>
            {friend.following ? words.unfollow : words.follow}
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="plate stack" data-friends>
      <h2>{words.friends}</h2>
      {view.invitations.map(({ from, kept, table, invite, game }) => (
        <p key={table} className="online-note" data-invitation={table}>
          <span>{words.invitedBy(kept ? from : words.asGuest(from), gameName(game))}</span>
          <a className="button button-main" href={`/t/${table}#${invite}`}>
            <span>{words.accept}</span>
          </a>
        </p>
      ))}
      <h3>{words.following}</h3>
      {view.following.length === 0 ? <p className="quiet">{words.followingNone}</p> : rows(view.following)}
      <h3>{words.lately}</h3>
      {view.lately.length === 0 ? <p className="quiet">{words.latelyNone}</p> : rows(view.lately)}
      {view.followers > 0 && <p className="quiet">{words.followers(view.followers)}</p>}
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </section>
  );
}
