import { marketplaceEndpoints } from './endpoints.gen.ts';

/** Events and what is on sale. `Availability` goes stale whenever somebody's cart changes. */
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
