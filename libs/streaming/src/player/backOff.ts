const secondMs = 1_000;
const longestMs = 30 * secondMs;

/**
 * Returns the wait before the next attempt: 1, 2, 4 … 30 s, of which up to a half is left to chance, so that the viewers of
 * a show don't come back all at once.
 * @param attempt attempts that failed before, from 0
 */
export function backOffMs(attempt: number, random: () => number = Math.random): number {
  const wait = Math.min(secondMs * 2 ** attempt, longestMs);
  return Math.round(wait * (1 - random() / 2));
}
