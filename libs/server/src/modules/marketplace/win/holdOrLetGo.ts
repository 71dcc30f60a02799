import { Failure } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';

const isSoldOut = (error: unknown): boolean => error instanceof Failure && error.code === 'purchaseSoldOut';

/**
 * Holds the places of a win, or releases it if they are gone because the stock was reduced. Any other failure is logged, and
 * the next run tries again.
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
    if (isSoldOut(error)) await letGo();
    else log.error({ err: error, ...what }, 'hold a win');
  }
}
