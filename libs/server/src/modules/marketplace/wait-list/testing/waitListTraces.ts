import { randomUUID } from 'node:crypto';
import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const waitListTraces: Traces = async ({ database, clock }, { userId }) => {
  const { eventId, standing: offerGroupId, standingItem: inventoryItemId } = await buildSale(database);
  const [entryId, waitListId] = [randomUUID(), randomUUID()];
  const at = clock.now();
  const { query } = database;
  await query.insertInto('waitList').values({ eventId, waitListId, inventoryItemId, openedAt: at }).execute();
  await query
    .insertInto('waitListEntry')
    .values({ eventId, entryId, userId, quantity: 2, maySplit: false, state: 'waiting', joinedAt: at })
    .execute();
  await query.insertInto('waitListChoice').values({ eventId, entryId, offerGroupId }).execute();
};
