import { isOff, requestTypes, type MarketplaceType } from '@foyer/contract';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { countFree, stockIdOf } from '../../../sale/inventory/stockRepository.ts';
import { mayHold } from '../../../sale/offer/offerPolicy.ts';
import { readOffers } from '../offer/offerRepository.ts';

/** Tells whether access to an event can be bought at once now. */
async function isSold(
  db: Queryable,
  { eventId, status, now }: { eventId: string; status: string; now: Date },
): Promise<boolean> {
  const offers = await readOffers(db, eventId, undefined);
  const free = new Map<string, number>();
  for (const row of await countFree(db, eventId))
    free.set(stockIdOf(row), (free.get(stockIdOf(row)) ?? 0) + row.free);
  return offers.some(
    (offer) =>
      offer.category === 'EVENT_ACCESS' &&
      mayHold(offer, { status, now, free: free.get(stockIdOf(offer)) ?? 0 }).allowed,
  );
}

/** Lists the ways into an event that are open to a fan who has lost its draw or auction. */
export async function listStillOpen(
  db: Queryable,
  event: { eventId: string; status: string; now: Date },
): Promise<MarketplaceType[]> {
  const { eventId, status, now } = event;
  if (isOff({ status })) return [];
  const windows = await db
    .selectFrom('marketplace')
    .select('type')
    .where('eventId', '=', eventId)
    .where('type', 'in', requestTypes)
    .where('code', 'is', null)
    .where('opensAt', '<=', now)
    .where('closesAt', '>', now)
    .execute();
  return [
    ...((await isSold(db, event)) ? (['purchase'] as const) : []),
    ...requestTypes.filter((way) => windows.some(({ type }) => type === way)),
  ];
}
