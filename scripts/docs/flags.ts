import { textIn } from '../../packages/cli/src/text/index.ts';

/** What `mazmorra serve --help` prints, as a block of code. */
export const serveFlags = (): string => `\`\`\`text\n${textIn('en').help.serve}\n\`\`\``;
