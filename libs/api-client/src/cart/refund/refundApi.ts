import { isOutcomeUnknown } from '../../client/isOutcomeUnknown.ts';
import { refundEndpoints } from './endpoints.gen.ts';

const changed = [
  'cart/refund',
  'cart/order',
  'token-assignment/activity',
  'marketplace/offer',
  'marketplace/seat',
] as const;

/** Refunds. They change the fan's {product}, the receipts, and the availability. */
export const refundApi = refundEndpoints.enhanceEndpoints({
  endpoints: {
    getRefundCheckout: { providesTags: ['cart/refund', 'localised', 'verified'] },
    refundTokens: {
      invalidatesTags: (refund, error) => {
        if (refund) return changed;
        // The list stays, so that the same can be asked for again.
        return isOutcomeUnknown(error) ? [] : ['cart/refund'];
      },
    },
  },
});
