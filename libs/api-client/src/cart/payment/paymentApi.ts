import { paymentEndpoints } from './endpoints.gen.ts';

const changed = [
  'marketplace/offer',
  'marketplace/seat',
  'token-assignment/activity',
  'cart/payment-means',
] as const;

/** Payment. It changes what the fan owns, the availability, and sometimes the stored cards. */
export const paymentApi = paymentEndpoints.enhanceEndpoints({
  endpoints: {
    payCart: { invalidatesTags: (order) => (order ? changed : []) },
    purchaseExternally: { invalidatesTags: (order) => (order ? changed : []) },
  },
});
