import type { Queryable } from '../../../platform/database/transactionScope.ts';
import { sql } from 'kysely';

/** Finds the items in a buyer's running carts of an event. */
export async function findItemsInCart(
  db: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ inventoryItemId: string }>`
    select distinct p.inventory_item_id from commitment c join line_part p using (event_id, commitment_id)
    where c.event_id = ${eventId} and c.user_id = ${userId} and c.kind = 'cart' and commitment_is_live(c.state)`.execute(
    db,
  );
  return new Set(rows.map(({ inventoryItemId }) => inventoryItemId));
}
