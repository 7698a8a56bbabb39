import { useState } from 'preact/hooks';
import { useAct } from '../online/act.ts';
import { theLink } from '../online/server.ts';
import { Button } from '../parts/Button.tsx';
import { useAsked } from './use-asked.ts';
import { useProfileWords } from './words.ts';
import './profiles.css';

/** One tap calls somebody whom the reader follows, or has played with lately, to this table. */
export default function InviteFriends({ table }: { readonly table: string }) {
  const words = useProfileWords();
  const { view } = useAsked('friends', {});
  const { busy, problem, run } = useAct();
  const [called, setCalled] = useState<readonly string[]>([]);
  const names = [...(view?.following ?? []), ...(view?.lately ?? [])].map(({ name }) => name);
  const people = [...new Set(names)].slice(0, 12);
  if (people.length === 0) return;
  const invite = (name: string) =>
    run(async () => {
      await theLink().request('invite', { name, table });
      setCalled([...called, name]);
    });
  return (
    <section className="plate stack" data-invite-friends>
      <h2>{words.invite}</h2>
      <div className="profile-buttons">
        {people.map((name) => (
          <Button
            key={name}
            disabled={busy || called.includes(name)}
            onClick={() => invite(name)}
            data-invite-friend={name}
          >
            {called.includes(name) ? words.invited(name) : words.inviteOne(name)}
          </Button>
        ))}
      </div>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </section>
  );
}
