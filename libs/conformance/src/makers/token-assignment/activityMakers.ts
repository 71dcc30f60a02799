import { free, shown, sold, type NounMakers } from '../shared/nounMakers.ts';
import { orderOf } from '../shared/purchase.ts';
import { saleEvent } from '../shared/saleFields.ts';
import type { Owner } from '../../world/owner.ts';

async function cursorOf({ client, person: { token } }: Owner): Promise<string> {
  return (await client.call('listAttendingEvents', { token, query: { limit: 1 } })).nextCursor ?? '';
}

export const activityMakers: NounMakers = {
  fields: {
    // Answers only about events that the caller attends.
    eventId: shown(async (owner) => {
      await orderOf(owner);
      return saleEvent.make?.(owner);
    }),
    tokenId: sold(async (owner) => (await orderOf(owner)).tokens[0]!.tokenId),
    cursor: free(cursorOf),
  },
  answers: {
    getActivitySummary: ['state'],
    getEntrySecret: ['secret'],
    getEventActivity: ['state'],
    listActiveOfferEvents: ['state'],
    listAttendingEvents: ['state'],
  },
};
