import type { GameTexts } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const text: GameTexts<Event> = { en, es };
