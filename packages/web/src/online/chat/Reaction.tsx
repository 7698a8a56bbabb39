import anger from 'icon:angry-eyes';
import love from 'icon:hearts';
import laugh from 'icon:imp-laugh';
import surprise from 'icon:surprised';
import boo from 'icon:thumb-down';
import applause from 'icon:thumb-up';
import type { Reaction } from '@mazmorra/protocol';
import { Icon } from '../../look/Icon.tsx';

const icons: Readonly<Record<Reaction, string>> = { laugh, applause, boo, surprise, anger, love };

export const reactionIcon = (of: Reaction): string => icons[of];

export function ReactionSign({ of, size = '1.4em' }: { readonly of: Reaction; readonly size?: string }) {
  return <Icon of={icons[of]} size={size} />;
}
