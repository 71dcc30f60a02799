import { buildSale } from '../../../../testing/sale/fixtures/saleFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const streamTraces: Traces = async ({ database, clock }, { userId }) => {
  const { eventId, standingItem: inventoryItemId } = await buildSale(database);
  const { query } = database;
  const at = clock.now();
  await query
    .insertInto('streamViewer')
    .values({ eventId, userId, inventoryItemId, firstWatchedAt: at })
    .execute();
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  await query.insertInto('streamMinute').values({ eventId, minute, userId }).execute();
  await query
    .insertInto('streamFeedback')
    .values({ eventId, userId, rating: 5, comment: 'Clear sound', givenAt: at })
    .execute();
};
