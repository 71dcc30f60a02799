import { free, type NounMakers } from '../shared/nounMakers.ts';
import { organiserId, saleEvent } from '../shared/saleFields.ts';
import type { Owner } from '../../world/owner.ts';

async function cursorOf({ client }: Owner): Promise<string> {
  return (await client.call('listEvents', { query: { limit: 1 } })).nextCursor ?? '';
}

export const eventMakers: NounMakers = {
  fields: { eventId: saleEvent, clientId: organiserId, cursor: free(cursorOf) },
  answers: { getEventProfile: ['state'], listCarousel: ['state'], listEvents: ['state'] },
};
