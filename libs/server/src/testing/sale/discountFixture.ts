import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DiscountTable } from '../../platform/database/databaseSchema.gen.ts';
import { toJson } from '../../platform/database/toJson.ts';

/**
 * Adds a discount to an event: 10 % off access by default.
 * @returns its id
 */
export async function addDiscount(
  { query }: Database,
  eventId: string,
  { code, ...more }: { code: string } & Partial<Insertable<DiscountTable>>,
): Promise<string> {
  const discountId = randomUUID();
  const figure = more.amount === undefined ? { kind: 'percent', ratePpm: 100_000 } : { kind: 'amount' };
  const label = toJson({ 'en-US': `Offer ${code}`, 'fr-CA': `Offre ${code}` });
  await query
    .insertInto('discount')
    .values({ eventId, discountId, code, label, ...figure, ...more })
    .execute();
  return discountId;
}
