type Closing = 'draw' | 'auction';

const minimumUsage = 'minimum EVENT OFFER CENTS REASON, ';

/** Arguments of a command for a draw or an auction. */
export const closingUsage = (command: Closing): string =>
  `show EVENT, open EVENT REASON, close EVENT REASON, stock EVENT OFFER PLACES REASON, ${command === 'auction' ? minimumUsage : ''}or export EVENT FILE.json|FILE.csv`;

const longestReason = 200;

/** Arguments of a command; `offer` is a name or an id. */
export type ClosingWords = { event: string } & (
  | { change: 'show' }
  | { change: 'open'; reason: string }
  | { change: 'close'; reason: string }
  | { change: 'stock'; offer: string; number: number; reason: string }
  | { change: 'minimum'; offer: string; number: number; reason: string }
  | { change: 'export'; file: string }
);

/** @throws Error if the reason is too long */
function readReason(words: readonly string[]): string {
  const reason = words.join(' ').trim();
  if (reason.length > longestReason) throw new Error(`A reason has at most ${longestReason} characters.`);
  return reason;
}

/** Returns undefined for words that make no sense. */
function readWords(change: string, event: string, rest: readonly string[]): ClosingWords | undefined {
  const [first = '', second = '', ...more] = rest;
  switch (change) {
    case 'show':
      return rest.length === 0 ? { change, event } : undefined;
    case 'open':
    case 'close': {
      const reason = readReason(rest);
      return reason === '' ? undefined : { change, event, reason };
    }
    case 'stock':
    case 'minimum': {
      const reason = readReason(more);
      const isWhole = /^[1-9]\d{0,8}$/.test(second);
      return isWhole && reason !== ''
        ? { change, event, offer: first, number: Number(second), reason }
        : undefined;
    }
    case 'export':
      return /\.(json|csv)$/.test(first) && rest.length === 1 ? { change, event, file: first } : undefined;
    default:
      return undefined;
  }
}

/**
 * Reads the arguments of a change.
 * @throws Error that explains the usage
 */
export function readClosingWords(
  command: Closing,
  [change = '', event = '', ...rest]: readonly string[],
): ClosingWords {
  const isKnown = event !== '' && (change !== 'minimum' || command === 'auction');
  const words = isKnown ? readWords(change, event, rest) : undefined;
  if (!words) throw new Error(`foyer ${command} ${closingUsage(command)}`);
  return words;
}
