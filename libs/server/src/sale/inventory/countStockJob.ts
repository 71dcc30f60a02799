import { inTransaction } from '../../platform/database/inTransaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { countStock, findStaleStock } from './stockCounter.ts';

const eventsAtATime = 100;

/** Refreshes availability and prices in lists for events with recent sales. */
export const countStockJob = defineJob<Record<string, never>>({
  name: 'countStock',
  everySeconds: 60,
  handle: async (_payload, { platform }) => {
    for (const eventId of await findStaleStock(platform.database.query, eventsAtATime)) {
      await inTransaction(platform.database, (tx) => countStock(tx, eventId));
    }
  },
});
