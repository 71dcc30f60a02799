import { paymentEndpoints } from './endpoints.gen.ts';

/** Payment. It changes what the fan owns, the availability, and sometimes the stored cards. */
export const paymentApi = paymentEndpoints.enhanceEndpoints({
  endpoints: {
    payCart: { invalidatesTags: (order) => (order ? ['Availability', 'Activity', 'PaymentMeans'] : []) },
  },
});
