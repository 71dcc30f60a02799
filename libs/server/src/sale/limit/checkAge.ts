import type { Queryable } from '../../platform/database/transactionScope.ts';
import { allowed, demand, type Permission } from '../../platform/http/access/permission.ts';
import type { OfferFacts, SaleEvent } from '../offer/offerFacts.ts';
import { mayBuyAtAge, minimumAgeOf } from './agePolicy.ts';

/** Offers that a person wants, and their event. */
interface Wanted {
  event: Pick<SaleEvent, 'minimumAge' | 'day'>;
  offers: readonly Pick<OfferFacts, 'category' | 'minimumAge'>[];
}

async function readBirthDate(db: Queryable, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('userAccount')
    .select('dateOfBirth')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.dateOfBirth ?? null;
}

async function askAge(
  db: Queryable,
  userId: string,
  ages: { minimumAge: number; day: string },
): Promise<Permission> {
  return mayBuyAtAge(ages.minimumAge > 0 ? await readBirthDate(db, userId) : null, ages);
}

/** Tells whether a person is old enough for at least one of the offers. */
export async function mayBuySome(
  db: Queryable,
  userId: string,
  { event, offers }: Wanted,
): Promise<Permission> {
  if (offers.length === 0) return allowed;
  const minimumAge = Math.min(...offers.map((offer) => minimumAgeOf(event, offer)));
  return askAge(db, userId, { minimumAge, day: event.day });
}

/**
 * Refuses offers that a person is too young for. Every way of getting in calls it, and every payment.
 * @throws Failure belowMinimumEventAge with the age that all of them need
 */
export async function checkAge(db: Queryable, userId: string, { event, offers }: Wanted): Promise<void> {
  const minimumAge = Math.max(0, ...offers.map((offer) => minimumAgeOf(event, offer)));
  demand(await askAge(db, userId, { minimumAge, day: event.day }), { minimumAge });
}
