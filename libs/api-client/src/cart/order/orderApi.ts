import { orderEndpoints } from './endpoints.gen.ts';

/** Orders of the caller. */
export const orderApi = orderEndpoints.enhanceEndpoints({
  endpoints: {
    getOrder: { providesTags: ['cart/order', 'verified'] },
    // It has the names of attendees, which nothing else shows.
    getOrderDocument: { keepUnusedDataFor: 0 },
    listOrders: { providesTags: ['cart/order', 'localised', 'verified'] },
  },
});
