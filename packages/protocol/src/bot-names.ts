/** Proper names, the same in every language: at a table, in lists and in records a bot is called alike. */
const names = [
  'Bruma',
  'Hollín',
  'Candela',
  'Grieta',
  'Musgo',
  'Cuervo',
  'Ámbar',
  'Sílex',
  'Niebla',
  'Yesca',
] as const;

/** What the bot at a seat is called; neighbours never share a name. */
export const botName = (seat: number): string => names[seat % names.length] ?? names[0];
