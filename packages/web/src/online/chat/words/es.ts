import { es as phrases } from '@mazmorra/protocol/phrases/es';
import type { ChatWords } from './en.ts';

export const es: ChatWords = {
  title: 'Chat',
  empty: 'Nadie ha dicho nada todavía.',
  message: 'Mensaje',
  send: 'Enviar',
  phrases: 'Frases rápidas',
  reactions: 'Reacciones',
  spectator: 'mirando',
  spectatorsOnly: 'Lo que escribas lo leen quienes miran, no quienes juegan.',
  mute: (name) => `Silenciar a ${name}`,
  unmute: (name) => `Dejar de silenciar a ${name}`,
  block: (name) => `Bloquear a ${name}`,
  blockHelp: 'Ya no lees lo que escribe, el servidor no os junta y no puede sentarse en tus mesas.',
  unblock: (name) => `Desbloquear a ${name}`,
  list: 'Personas a las que no quieres leer',
  isMuted: 'en silencio',
  isBlocked: 'con bloqueo',
  said: phrases,
};
