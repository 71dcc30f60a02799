import type { WindowStock, Locale } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { moveStock } from '../../../sale/inventory/moveStock.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { countFree, stockIdOf, type StockKey } from '../../../sale/inventory/stockRepository.ts';

/** Places of a window from one item, with the offers that sell them; names in all locales. */
export interface ManagedStock extends StockKey {
  eventId: string;
  isSeated: boolean;
  offers: { offerGroupId: string; name: unknown }[];
  quantity: number;
  free: number;
  /** Free places of the item that are set aside for nothing. */
  spare: number;
}

interface OfferRow extends StockKey {
  offerGroupId: string;
  name: unknown;
  isSeated: boolean;
}

/** Reads the places of a window, those of the cheapest offer first. */
export async function readWindowStock(
  db: Queryable,
  { eventId, marketplaceId }: { eventId: string; marketplaceId: string },
): Promise<ManagedStock[]> {
  const { rows } = await sql<OfferRow>`
    select o.offer_group_id, o.name, o.inventory_item_id, i.seating = 'seated' as is_seated, a.allotment_id
    from offer_group o join inventory_item i using (event_id, inventory_item_id)
    left join allotment a on a.event_id = o.event_id and a.marketplace_id = o.marketplace_id
    where o.event_id = ${eventId} and o.marketplace_id = ${marketplaceId} and i.category = 'EVENT_ACCESS'
    order by o.face_price, o.offer_group_id`.execute(db);
  const counted = await countFree(db, eventId);
  const sumOf = (key: StockKey, name: 'free' | 'capacity') =>
    counted
      .filter((row) => stockIdOf(row) === stockIdOf(key))
      .reduce((sum, row) => sum + (row[name] ?? row.free), 0);
  const stocks = new Map<string, ManagedStock>();
  for (const { offerGroupId, name, isSeated, ...key } of rows) {
    const stock = stocks.get(key.inventoryItemId) ?? {
      ...{ ...key, eventId, isSeated, offers: [] },
      ...{ quantity: sumOf(key, 'capacity'), free: sumOf(key, 'free') },
      spare: key.allotmentId === null ? 0 : sumOf({ ...key, allotmentId: null }, 'free'),
    };
    stock.offers.push({ offerGroupId, name });
    stocks.set(key.inventoryItemId, stock);
  }
  return [...stocks.values()];
}

/** Finds the stock that an offer sells from. @throws notFound */
export const stockOf = (stocks: readonly ManagedStock[], offerGroupId: string): ManagedStock =>
  found(stocks.find(({ offers }) => offers.some((offer) => offer.offerGroupId === offerGroupId)));

export const presentStock = ({ offers, quantity, free }: ManagedStock, locale: Locale): WindowStock => ({
  offers: offers.map(({ offerGroupId, name }) => ({ offerGroupId, name: inLocale(name, locale) })),
  quantity,
  free,
});

/**
 * Changes the number of places of a window: added ones come from general stock, and removed ones return to it.
 * @throws stockNotAvailable with the available number
 */
export async function setWindowStock(
  tx: TransactionScope,
  stock: ManagedStock,
  quantity: number,
): Promise<void> {
  const { eventId, allotmentId, free, spare, quantity: before } = stock;
  const change = quantity - before;
  const refusal = failure('stockNotAvailable', { minimum: before - free, maximum: before + spare });
  if (allotmentId === null || change > spare || -change > free) throw refusal;
  if (!(await moveStock(tx, { ...stock, allotmentId }, { before, quantity }))) throw refusal;
  await countStock(tx, eventId);
}
