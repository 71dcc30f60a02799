import { tokenAssignmentEndpoints } from './endpoints.gen.ts';

/** What a fan owns. */
export const tokenAssignmentApi = tokenAssignmentEndpoints.enhanceEndpoints({
  addTagTypes: ['Activity'],
  endpoints: {
    listAttendingEvents: { providesTags: ['Activity'] },
    getEventActivity: { providesTags: ['Activity'] },
    getEntrySecret: { keepUnusedDataFor: 0 },
  },
});
