import type { Discount, Locale } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { RequestFacts } from '../../../platform/http/operationContext.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readDatabaseTime } from '../../../platform/database/databaseClock.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { discountRefusal, discountsIn, readDiscounts } from '../../../sale/discount/discountRepository.ts';
import { discountOfCode, type DiscountRule } from '../../../sale/discount/discountRules.ts';
import { checkPromoCode } from '../../../sale/discount/promoCode.ts';
import { findEventsOfCode } from './discountRepository.ts';

/** Code that a caller asks about. */
interface CodeQuestion {
  eventId: string;
  currency: string;
  discountCode: string;
}

interface CodeContext {
  platform: Platform;
  locale: Locale;
  request: Pick<RequestFacts, 'ip'>;
}

const presentDiscount = (
  { code, label, amount, ratePpm, minQuantity, endsAt }: DiscountRule,
  { eventId, currency }: CodeQuestion,
): Discount => ({
  eventId,
  discountCode: code,
  label,
  minQuantity,
  ...(amount === null ? {} : { amount: { amount, currency } }),
  ...(ratePpm === null ? {} : { ratePpm }),
  ...(endsAt === null ? {} : { endsAt: endsAt.toISOString() }),
});

/**
 * Returns the discount of a code at an event, and whether a buyer has a use of it left [C7.23, C7.24].
 * @throws Failure invalidPromoCode, inactivePromoCode, promoCodeUsedUp, promoCodeUsedByBuyer, tooManyRequests
 */
export async function discountOf(
  { platform, locale, request }: CodeContext,
  asked: CodeQuestion,
  userId?: string,
): Promise<Discount> {
  const { eventId, discountCode } = asked;
  const db = platform.database.query;
  await checkPromoCode(platform, { eventId, promoCode: discountCode }, request);
  const rules = discountsIn(await readDiscounts(db, eventId), locale);
  const rule = discountOfCode(rules, discountCode, { now: await readDatabaseTime(db) });
  if (!rule) throw failure('invalidPromoCode');
  const refusal =
    userId === undefined ? null : await discountRefusal(db, { eventId, discountId: rule.discountId, userId });
  if (refusal !== null) throw failure(refusal);
  return presentDiscount(rule, asked);
}

/** Finds the event of a code that was entered without one: the soonest of those on sale here. */
export async function eventOfCode(
  { platform, request }: CodeContext,
  { discountCode, scope }: { discountCode: string; scope: EventScope },
): Promise<{ eventId: string; currency: string }> {
  const db: Queryable = platform.database.query;
  const [event] = await findEventsOfCode(db, { discountCode, scope, now: await readDatabaseTime(db) });
  if (event) return event;
  // Counts the wrong code.
  await checkPromoCode(platform, { eventId: platform.newId(), promoCode: discountCode }, request);
  throw failure('invalidPromoCode');
}
