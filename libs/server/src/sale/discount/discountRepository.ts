import type { ItemCategory, Locale } from '@foyer/contract';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import type { DiscountRule } from './discountRules.ts';

/** Reason for which no further use of a code can be taken. */
export type DiscountRefusal = 'promoCodeUsedUp' | 'promoCodeUsedByBuyer';

/** Discount with its label in all locales. */
export type DiscountRow = Omit<DiscountRule, 'label'> & { label: unknown };

/** Reads the discounts of an event, active or not. */
export async function readDiscounts(db: Queryable, eventId: string): Promise<DiscountRow[]> {
  const rows = await db
    .selectFrom('discount')
    .select([
      'discountId',
      'code',
      'automatic',
      'label',
      'bearer',
      'amount',
      'ratePpm',
      'categories',
      'offerGroupIds',
      'minQuantity',
      'startsAt',
      'endsAt',
      'active',
    ])
    .where('eventId', '=', eventId)
    .orderBy('rank')
    .orderBy('code')
    .execute();
  return rows.map((row) => ({
    ...row,
    bearer: row.bearer as DiscountRule['bearer'],
    categories: row.categories as ItemCategory[],
  }));
}

export const discountsIn = (rows: readonly DiscountRow[], locale: Locale): DiscountRule[] =>
  rows.map((row) => ({ ...row, label: inLocale(row.label, locale) }));

const callRefusal = functionCall<
  { eventId: string; discountId: string; userId?: string },
  { discountRefusal: DiscountRefusal | null }
>('discount_refusal');

/**
 * Returns the reason why a code has no use left for a buyer now; `null` if it has. Only a hold takes a use.
 */
export const discountRefusal = async (
  db: Queryable,
  ask: { eventId: string; discountId: string; userId?: string },
): Promise<DiscountRefusal | null> => (await callRefusal(db, ask)).discountRefusal;
