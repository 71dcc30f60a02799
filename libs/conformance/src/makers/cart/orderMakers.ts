import type { Owner } from '../../world/owner.ts';
import { free, sold, type NounMakers } from '../shared/nounMakers.ts';
import { orderOf } from '../shared/purchase.ts';

async function cursorOf({ client, person: { token } }: Owner): Promise<string> {
  return (await client.call('listOrders', { token, query: { limit: 1 } })).nextCursor ?? '';
}

export const orderMakers: NounMakers = {
  fields: {
    orderId: sold(async (owner) => (await orderOf(owner)).orderId),
    cursor: free(cursorOf),
  },
  answers: { getOrder: ['state'], listOrders: ['state'] },
};
