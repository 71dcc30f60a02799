import { cartEndpoints } from './endpoints.gen.ts';

/** Cart. What it holds and releases changes the availability. */
export const cartApi = cartEndpoints.enhanceEndpoints({
  endpoints: {
    checkoutCart: { invalidatesTags: ['marketplace/offer', 'marketplace/seat'] },
    clearCart: { invalidatesTags: ['marketplace/offer', 'marketplace/seat'] },
  },
});
