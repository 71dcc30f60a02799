import { sold, type NounMakers } from '../shared/nounMakers.ts';
import { orderOf } from '../shared/purchase.ts';

export const orderMakers: NounMakers = {
  fields: { orderId: sold(async (owner) => (await orderOf(owner)).orderId) },
  answers: { getOrder: ['state'] },
};
