import { marketplaceEndpoints } from './endpoints.gen.ts';

/** Events and offers. `Availability` is invalidated by every change of a cart. */
export const marketplaceApi = marketplaceEndpoints.enhanceEndpoints({
  addTagTypes: ['Event', 'Availability'],
  endpoints: {
    getEventProfile: { providesTags: ['Event'] },
    listEvents: { providesTags: ['Event'] },
    listCarousel: { providesTags: ['Event'] },
    listOfferGroups: { providesTags: ['Availability'] },
    listAvailableSections: { providesTags: ['Availability'] },
    listSeatsForSections: { providesTags: ['Availability'] },
    getSeatChart: { keepUnusedDataFor: 600 },
  },
});
