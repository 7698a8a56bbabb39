import { text } from '@mazmorra/welcome-to-the-dungeon/text';
import type { AnyScreen } from '../contract.ts';
import { GenericBoard } from '../generic/GenericBoard.tsx';

export const screen: AnyScreen = { text, Board: GenericBoard };
