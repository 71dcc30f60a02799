import { createHash, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { normalisedCode } from '../discount/normalisedCode.ts';
import { saleAttempts } from '../settings/saleAttempts.ts';

/** Hashes of equal length are compared in constant time. Upper and lower case are the same: people type codes. */
const hashCode = (code: string): Buffer => createHash('sha256').update(normalisedCode(code)).digest();

/** Tells whether a sale window is for callers with this code. A window without a code is for everyone [C7.31]. */
export function isForCode(window: { code: string | null }, code: string | undefined): boolean {
  if (window.code === null) return true;
  return code !== undefined && timingSafeEqual(hashCode(window.code), hashCode(code));
}

/** Refuses a caller without the code of a window that has one. @throws Failure invalidOfferCode */
export function demandCode(window: { code: string | null }, code: string | undefined): void {
  if (!isForCode(window, code)) throw failure('invalidOfferCode');
}

async function hasCode(db: Queryable, eventId: string, code: string): Promise<boolean> {
  const windows = await db
    .selectFrom('marketplace')
    .select('code')
    .where('eventId', '=', eventId)
    .where('code', 'is not', null)
    .execute();
  return windows.filter((window) => isForCode(window, code)).length > 0;
}

/**
 * Refuses a code that opens no sale window of the event. To prevent guessing, wrong codes count per caller. Call it
 * before a transaction and before a cache, whose answers would bypass the limit.
 * @throws Failure invalidOfferCode, tooManyRequests
 */
export async function checkMarketplaceCode(
  platform: Platform,
  { eventId, marketplaceCode }: { eventId: string; marketplaceCode?: string },
  { ip }: { ip: string },
): Promise<void> {
  if (marketplaceCode === undefined) return;
  const attempts = saleAttempts(platform);
  await attempts.refusePast('wrongCodePerCaller', ip);
  if (await hasCode(platform.database.query, eventId, marketplaceCode)) return;
  await attempts.count('wrongCodePerCaller', ip);
  throw failure('invalidOfferCode');
}
