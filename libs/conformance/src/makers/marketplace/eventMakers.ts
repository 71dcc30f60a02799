import { free, type NounMakers } from '../shared/nounMakers.ts';
import { noCode, organiserId, saleEvent } from '../shared/saleFields.ts';
import type { Owner } from '../../world/owner.ts';

async function cursorOf({ client }: Owner): Promise<string> {
  return (await client.call('listEvents', { query: { limit: 1 } })).nextCursor ?? '';
}

export const eventMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    marketplaceCode: noCode,
    clientId: organiserId,
    // Filters of a public list: any id is answered.
    performerId: free(),
    exceptPerformerId: free(),
    locationId: free(),
    seriesId: free(),
    cursor: free(cursorOf),
  },
  answers: {
    getEventProfile: ['state'],
    listCarousel: ['state'],
    listEvents: ['state'],
    listEventsByTag: ['state'],
  },
};
