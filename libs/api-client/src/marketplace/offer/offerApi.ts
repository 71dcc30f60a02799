import { offerEndpoints } from './endpoints.gen.ts';

/** Offers. Every change of a cart refreshes them. */
export const offerApi = offerEndpoints.enhanceEndpoints({
  endpoints: { listOfferGroups: { providesTags: ['marketplace/offer', 'localised'] } },
});
