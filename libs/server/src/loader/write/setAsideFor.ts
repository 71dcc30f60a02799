import { sql } from 'kysely';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { insertAllotment, setAside } from '../../sale/inventory/allotmentRepository.ts';
import { stableId } from './stableId.ts';

/** Reads the free seats and quantities of a window's offers. */
async function freeStock(tx: TransactionScope, eventId: string, marketplaceId: string) {
  const seats = await sql<{ seatCode: string }>`
    select s.seat_code from event_seat s where s.event_id = ${eventId} and s.state = 'available'
      and s.inventory_item_id in (select o.inventory_item_id from offer_group o
        where o.event_id = s.event_id and o.marketplace_id = ${marketplaceId})`.execute(tx);
  const items = await sql<{ itemId: string; quantity: number }>`
    select i.inventory_item_id as item_id, i.capacity - i.sold as quantity from inventory_item i
    where i.event_id = ${eventId} and i.seating <> 'seated' and i.capacity is not null
      and i.inventory_item_id in (select o.inventory_item_id from offer_group o
        where o.event_id = i.event_id and o.marketplace_id = ${marketplaceId})
    order by i.inventory_item_id`.execute(tx);
  return { seatCodes: seats.rows.map(({ seatCode }) => seatCode), quantities: items.rows };
}

/** Sets the free stock of a window's offers aside for it. */
export async function setAsideFor(
  tx: TransactionScope,
  eventId: string,
  { vanityName, window, marketplaceId }: { vanityName: string; window: string; marketplaceId: string },
): Promise<void> {
  const allotmentId = stableId('allotment', vanityName, window);
  await insertAllotment(tx, { eventId, allotmentId, purpose: 'window', marketplaceId });
  const stock = await freeStock(tx, eventId, marketplaceId);
  const { itemId } = await setAside(tx, { eventId, allotmentId, ...stock });
  if (itemId !== null)
    throw new Error(`${vanityName}: too little of item ${itemId} is left for its ${window}`);
}
