import type { Database } from '../../platform/database/database.ts';
import { hours } from '../../platform/time/units.ts';
import type { SaleFixture } from './saleFixture.ts';

/** Makes the standing places of a sale ones of a stream, live since an hour ago although the doors open later. */
export async function addStream({ query }: Database, { eventId, standingItem }: SaleFixture): Promise<void> {
  await query
    .updateTable('event')
    .set({
      attendance: ['LIVE_ATTENDANCE', 'STREAMING'],
      streamStartsAt: new Date(Date.now() - hours(1)),
    })
    .where('eventId', '=', eventId)
    .execute();
  await query
    .updateTable('inventoryItem')
    .set({ attendance: 'STREAMING' })
    .where('eventId', '=', eventId)
    .where('inventoryItemId', '=', standingItem)
    .execute();
}
