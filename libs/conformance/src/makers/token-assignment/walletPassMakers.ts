import { sold, type NounMakers } from '../shared/nounMakers.ts';
import { orderOf } from '../shared/purchase.ts';

export const walletPassMakers: NounMakers = {
  fields: { tokenId: sold(async (owner) => (await orderOf(owner)).tokens[0]!.tokenId) },
};
