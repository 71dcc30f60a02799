import { payoutEndpoints } from './endpoints.gen.ts';

/** Payout methods; only their owner changes them. */
export const payoutApi = payoutEndpoints.enhanceEndpoints({
  endpoints: {
    getSellerStatement: { providesTags: ['cart/payout', 'localised'] },
    listPayoutMethods: { providesTags: ['cart/payout'] },
    addPayPalAccount: { invalidatesTags: ['cart/payout'] },
    archivePayoutMethod: { invalidatesTags: ['cart/payout'] },
  },
});
