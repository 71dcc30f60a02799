import type { CatalogueEvent } from '@foyer/catalogue';
import { toJson } from '../../platform/database/toJson.ts';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { stableId } from './stableId.ts';

/** Writes the promo codes and automatic discounts of an event. */
export async function writeDiscounts(
  tx: TransactionScope,
  eventId: string,
  event: CatalogueEvent,
): Promise<void> {
  const discounts = (event.discounts ?? []).map((discount, rank) => ({
    eventId,
    discountId: stableId('discount', event.vanityName, discount.code),
    code: discount.code,
    automatic: discount.automatic ?? false,
    label: toJson(discount.label),
    kind: discount.amount ? 'amount' : 'percent',
    amount: discount.amount?.amount ?? null,
    ratePpm: discount.ratePpm ?? null,
    minQuantity: discount.minQuantity ?? 1,
    cap: discount.cap ?? null,
    capPerPerson: discount.capPerPerson ?? null,
    startsAt: discount.startsAt ?? null,
    endsAt: discount.endsAt ?? null,
    rank,
  }));
  if (discounts.length > 0) await tx.insertInto('discount').values(discounts).execute();
}
