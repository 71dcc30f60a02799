import type { FoyerClient } from './foyerClient.ts';

/**
 * Corrects the client's clock by the `serverTime` of an answer, if it has one.
 * @param sentAt device time in epoch milliseconds at which the answer was asked for
 * @param keptMs longest time for which caches keep such an answer
 */
export function observeTime(client: FoyerClient, answer: unknown, sentAt: number, keptMs: number): void {
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'serverTime' in answer &&
    typeof answer.serverTime === 'string'
  ) {
    client.clock.observe(answer.serverTime, sentAt, client.deviceNow(), keptMs);
  }
}
