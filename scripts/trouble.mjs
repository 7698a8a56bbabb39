/** What can go wrong with the machine while something is installed or built: how it is recognised, and what to do. */
const TROUBLES = [
  {
    sign: /\bENOSPC\b|no space left on device/i,
    say: () => 'The disk is full. Make room for 500 MB and run the same command again.',
  },
  {
    sign: /\b(EROFS|EACCES|EPERM)\b|read-only file system/i,
    say: (folder) =>
      `The folder ${folder} cannot be written to. Give this user the right to write there, or copy it to where they may, and run the same command again.`,
  },
  {
    sign: /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    say: () =>
      'npm cannot reach its registry (`npm config get registry`). Connect to the network and run the same command again: what was fetched is kept.',
  },
];

/** The sentence for what a program said, or nothing where it is none of the known troubles. */
export const sentenceFor = (output, folder) => TROUBLES.find(({ sign }) => sign.test(output))?.say(folder);

/** Ends with one sentence where the trouble is known, otherwise with the end of what the program said and `otherwise`. */
export function giveUp(output, folder, otherwise) {
  const sentence = sentenceFor(output, folder);
  const shown = [...output.trim().split('\n').slice(-20), otherwise].filter((line) => line !== '');
  process.stderr.write(`${sentence ?? shown.join('\n')}\n`);
  process.exit(1);
}
