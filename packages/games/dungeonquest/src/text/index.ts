import type { GameTexts } from '@mazmorra/kernel';
import type { Event } from '../events.ts';
import { gameText } from './catalogue.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';

export const text: GameTexts<Event> = { en: gameText(english), es: gameText(spanish) };
