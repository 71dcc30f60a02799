import { paymentEndpoints } from './endpoints.gen.ts';

const changed = [
  'marketplace/offer',
  'marketplace/seat',
  'token-assignment/activity',
  'cart/payment-means',
] as const;

/** Payment. It changes the fan's {product}, the availability, and sometimes the stored cards. */
export const paymentApi = paymentEndpoints.enhanceEndpoints({
  endpoints: {
    payCart: { invalidatesTags: (order) => (order ? changed : []) },
    purchaseExternally: { invalidatesTags: (order) => (order ? changed : []) },
  },
});
