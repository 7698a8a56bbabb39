import { text } from '@mazmorra/dungeon-raiders/text';
import type { AnyScreen } from '../contract.ts';
import { GenericBoard } from '../generic/GenericBoard.tsx';

export const screen: AnyScreen = { text, Board: GenericBoard };
