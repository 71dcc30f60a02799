import { cartEndpoints } from './endpoints.gen.ts';

/** Cart, payment and orders. A paid cart changes what the fan owns and what is left for others. */
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
