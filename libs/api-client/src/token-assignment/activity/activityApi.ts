import { activityEndpoints } from './endpoints.gen.ts';

/** What a fan owns. */
export const activityApi = activityEndpoints.enhanceEndpoints({
  endpoints: {
    listAttendingEvents: { providesTags: ['Activity'] },
    getEventActivity: { providesTags: ['Activity'] },
    getEntrySecret: { keepUnusedDataFor: 0 },
  },
});
