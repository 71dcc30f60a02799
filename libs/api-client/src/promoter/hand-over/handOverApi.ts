import { handOverEndpoints } from './endpoints.gen.ts';

/** Offers to sell an event. Who accepts one sells it from then on. */
export const handOverApi = handOverEndpoints.enhanceEndpoints({
  endpoints: {
    validateEngagementOffer: { keepUnusedDataFor: 0, providesTags: ['promoter/hand-over', 'localised'] },
    acceptEngagementOffer: { invalidatesTags: ['promoter/hand-over', 'promoter/inventory'] },
    declineEngagementOffer: { invalidatesTags: ['promoter/hand-over'] },
  },
});
