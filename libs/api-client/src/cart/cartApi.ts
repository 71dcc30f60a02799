import { cartEndpoints } from './endpoints.gen.ts';

/** Cart, payment and orders. Paying invalidates what the fan owns and the availability. */
export const cartApi = cartEndpoints.enhanceEndpoints({
  addTagTypes: ['PaymentMeans', 'Availability', 'Activity', 'Order'],
  endpoints: {
    checkoutCart: { invalidatesTags: ['Availability'] },
    clearCart: { invalidatesTags: ['Availability'] },
    payCart: { invalidatesTags: (order) => (order ? ['Availability', 'Activity', 'PaymentMeans'] : []) },
    getOrder: { providesTags: ['Order'] },
    listPaymentMeans: { providesTags: ['PaymentMeans'] },
    addPaymentMeans: { invalidatesTags: ['PaymentMeans'] },
    removePaymentMeans: { invalidatesTags: ['PaymentMeans'] },
    updatePaymentMeans: { invalidatesTags: ['PaymentMeans'] },
    verifyPaymentMeans: { invalidatesTags: ['PaymentMeans'] },
  },
});
