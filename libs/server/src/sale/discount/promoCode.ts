import type { Platform } from '../../platform/platform.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import { saleAttempts } from '../settings/saleAttempts.ts';
import { readDiscounts } from './discountRepository.ts';
import { findByCode } from './discountRules.ts';

/**
 * Refuses a promo code that the event does not have. To prevent guessing, wrong codes count per caller. Call it
 * before a transaction [C5.09].
 * @throws Failure invalidPromoCode, tooManyRequests
 */
export async function checkPromoCode(
  platform: Platform,
  { eventId, promoCode }: { eventId: string; promoCode?: string },
  { ip }: { ip: string },
): Promise<void> {
  if (promoCode === undefined) return;
  const attempts = saleAttempts(platform);
  await attempts.refusePast('wrongCodePerCaller', ip);
  const discounts = await readDiscounts(platform.database.query, eventId);
  if (findByCode(discounts, promoCode)) return;
  await attempts.count('wrongCodePerCaller', ip);
  throw failure('invalidPromoCode');
}
