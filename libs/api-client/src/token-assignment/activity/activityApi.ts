import { activityEndpoints } from './endpoints.gen.ts';

/** Queries of a fan's own {products}. */
export const activityApi = activityEndpoints.enhanceEndpoints({
  endpoints: {
    listAttendingEvents: { providesTags: ['token-assignment/activity', 'localised', 'verified'] },
    listActiveOfferEvents: {
      providesTags: [
        'token-assignment/activity',
        'marketplace/draw',
        'marketplace/auction',
        'localised',
        'verified',
      ],
    },
    getActivitySummary: {
      providesTags: [
        'token-assignment/activity',
        'marketplace/draw',
        'marketplace/auction',
        'marketplace/wait-list',
        'marketplace/secondary-listing',
        'verified',
      ],
    },
    getEventActivity: { providesTags: ['token-assignment/activity', 'localised', 'verified'] },
    getEntrySecret: { keepUnusedDataFor: 0 },
  },
});
