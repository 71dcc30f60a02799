import type { CatalogueEvent } from '@foyer/catalogue';
import { sql } from 'kysely';
import type { TransactionScope } from '../platform/database/transactionScope.ts';
import { insertAllotment, setAside } from '../sale/inventory/allotmentRepository.ts';
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

/**
 * Writes the draw of an event that has one, with what is free set aside for it. Its seed is a secret and no part of the
 * catalogue: the server chooses it and publishes its hash before it takes entries.
 */
export async function writeDraw(
  tx: TransactionScope,
  eventId: string,
  { sale, vanityName }: CatalogueEvent,
): Promise<void> {
  if (!sale.draw) return;
  const marketplaceId = stableId('marketplace', vanityName, 'draw');
  const allotmentId = stableId('allotment', vanityName, 'draw');
  await insertAllotment(tx, { eventId, allotmentId, purpose: 'window', marketplaceId });
  const { itemId } = await setAside(tx, {
    eventId,
    allotmentId,
    ...(await freeStock(tx, eventId, marketplaceId)),
  });
  if (itemId !== null) throw new Error(`${vanityName}: too little of item ${itemId} is left for its draw`);
  const drawId = stableId('draw', vanityName);
  const { autoClaim } = sale.draw;
  await tx.insertInto('draw').values({ eventId, drawId, marketplaceId, autoClaim, state: 'open' }).execute();
}
