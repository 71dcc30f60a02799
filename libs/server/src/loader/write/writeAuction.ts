import type { CatalogueEvent } from '@foyer/catalogue';
import { sql } from 'kysely';
import type { TransactionScope } from '../../platform/database/transactionScope.ts';
import { setAsideFor } from './setAsideFor.ts';
import { stableId } from './stableId.ts';

/** Writes the auction of an event that has one, with the free stock set aside for it. It takes offers immediately. */
export async function writeAuction(
  tx: TransactionScope,
  eventId: string,
  { sale, vanityName }: CatalogueEvent,
): Promise<void> {
  if (!sale.auction) return;
  const { step, mostSteps = null } = sale.auction;
  const marketplaceId = stableId('marketplace', vanityName, 'auction');
  await setAsideFor(tx, eventId, { vanityName, window: 'auction', marketplaceId });
  const auctionId = stableId('auction', vanityName);
  await tx.insertInto('auction').values({ eventId, auctionId, marketplaceId, state: 'open' }).execute();
  await sql`insert into auction_group (event_id, offer_group_id, inventory_item_id, minimum, maximum, step)
    select o.event_id, o.offer_group_id, o.inventory_item_id, o.face_price, o.face_price + ${mostSteps}::bigint * ${step},
      ${step}
    from offer_group o join inventory_item i using (event_id, inventory_item_id)
    where o.event_id = ${eventId} and o.marketplace_id = ${marketplaceId} and i.category = 'EVENT_ACCESS'
      and i.tokens_each = 1 and o.inventory_package_id is null`.execute(tx);
}
