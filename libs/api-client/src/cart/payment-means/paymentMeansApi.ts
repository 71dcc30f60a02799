import { paymentMeansEndpoints } from './endpoints.gen.ts';

/** Payment methods, and the caller's stored cards. */
export const paymentMeansApi = paymentMeansEndpoints.enhanceEndpoints({
  endpoints: {
    listPaymentMeans: { providesTags: ['cart/payment-means', 'verified'] },
    addPaymentMeans: { invalidatesTags: ['cart/payment-means'] },
    removePaymentMeans: { invalidatesTags: ['cart/payment-means'] },
    updatePaymentMeans: { invalidatesTags: ['cart/payment-means'] },
    verifyPaymentMeans: { invalidatesTags: ['cart/payment-means'] },
  },
});
