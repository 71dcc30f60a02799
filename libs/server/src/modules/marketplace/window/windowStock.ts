import type { WindowStock } from '@foyer/contract';
import { sql } from 'kysely';
import type { Queryable, TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure, found } from '../../../platform/http/failure.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import type { Locale } from '@foyer/contract';
import { setAside } from '../../../sale/inventory/allotmentRepository.ts';
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

/** Moves free seats into the allotment of a window, the best first, or out of it, the last first. @returns how many */
async function moveSeats(
  tx: TransactionScope,
  { eventId, inventoryItemId, allotmentId }: ManagedStock,
  change: number,
): Promise<number> {
  const [from, to] = change > 0 ? [null, allotmentId] : [allotmentId, null];
  const order = sql.raw(change > 0 ? 'asc' : 'desc');
  const { rows } = await sql<{ seatCode: string }>`
    select seat_code from event_seat
    where event_id = ${eventId} and inventory_item_id = ${inventoryItemId}
      and allotment_id is not distinct from ${from}::uuid and seat_is_free(state, held_until, foyer_now())
    order by row_rank ${order}, adjacency_index ${order}, seat_code ${order} limit ${Math.abs(change)}`.execute(
    tx,
  );
  const moved = await setAside(tx, {
    ...{ eventId, allotmentId: to },
    seatCodes: rows.map(({ seatCode }) => seatCode),
  });
  return moved.seatCodes.length;
}

/**
 * Changes the number of places of a window: added ones come from general stock, and removed ones return to it.
 * @throws stockNotAvailable with the available number
 */
export async function setWindowStock(
  tx: TransactionScope,
  stock: ManagedStock,
  quantity: number,
): Promise<void> {
  const { eventId, inventoryItemId: itemId, allotmentId, isSeated, free, spare } = stock;
  const change = quantity - stock.quantity;
  const refusal = failure('stockNotAvailable', {
    minimum: stock.quantity - free,
    maximum: stock.quantity + spare,
  });
  if (allotmentId === null || change > spare || -change > free) throw refusal;
  if (isSeated) {
    if ((await moveSeats(tx, stock, change)) < Math.abs(change)) throw refusal;
  } else {
    const { itemId: short } = await setAside(tx, {
      eventId,
      allotmentId,
      quantities: [{ itemId, quantity }],
    });
    if (short !== null) throw refusal;
  }
  await countStock(tx, eventId);
}
