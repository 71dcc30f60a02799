import { Failure } from '../../../platform/http/answers/failure.ts';
import type { Platform } from '../../../platform/platform.ts';

/**
 * Holds the places of a win, or lets it go if the rules refuse it, as when the stock was reduced: who is refused once would
 * be refused for ever, and a win that stays open keeps those who lost waiting. A broken connection or the like is logged,
 * and the next run tries again.
 * @param what names the win in the log
 */
export async function holdOrLetGo(
  { log }: Pick<Platform, 'log'>,
  what: object,
  { hold, letGo }: { hold: () => Promise<void>; letGo: () => Promise<void> },
): Promise<void> {
  try {
    await hold();
  } catch (error) {
    if (!(error instanceof Failure)) return log.error({ err: error, ...what }, 'hold a win');
    if (error.code !== 'purchaseSoldOut') log.error({ err: error, ...what }, 'let a win go');
    await letGo();
  }
}
