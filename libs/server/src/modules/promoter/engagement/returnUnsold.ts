import { sql } from 'kysely';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { moveStock } from '../../../sale/inventory/moveStock.ts';
import { countStock } from '../../../sale/inventory/stockCounter.ts';
import { findEngagement, type EngagementKey } from './engagementRepository.ts';
import { readPromoterStock } from './promoterStock.ts';

/**
 * Returns what is left of a promoter's allotment to general sale. What guests have not paid yet stays with them.
 * @returns how many units
 */
export async function returnUnsold(tx: TransactionScope, key: EngagementKey): Promise<number> {
  const allotmentId = (await findEngagement(tx, key))?.allotmentId;
  if (!allotmentId) return 0;
  const { eventId } = key;
  let returned = 0;
  const seated = await listSeated(tx, eventId);
  // Seats first, then items: the order of locks. Once an item is locked, no promoter sells of it.
  for (const { inventoryItemId, left } of await readPromoterStock(tx, key)) {
    if (left === 0 || !seated.has(inventoryItemId)) continue;
    const stock = { eventId, allotmentId, inventoryItemId, isSeated: true };
    if (!(await moveStock(tx, stock, { before: left, quantity: 0 }))) continue;
    returned += left;
  }
  for (const { inventoryItemId, quantity, free } of await lockItems(tx, { eventId, allotmentId })) {
    const stock = { eventId, allotmentId, inventoryItemId, isSeated: false };
    await moveStock(tx, stock, { before: quantity, quantity: quantity - free });
    returned += free;
  }
  if (returned > 0) await countStock(tx, eventId);
  return returned;
}

async function listSeated(tx: TransactionScope, eventId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('inventoryItem')
    .select('inventoryItemId')
    .where('eventId', '=', eventId)
    .where('seating', '=', 'seated')
    .execute();
  return new Set(rows.map(({ inventoryItemId }) => inventoryItemId));
}

interface FreeItem {
  inventoryItemId: string;
  quantity: number;
  /** Neither held nor sold. */
  free: number;
}

/** Locks the items of an allotment, and lists those that have units left. */
async function lockItems(
  tx: TransactionScope,
  { eventId, allotmentId }: { eventId: string; allotmentId: string },
): Promise<FreeItem[]> {
  await sql`select from inventory_item i where i.event_id = ${eventId} and exists (select from item_allotment a
    where a.event_id = i.event_id and a.inventory_item_id = i.inventory_item_id and a.allotment_id = ${allotmentId})
    order by i.inventory_item_id for no key update`.execute(tx);
  const { rows } = await sql<FreeItem>`
    select inventory_item_id, quantity, quantity - held - sold as free from item_allotment
    where event_id = ${eventId} and allotment_id = ${allotmentId} and quantity > held + sold
    order by inventory_item_id`.execute(tx);
  return rows;
}
