/** A content coding that the server can send. */
export type Coding = 'br' | 'gzip';

/**
 * Chooses the coding of a response from the request's Accept-Encoding header (RFC 9110, section 12.5.3): the highest weight
 * wins, at equal weights the first of those available. `undefined` means uncompressed, which is also what a request without the header gets.
 */
export function chooseCoding(header: string | undefined, available: readonly Coding[]): Coding | undefined {
  if (header === undefined) return undefined;
  const weights = weightsOf(header);
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  let chosen: Coding | undefined;
  // An uncompressed response is acceptable unless excluded; it is preferred only where the header names it.
  let best = weights.get('identity') ?? 0;
  for (const coding of available) {
    const weight = weightOf(coding);
    if (weight === 0 || weight < best || (weight === best && chosen)) continue;
    chosen = coding;
    best = weight;
  }
  return chosen;
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const value = weight === undefined ? 1 : Number(weight.slice(2));
    weights.set(name === 'x-gzip' ? 'gzip' : name, value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
}
