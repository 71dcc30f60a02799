import { plain, sold, type NounMakers } from '../shared/nounMakers.ts';
import { refundOf } from '../shared/purchase.ts';
import { saleEvent } from '../shared/saleFields.ts';

export const refundMakers: NounMakers = {
  fields: {
    eventId: saleEvent,
    tokenIds: sold(async (owner) =>
      (await refundOf(owner)).flatMap(({ tokens }) => tokens.map(({ tokenId }) => tokenId)),
    ),
    acceptedAmount: plain(async (owner) => {
      const refunds = (await refundOf(owner)).map(({ refund }) => refund);
      return { ...refunds[0], amount: refunds.reduce((sum, { amount }) => sum + amount, 0) };
    }),
  },
  answers: { getRefundCheckout: ['state'] },
};
