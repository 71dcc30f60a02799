import { repaymentEndpoints } from './endpoints.gen.ts';

const won = ['marketplace/draw', 'marketplace/auction'] as const;
const bought = [
  'marketplace/offer',
  'marketplace/seat',
  'token-assignment/activity',
  'cart/payment-means',
] as const;

/** Paying again for a win. A refused card changes the win too: the last attempt gives it up. */
export const repaymentApi = repaymentEndpoints.enhanceEndpoints({
  endpoints: { repayOffer: { invalidatesTags: (order) => (order ? [...won, ...bought] : won) } },
});
