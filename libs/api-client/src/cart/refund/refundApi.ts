import { refundEndpoints } from './endpoints.gen.ts';

/** Refunds. They change the fan's {product}, the receipts, and the availability. */
export const refundApi = refundEndpoints.enhanceEndpoints({
  endpoints: {
    getRefundCheckout: { providesTags: ['cart/refund', 'localised', 'verified'] },
    refundTokens: {
      invalidatesTags: (refund) =>
        refund
          ? [
              'cart/refund',
              'cart/order',
              'token-assignment/activity',
              'marketplace/offer',
              'marketplace/seat',
            ]
          : ['cart/refund'],
    },
  },
});
