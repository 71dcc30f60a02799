import { paymentMeansEndpoints } from './endpoints.gen.ts';

/** Payment methods, and the caller's stored cards. */
export const paymentMeansApi = paymentMeansEndpoints.enhanceEndpoints({
  endpoints: {
    listPaymentMeans: { providesTags: ['PaymentMeans'] },
    addPaymentMeans: { invalidatesTags: ['PaymentMeans'] },
    removePaymentMeans: { invalidatesTags: ['PaymentMeans'] },
    updatePaymentMeans: { invalidatesTags: ['PaymentMeans'] },
    verifyPaymentMeans: { invalidatesTags: ['PaymentMeans'] },
  },
});
