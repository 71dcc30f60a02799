import { cartEndpoints } from './endpoints.gen.ts';

/** Cart. Holds and releases change the availability. */
export const cartApi = cartEndpoints.enhanceEndpoints({
  endpoints: {
    checkoutCart: { invalidatesTags: ['marketplace/offer', 'marketplace/seat'] },
    clearCart: { invalidatesTags: ['marketplace/offer', 'marketplace/seat'] },
  },
});
