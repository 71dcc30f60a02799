/** Words after the name of a command for what closes at a time: a draw, an auction. */
export const closingUsage = 'show EVENT, close EVENT REASON, or export EVENT FILE.json';

const longestReason = 200;

export type ClosingWords = { event: string } & (
  { change: 'show' } | { change: 'close'; reason: string } | { change: 'export'; file: string }
);

/** Reads what a command is to do. @throws Error that explains the usage */
export function readClosingWords(command: string, [change, event, ...rest]: readonly string[]): ClosingWords {
  const [first = '', ...more] = rest;
  if (event !== undefined && change === 'show' && rest.length === 0) return { change, event };
  const reason = rest.join(' ').trim();
  if (event !== undefined && change === 'close' && reason !== '') {
    if (reason.length > longestReason) throw new Error(`A reason has at most ${longestReason} characters.`);
    return { change, event, reason };
  }
  if (event !== undefined && change === 'export' && first.endsWith('.json') && more.length === 0)
    return { change, event, file: first };
  throw new Error(`foyer ${command} ${closingUsage}`);
}
