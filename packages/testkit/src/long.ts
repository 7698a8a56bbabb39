/**
 * Whether this is the long run (`npm test -- --long`), in which suites run in full: all sizes, many kills, many seeds.
 * The gate sets the variable for every step.
 */
export const isLong: boolean = process.env['MAZMORRA_LONG'] === '1';
