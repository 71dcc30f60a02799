import { own, type NounMakers } from '../shared/nounMakers.ts';
import { orderOf } from '../shared/purchase.ts';

export const orderMakers: NounMakers = {
  fields: { orderId: own(async (owner) => (await orderOf(owner)).orderId) },
  answers: { getOrder: ['state'] },
};
