import { offerEndpoints } from './endpoints.gen.ts';

/** Offers. `Availability` is invalidated by every change of a cart. */
export const offerApi = offerEndpoints.enhanceEndpoints({
  endpoints: { listOfferGroups: { providesTags: ['Availability'] } },
});
