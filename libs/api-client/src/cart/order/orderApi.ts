import { orderEndpoints } from './endpoints.gen.ts';

/** Orders of the caller. */
export const orderApi = orderEndpoints.enhanceEndpoints({
  endpoints: { getOrder: { providesTags: ['cart/order', 'verified'] } },
});
