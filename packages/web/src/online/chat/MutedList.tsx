import type { MutedPerson } from '@mazmorra/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../parts/Button.tsx';
import { useAct } from '../act.ts';

import { theLink } from '../server.ts';
import { useServer } from '../server-state.ts';
import { useChatWords } from './words.ts';

/** Whom I do not want to hear, at whatever table; here it can be undone. Nothing where the list is empty. */
export function MutedList() {
  const words = useChatWords();
  const { run, problem } = useAct();
  const online = useServer(({ status }) => status === 'online');
  const [people, setPeople] = useState<readonly MutedPerson[]>([]);
  useEffect(() => {
    if (!online) return;
    theLink()
      .request('muted', {})
      .then(
        (reply) => setPeople(reply.people),
        () => undefined,
      );
  }, [online]);
  const forgive = async (key: string): Promise<void> => {
    setPeople((await theLink().request('unmute', { key })).people);
  };
  if (people.length === 0) return;
  return (
    <section className="plate" data-muted>
      <h2>{words.list}</h2>
      <ul className="online-list">
        {people.map(({ key, name, block }) => (
          <li key={key} className="shelf-item">
            <span className="grow">
              {name} <span className="quiet">({block ? words.isBlocked : words.isMuted})</span>
            </span>
            <Button onClick={() => run(() => forgive(key))}>
              {block ? words.unblock(name) : words.unmute(name)}
            </Button>
          </li>
        ))}
      </ul>
      {problem !== undefined && <p className="online-problem">{problem}</p>}
    </section>
  );
}
